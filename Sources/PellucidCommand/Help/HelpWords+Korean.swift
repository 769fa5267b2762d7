// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension HelpWords {
  /// The Korean texts of the help, by the English ones.
  static let korean: [String: String] = [
    "Judges Swift sources in an editor while they are typed.":
      "편집기에서 입력하는 Swift 소스를 바로 판정합니다.",
    "It speaks the Language Server Protocol over standard input and output, and an editor starts it; Docs/editors.md "
      + "says how. Texts are in the language of the editor unless --language is given.":
      "표준 입출력으로 Language Server Protocol을 쓰며 편집기가 실행합니다. 설정 방법은 Docs/editors.md에 있습니다. "
      + "--language를 주지 않으면 편집기의 언어로 보여 줍니다.",
    "The command for the settings of an editor:":
      "편집기 설정에 적을 명령:",
    "With Korean texts, whatever the editor's language:":
      "편집기의 언어와 관계없이 한국어로:",
    "Offers judgements and drawings to assistants as tools.":
      "판정과 그리기를 어시스턴트의 도구로 제공합니다.",
    "It speaks the Model Context Protocol over standard input and output, and a client starts it; Docs/editors.md says "
      + "how. The tools are audit, explain, contrast and draw. They read files and write none.":
      "표준 입출력으로 Model Context Protocol을 쓰며 클라이언트가 실행합니다. 설정 방법은 Docs/editors.md에 있습니다. "
      + "도구는 audit, explain, contrast, draw입니다. 파일을 읽기만 하고 쓰지 않습니다.",
    "The command for the settings of a client:":
      "클라이언트 설정에 적을 명령:",
    "With Korean texts:":
      "한국어로:",
    "Prints the desktop's appearance, and where each value comes from.":
      "데스크톱의 화면 모드와 각 값의 출처를 출력합니다.",
    "With a flag of Auto it prints what Auto shows, and asks no desktop.":
      "자동 전환 플래그를 주면 자동 전환의 결과를 출력하며 데스크톱에 묻지 않습니다.",
    "The desktop now, and at every change:":
      "지금의 데스크톱과, 바뀔 때마다:",
    "Light or dark by the sun over Seoul:":
      "서울의 해에 따른 라이트 모드와 다크 모드:",
    "By a schedule, at a time:":
      "어떤 시각의 일정에 따라:",
    "a line now and at every change; without Auto until the bus goes away":
      "지금과 바뀔 때마다 한 줄. 자동 전환이 아니면 버스가 사라질 때까지",
    "the answer as JSON; with --follow one document a line":
      "답을 JSON으로. --follow와 함께 쓰면 한 줄에 문서 하나",
    "Auto: light while the sun is up at this place":
      "자동 전환: 이곳에 해가 떠 있는 동안 라이트 모드",
    "Auto: light between two times of the local day":
      "자동 전환: 하루의 두 시각 사이에 라이트 모드",
    "the time for Auto, such as 2026-06-21T18:30Z; now unless given; with --follow it goes on from there":
      "자동 전환의 시각(예: 2026-06-21T18:30Z). 없으면 지금이며, --follow를 쓰면 거기서부터 흐릅니다",
    "Auto: by what a light sensor measured, a second apart":
      "자동 전환: 조도 센서가 1초 간격으로 잰 값에 따라",
    "Auto: by the light sensor of this computer":
      "자동 전환: 이 컴퓨터의 조도 센서에 따라",
    "language of what is printed; as LANG says unless given":
      "출력하는 언어. 없으면 LANG을 따릅니다",
    "no progress and no notes":
      "진행 상황과 메모를 출력하지 않습니다",
    "this text":
      "이 도움말",
    "your NAME.svg templates, before the others":
      "다른 것보다 먼저 찾는 NAME.svg 템플릿 폴더",
    "your fonts: a file, or a folder of them":
      "쓸 폰트: 파일 또는 폴더",
    "pixels per point, 0.5 to 8":
      "포인트당 픽셀 수, 0.5–8",
    "threads, 1 to 256; never changes the picture":
      "스레드 수, 1–256. 그림은 달라지지 않습니다",
    "Every verb":
      "모든 명령",
    "What":
      "대상",
    "Settings":
      "설정",
    "Output":
      "출력",
    "Judging":
      "판정",
    "kind of control that the glass is; none unless given":
      "Liquid Glass가 어떤 컨트롤인지. 없으면 none",
    "points; the usual size of the control unless given":
      "포인트. 없으면 컨트롤의 보통 크기",
    "a colour of the glass":
      "Liquid Glass의 색조",
    "from clear to tinted glass; 0.5 is usual":
      "맑은 유리에서 물든 유리까지. 보통은 0.5",
    "the Reduce Motion setting, to which glass reacts":
      "동작 줄이기 설정. Liquid Glass가 반응합니다",
    "the Show Borders setting, to which glass reacts":
      "테두리 보기 설정. Liquid Glass가 반응합니다",
    "chosen numbers of glass, such as darkBelow=0.4; Docs/scene.md has their names":
      "Liquid Glass의 선택한 수(예: darkBelow=0.4). 이름은 Docs/scene.md에 있습니다",
    "the moment that is drawn: 0…3600":
      "그릴 순간: 0…3600",
    "2…240 moments side by side; with -o OUT.apng the frames of an animation":
      "나란히 놓을 순간 2…240개. -o OUT.apng를 쓰면 애니메이션의 프레임 수",
    "from the first moment to the last; unless given, to the end of the fade or a second after the last event":
      "첫 순간부터 마지막 순간까지. 없으면 전환이 끝나거나 마지막 이벤트의 1초 뒤까지",
    "a cross-fade to this appearance, --time seconds after the switch; or with --filmstrip or -o OUT.apng":
      "이 화면 모드로 넘어가는 전환. 바뀐 지 --time초 뒤, 또는 --filmstrip이나 -o OUT.apng와 함께",
    "the Bold Text setting: texts and symbols one weight heavier":
      "볼드체 텍스트 설정: 텍스트와 심볼이 한 단계 굵어집니다",
    "the size that text styles follow; of several, each is drawn":
      "텍스트 스타일이 따르는 크기. 여럿이면 하나씩 그립니다",
    "the size that text styles follow":
      "텍스트 스타일이 따르는 크기",
    "the Differentiate Without Color setting, which changes no colour":
      "색상 없이 구별 설정. 색은 바뀌지 않습니다",
    "the Smart Invert setting: all but pictures is inverted":
      "스마트 반전 설정: 그림을 뺀 모두를 반전합니다",
    "appearance, contrast, motion and accent of the desktop, before other flags":
      "데스크톱의 화면 모드, 대비, 동작, 강조색. 다른 플래그가 뒤에 적용됩니다",
    "the SVG documents of templates and icons, as JSON, for pages that draw symbols themselves":
      "템플릿과 아이콘의 SVG 문서를 JSON으로. 심볼을 스스로 그리는 페이지에 씁니다",
    "catalog, or folder of catalogs, for the scene's asset: names; may be repeated":
      "장면의 asset: 이름에 쓸 카탈로그나 그 폴더. 되풀이할 수 있습니다",
    "device that variants of assets are for":
      "에셋의 변형을 고를 기기",
    "size, scale, platform and family of a device, such as iphone-17-pro or ipad-landscape; of several, each is drawn":
      "기기의 크기, 배율, 플랫폼, 종류(예: iphone-17-pro, ipad-landscape). 여럿이면 하나씩 그립니다",
    "direction of the interface and of assets; of several, each is drawn":
      "인터페이스와 에셋의 방향. 여럿이면 하나씩 그립니다",
    "language of components and of assets, such as ko; of several, each is drawn":
      "컴포넌트와 에셋의 언어(예: ko). 여럿이면 하나씩 그립니다",
    "picture or colour behind it; a path that begins with # is ./#…":
      "뒤에 놓을 그림이나 색. #으로 시작하는 경로는 ./#…로 적습니다",
    "system whose numbers apply":
      "수를 따를 시스템",
    "light or dark":
      "라이트 모드 또는 다크 모드",
    "the Increase Contrast setting":
      "대비 증가 설정",
    "the Reduce Transparency setting":
      "투명도 줄이기 설정",
    "at the bottom, or in front of another interface":
      "맨 아래에 있는지, 다른 인터페이스 앞에 있는지",
    "published generation of the numbers":
      "수가 공개된 세대",
    "accent colour of the settings":
      "설정의 강조색",
    "colour space of the picture":
      "그림의 색 공간",
    "windows are active":
      "윈도우가 활성 상태입니다",
    "windows are inactive":
      "윈도우가 비활성 상태입니다",
    "windows pick up colour from the desktop (macOS)":
      "윈도우가 데스크톱의 색을 띱니다(macOS)",
    "windows keep the material's own colour (macOS)":
      "윈도우가 머티리얼 자체의 색을 지킵니다(macOS)",
    "Proves the lowest contrast over every possible backdrop.":
      "가능한 모든 배경에서 가장 낮은 대비를 증명합니다.",
    "Reads, judges, shows and changes Apple's asset catalogs.":
      "Apple의 에셋 카탈로그를 읽고, 판정하고, 보여 주고, 바꿉니다.",
    "Counts the assets of a catalog by kind.":
      "카탈로그의 에셋을 종류별로 셉니다.",
    "PATH is a catalog, or a folder: then all catalogs and icon documents in it are counted.":
      "PATH는 카탈로그나 폴더입니다. 폴더면 그 안의 모든 카탈로그와 아이콘 문서를 셉니다.",
    "The assets of an app:":
      "앱의 에셋:",
    "the counts and everything that was found while reading, as JSON":
      "개수와 읽으면서 찾은 모든 것을 JSON으로",
    "Resolves every colour set of a catalog as the platform does.":
      "카탈로그의 모든 색상 세트를 플랫폼처럼 해석합니다.",
    "Each is resolved for every idiom, subtype and gamut in light and dark, with and without Increase Contrast. PATH may be a folder of catalogs.":
      "기기, 하위 종류, 색 영역마다 라이트 모드와 다크 모드에서, 대비 증가를 켜고 끄며 해석합니다. PATH는 카탈로그가 든 폴더여도 됩니다.",
    "The colours of an app, as JSON:":
      "앱의 색을 JSON으로:",
    "as JSON: #rrggbbaa in sRGB, REF:platform:name, or null":
      "JSON으로: sRGB의 #rrggbbaa, REF:platform:name, 또는 null",
    "Writes a variant of a colour set, or those that lint suggests.":
      "색상 세트의 변형 하나, 또는 lint가 제안하는 변형을 씁니다.",
    "Only the lines that have to change do. NAME may be left out where PATH has one colour set.":
      "바뀌어야 하는 줄만 바뀝니다. PATH에 색상 세트가 하나면 NAME을 뺄 수 있습니다.",
    "A colour for the dark:":
      "다크 모드의 색:",
    "What lint suggests, without writing it:":
      "lint의 제안을 쓰지 않고 보기:",
    "the colour to write":
      "쓸 색",
    "what lint suggests for its errors and warnings":
      "lint가 오류와 경고에 대해 제안하는 것",
    "prints what would be written and writes nothing":
      "쓸 내용을 출력만 하고 쓰지 않습니다",
    "needed with --color; limits --suggested":
      "--color에는 있어야 하며, --suggested의 범위를 좁힙니다",
    "standard unless given; limits --suggested":
      "없으면 standard. --suggested의 범위를 좁힙니다",
    "all unless given":
      "없으면 모두",
    "that of the entries if they have one in common, else universal, unless given":
      "없으면 항목들의 공통된 기기, 그것도 없으면 universal",
    "Judges the colours, pictures and icons of catalogs.":
      "카탈로그의 색과 그림과 아이콘을 판정합니다.",
    "They are judged in every variant: contrast, light and dark, Increase Contrast, outlines that are lost. PATH may be a folder of catalogs.":
      "대비, 라이트 모드와 다크 모드, 대비 증가, 사라지는 윤곽을 모든 변형에서 판정합니다. PATH는 카탈로그가 든 폴더여도 됩니다.",
    "Judge, for a comment on a change:":
      "변경에 달 댓글로 판정하기:",
    "Judge the pairs that scenes draw:":
      "장면이 그리는 짝을 판정하기:",
    "as --reporter json":
      "--reporter json과 같습니다",
    "a scene document or a folder of them, for what lies on what; may be repeated":
      "무엇이 무엇 위에 놓이는지 알려 주는 장면 문서나 그 폴더. 되풀이할 수 있습니다",
    "Shows an asset in all its variants, or every colour set.":
      "에셋 하나의 모든 변형이나 모든 색상 세트를 보여 줍니다.",
    "It shows the contents of the file, and the results in light and dark, with and without Increase Contrast.":
      "파일의 내용과, 라이트 모드와 다크 모드에서 대비 증가를 켜고 끈 결과를 보여 줍니다.",
    "One asset:":
      "에셋 하나:",
    "A page of all colours:":
      "모든 색의 페이지:",
    "a page or picture of swatches":
      "견본의 페이지나 그림",
    "form of what is shown: html is a page of swatches; forms for editors and services have a note for each entry":
      "보여 주는 형식: html은 견본 페이지이며, 편집기와 서비스용 형식은 항목마다 메모가 있습니다",
    "Writes scene documents in their usual form.":
      "장면 문서를 보통의 모양으로 고쳐 씁니다.",
    "The order of keys and the white space change, and nothing else; values keep their notation. The names of files that change are printed. A folder stands for the scenes in it and in folders below. For - the document of standard input is printed.":
      "키의 순서와 공백만 바뀌고 값의 표기는 그대로입니다. 바뀌는 파일의 이름을 출력합니다. 폴더는 그 안과 하위 폴더의 장면을 뜻합니다. -를 적으면 표준 입력의 문서를 고쳐 출력합니다.",
    "A document in its usual form:":
      "문서를 보통의 모양으로:",
    "A check that writes nothing:":
      "쓰지 않고 검사하기:",
    "writes nothing; files that would change are named, and exit with 1":
      "쓰지 않습니다. 바뀔 파일의 이름을 출력하고 1로 끝납니다",
    "Writes a first scene, a configuration and a workflow for GitHub.":
      "첫 장면과 설정 파일, GitHub 워크플로를 씁니다.",
    "In the folder of an app:":
      "앱의 폴더에:",
    "Prints the JSON Schema of scene documents, or of configurations.":
      "장면 문서나 설정 파일의 JSON 스키마를 출력합니다.",
    "Editors complete and check documents whose key $schema names the file.":
      "$schema 키가 이 파일을 가리키면 편집기가 문서를 완성하고 검사합니다.",
    "The schema of scenes:":
      "장면의 스키마:",
    "The schema of .pellucid.json:":
      ".pellucid.json의 스키마:",
    "Draws Apple's materials, Liquid Glass, vibrancy and appearance, and judges how readable texts on them are.":
      "Apple의 머티리얼, Liquid Glass, 바이브런시, 화면 모드를 그리고, 그 위의 텍스트가 얼마나 잘 읽히는지 판정합니다.",
    "Verbs:":
      "명령:",
    "Exit codes:":
      "종료 코드:",
    "Examples:":
      "예:",
    "pellucid help VERB, or pellucid VERB --help, explains one verb.":
      "명령 하나의 설명은 pellucid help VERB나 pellucid VERB --help로 볼 수 있습니다.",
    "Prints the page of the manual, in roff.":
      "매뉴얼 페이지를 roff로 출력합니다.",
    "make install puts it where man looks for it.":
      "make install이 man이 찾는 곳에 둡니다.",
    "The source of the page:":
      "페이지의 원본:",
    "Proves the lowest contrast of a foreground on Liquid Glass.":
      "Liquid Glass 위에 놓인 전경의 가장 낮은 대비를 증명합니다.",
    "Both appearances are judged unless one is given. The bound holds where no light of the rim reaches. What does not hold is exit code 1, and repairs are searched for.":
      "화면 모드를 정하지 않으면 둘 다 판정합니다. 한계값은 가장자리 빛이 닿지 않는 곳에서 성립합니다. 지켜지지 않으면 종료 코드 1이며 고칠 방법을 찾습니다.",
    "White on clear glass with a dimmed ground:":
      "어둡게 한 바탕의 맑은 유리 위에 놓인 흰색:",
    "A label on a toolbar that turns with its ground:":
      "바탕에 따라 바뀌는 도구 막대 위의 레이블:",
    "the variant of the glass":
      "Liquid Glass의 변형",
    "black below clear glass, none unless given; automatic is the lower of none and 35 %":
      "맑은 유리 아래의 검은색. 없으면 none이며, automatic은 none과 35 % 가운데 낮은 쪽",
    "the lower of light and dark glass, for what turns by what lies behind":
      "뒤에 놓인 것에 따라 바뀌는 것에 대해, 밝은 유리와 어두운 유리 가운데 낮은 쪽",
    "the contrast to hold, 1…21; 4.5 unless given":
      "지켜야 할 대비, 1…21. 없으면 4.5",
    "every combination of the settings that are not given, or of those named here":
      "지정하지 않은 설정의 모든 조합, 또는 여기에 적은 설정의 조합",
    "Proves the lowest contrast of a foreground on a material.":
      "머티리얼 위에 놓인 전경의 가장 낮은 대비를 증명합니다.",
    "Both appearances are judged unless one is given. What does not hold is exit code 1, and repairs are searched for.":
      "화면 모드를 정하지 않으면 둘 다 판정합니다. 지켜지지 않으면 종료 코드 1이며 고칠 방법을 찾습니다.",
    "draws it over the photo, over its worst backdrop and over grey, with the ratios":
      "사진, 가장 나쁜 배경, 회색 위에 대비와 함께 그립니다",
    "the photo of that picture":
      "그 그림의 사진",
    "draws the lowest and the highest contrast by the luminance of the backdrop":
      "배경의 휘도에 따른 가장 낮은 대비와 가장 높은 대비를 그립니다",
    "draws the contrasts of the labels in colour":
      "레이블의 대비를 색으로 그립니다",
    "A label on a thin material:":
      "얇은 머티리얼 위의 레이블:",
    "Every combination of settings of a colour on a menu:":
      "메뉴 위의 색을 설정의 모든 조합에서:",
    "the material, or that of a role":
      "머티리얼, 또는 역할의 머티리얼",
    "everything that is known, as JSON":
      "아는 것 모두를 JSON으로",
    "label, secondaryLabel, …, a colour's name, or a colour":
      "label, secondaryLabel, …, 색의 이름, 또는 색",
    "Proves the lowest contrast of the texts and symbols of scenes.":
      "장면의 텍스트와 심볼의 가장 낮은 대비를 증명합니다.",
    "Each is judged over every backdrop that can lie behind it. What does not hold is exit code 1. A folder stands for the scenes in it and in folders below.":
      "뒤에 놓일 수 있는 모든 배경에서 하나씩 판정합니다. 지켜지지 않으면 종료 코드 1입니다. 폴더를 적으면 그 안과 아래 폴더의 장면을 뜻합니다.",
    "A scene in every combination of settings:":
      "설정의 모든 조합에서 장면 판정하기:",
    "All scenes of a folder, in one report:":
      "폴더의 모든 장면을 보고서 하나로:",
    "The repairs, as a difference:":
      "고칠 곳을 차이로:",
    "writes repairs of the texts that fail into the documents, and reports what is left":
      "지켜지지 않는 텍스트의 고칠 방법을 문서에 쓰고 남은 것을 보고합니다",
    "with --fix: prints the difference, and writes nothing":
      "--fix와 함께: 차이를 출력하고 아무것도 쓰지 않습니다",
    "report for people: FOLDER/index.html, with pictures beside it":
      "사람이 읽는 보고서: FOLDER/index.html과 그 옆의 그림",
    "with --html: the pictures are put into the page, up to 50 MB":
      "--html과 함께: 그림을 페이지 안에 담습니다. 50MB까지",
    "with --html: without the views of three kinds of colour vision, for a third less time and size":
      "--html과 함께: 세 가지 색각의 그림 없이. 시간과 크기가 3분의 1 줄어듭니다",
    "draws the stated picture at the place where a text has the least contrast":
      "밝힌 그림을 텍스트의 대비가 가장 낮은 곳에 놓고 그립니다",
    "draws the contrast over the scene":
      "장면 위에 대비를 그립니다",
    "draws the scene over the backdrop that breaks it":
      "대비를 깨뜨리는 배경 위에 장면을 그립니다",
    "which text is large: 18 points, or 14 bold (wcag), or any bold (apple)":
      "큰 텍스트의 기준: 18포인트나 14포인트 볼드체(wcag), 또는 모든 볼드체(apple)",
    "the contrast to hold, 1…21; by size and kind unless given":
      "지켜야 할 대비, 1…21. 없으면 크기와 종류에 따라 정합니다",
    "lowest contrast on bars while the picture scrolls beneath":
      "그림이 아래로 스크롤되는 동안 막대 위의 가장 낮은 대비",
    "over these colours and their mixtures only: a picture, a folder of pictures, #RRGGBB, #RRGGBB-#RRGGBB, for a scene its own content; or any; may be repeated":
      "이 색과 그 혼합에 대해서만: 그림, 그림 폴더, #RRGGBB, #RRGGBB-#RRGGBB, 장면이면 자체 콘텐츠를 뜻하는 content, 또는 any. 되풀이할 수 있습니다",
    "over backdrops of at most this relative luminance (WCAG) and their mixtures only":
      "상대 휘도(WCAG)가 이 값 이하인 배경과 그 혼합에 대해서만",
    "over backdrops of at least this relative luminance and their mixtures only":
      "상대 휘도가 이 값 이상인 배경과 그 혼합에 대해서만",
    "Proves the lowest contrast of every foreground on every material.":
      "모든 머티리얼 위에 놓인 모든 전경의 가장 낮은 대비를 증명합니다.",
    "The table is of every platform and combination of settings; flags leave fewer of them. Some of the systems' own combinations do not hold, so that the exit code is 1 only with --require.":
      "표에는 모든 플랫폼과 설정의 조합이 있으며, 플래그로 줄일 수 있습니다. 시스템 자체의 조합 일부는 지켜지지 않으므로, --require를 쓸 때만 종료 코드가 1이 됩니다.",
    "Everything, as JSON:":
      "모두 JSON으로:",
    "All that lies on one material, for a review:":
      "머티리얼 하나 위에 놓이는 모든 것을 검토용으로:",
    "this material only, or that of a role":
      "이 머티리얼만, 또는 역할의 머티리얼만",
    "the labels of the components in its files too, on the page of --reporter markdown":
      "--reporter markdown의 페이지에 이 폴더 파일의 컴포넌트 레이블도 싣습니다",
    "the contrast to hold, 1…21; 4.5 unless given, and then nothing fails":
      "지켜야 할 대비, 1…21. 없으면 4.5이며, 그때는 실패하지 않습니다",
    "Writes colours and materials for web pages, design tools and Swift.":
      "웹 페이지, 디자인 도구와 Swift를 위한 색과 머티리얼을 씁니다.",
    "css is a style sheet whose custom properties follow the settings of the person, with a class for each material; the filter of a material is the nearest that browsers have, and its distance is stated. tokens is a resolver document of the Design Tokens format, version 2025.10, with a modifier for each setting or, with the PATH of a catalog, its colour sets with a modifier for each selector of their variants. catalog is the inverse: it writes the colour sets of the tokens at PATH into a new catalog. swift is a source for SwiftUI, and uikit one for UIKit or, for macos, AppKit, whose colours follow the settings. The platform is ios unless named.":
      "css는 사용자의 설정을 따르는 사용자 지정 속성과 머티리얼마다 클래스가 있는 스타일 시트입니다. 머티리얼의 필터는 브라우저에서 가장 가까운 것이며, 차이가 적혀 있습니다. tokens는 설정마다 modifier가 있는 Design Tokens 형식 2025.10판의 resolver 문서이며, 카탈로그의 PATH를 적으면 그 색상 세트의 문서로 변형의 선택자마다 modifier가 있습니다. catalog는 그 반대로, PATH에 있는 토큰의 색상 세트를 새 카탈로그에 씁니다. swift는 SwiftUI용, uikit은 UIKit용(macos에서는 AppKit용) 소스이며, 그 색은 설정을 따릅니다. 플랫폼은 적지 않으면 ios입니다.",
    "A style sheet of iOS:":
      "iOS의 스타일 시트:",
    "The colours of an app, for a design tool:":
      "디자인 도구에 쓸 앱의 색:",
    "A catalog of the tokens:":
      "토큰의 카탈로그:",
    "catalog that is written; it must not exist":
      "쓸 카탈로그. 있으면 안 됩니다",
    "Lists the semantic colours of a platform.":
      "플랫폼의 시맨틱 색을 나열합니다.",
    "The platform is ios unless named. Names come first, with as many appearances, contrasts and levels as fit the terminal, those that are not given; a terminal with true colours shows them. In --details a line has the confidence of its least certain column; --json has each column's own.":
      "플랫폼은 적지 않으면 ios입니다. 이름 다음에 지정하지 않은 화면 모드와 대비와 레벨이 터미널에 들어가는 만큼 나오며, 트루 컬러 터미널은 색을 보여 줍니다. --details의 줄에는 가장 불확실한 열의 신뢰도가, --json에는 열마다의 신뢰도가 있습니다.",
    "The colours of macOS in the dark:":
      "다크 모드의 macOS 색:",
    "Every combination, with sources:":
      "출처와 함께 모든 조합:",
    "All components of iOS's colours:":
      "iOS 색의 모든 성분:",
    "every combination of settings, with source and confidence":
      "설정의 모든 조합을 출처와 신뢰도와 함께",
    "all components, as JSON":
      "모든 성분을 JSON으로",
    "Lists the system components of a platform.":
      "플랫폼의 시스템 컴포넌트를 나열합니다.",
    "The platform is ios unless named. A scene has a component as a layer with the key component, and the keys that --details lists; the parts that lists of components have, such as menuItem, come last. The size is the natural one of a sample, with short titles and three parts in its lists, and the confidence the lowest of the component's numbers. Every number has its sources, which Docs/Sources.md explains, and the confidence in it; a number that no source has for the platform is that of iOS.":
      "플랫폼은 적지 않으면 ios입니다. 장면에서는 component 키가 있는 레이어가 컴포넌트이며, 키는 --details가 나열합니다. menuItem처럼 컴포넌트의 목록에 드는 부분은 끝에 나옵니다. 크기는 제목이 짧고 목록에 부분이 셋인 견본의 자연스러운 크기이고, 신뢰도는 컴포넌트의 수 가운데 가장 낮은 것입니다. 모든 수에는 Docs/Sources.md가 설명하는 출처와 신뢰도가 있으며, 그 플랫폼의 출처가 없는 수는 iOS의 것입니다.",
    "The components of macOS:":
      "macOS의 컴포넌트:",
    "The keys and numbers of one:":
      "하나의 키와 수:",
    "All of it as JSON:":
      "모두 JSON으로:",
    "keys, and numbers with source and confidence":
      "키, 그리고 출처와 신뢰도가 있는 수",
    "all of it, as JSON":
      "모두 JSON으로",
    "Lists materials, roles and glass.":
      "머티리얼과 역할과 Liquid Glass를 나열합니다.",
    "They are those of every platform unless one is named. A terminal with true colours shows each material over a middle grey, in light and dark unless one is given. In --details and --json they have their numbers, with source and confidence; with traits other than the platform, those that each name resolves to.":
      "플랫폼을 적지 않으면 모든 플랫폼의 것입니다. 트루 컬러 터미널은 중간 회색 위의 머티리얼을 라이트 모드와 다크 모드로, 하나를 지정하면 그것만 보여 줍니다. --details와 --json에는 출처와 신뢰도가 있는 수가 있으며, 플랫폼 말고 다른 설정을 주면 이름마다 해석된 수가 나옵니다.",
    "The materials of iOS:":
      "iOS의 머티리얼:",
    "All numbers:":
      "모든 수:",
    "The recipes of names in the dark:":
      "다크 모드에서 이름마다의 처방:",
    "the recipes, with source and confidence":
      "출처와 신뢰도가 있는 처방",
    "all numbers, as JSON":
      "모든 수를 JSON으로",
    "Lists the names of the symbols that scenes can draw.":
      "장면이 그릴 수 있는 심볼의 이름을 나열합니다.",
    "With a name it prints where that symbol comes from. A symbol is drawn from a template of the folder that is named, from one of Pellucid's own, or from an icon of Phosphor. Names are composed too: every listed name can stand in .circle, .square and other enclosures, with .slash, .badge.plus and the like, and before .on. and another name; letters and digits can stand in enclosures.":
      "이름을 주면 그 심볼의 출처를 출력합니다. 심볼은 지정한 폴더의 템플릿, Pellucid의 템플릿, 또는 Phosphor의 아이콘으로 그립니다. 이름은 합성할 수도 있습니다. 나열된 이름은 .circle, .square 같은 테두리 안에 놓거나 .slash, .badge.plus 등을 붙일 수 있고 다른 이름과 겹칠 수도 있으며, 글자와 숫자도 테두리 안에 놓을 수 있습니다.",
    "All names:":
      "모든 이름:",
    "The icon behind a name:":
      "이름이 가리키는 아이콘:",
    "Your own templates too, as JSON:":
      "직접 만든 템플릿도 JSON으로:",
    "the source of each symbol":
      "심볼마다의 출처",
    "names and sources, as JSON":
      "이름과 출처를 JSON으로",
    "Lists the inks of labels, fills and separators on materials.":
      "머티리얼 위의 레이블, 채우기, 구분선에 쓰는 잉크를 나열합니다.",
    "An ink is a matrix, or a colour with a blend mode; as many columns are printed as fit the terminal. With traits the list is of the materials under them, with the set of inks of each.":
      "잉크는 행렬이거나, 혼합 모드가 있는 색입니다. 터미널에 들어가는 만큼의 열을 출력합니다. 설정을 주면 그 설정에서의 머티리얼과 머티리얼마다의 잉크를 나열합니다.",
    "All inks:":
      "모든 잉크:",
    "The inks on the materials of iOS in the dark:":
      "다크 모드의 iOS 머티리얼 위의 잉크:",
    "all columns, with source and confidence":
      "출처와 신뢰도가 있는 모든 열",
    "where the picture goes":
      "그림을 쓸 곳",
    "bits per sample of the PNG":
      "PNG의 표본당 비트 수",
    "done":
      "끝났습니다",
    "findings, or pictures that differ":
      "판정 결과가 있거나 그림이 다릅니다",
    "wrong usage":
      "사용법이 잘못되었습니다",
    "an input is missing or bad":
      "입력이 없거나 잘못되었습니다",
    "an error inside Pellucid":
      "Pellucid 안의 오류입니다",
    "an output cannot be written":
      "출력을 쓸 수 없습니다",
    "what fails: less contrast over any backdrop, over wallpapers, or as drawn":
      "실패로 볼 것: 어떤 배경에서든, 배경 화면 위에서, 또는 그린 대로 대비가 모자랄 때",
    "the severity of a rule's findings: error, warning or note; may be repeated":
      "규칙의 심각도: error, warning, note. 되풀이할 수 있습니다",
    "warnings fail too":
      "경고도 실패로 봅니다",
    "form of the report":
      "보고서의 형식",
    "findings that are known and do not fail":
      "이미 알고 있어 실패로 보지 않는 결과",
    "makes today's findings the known ones":
      "오늘의 결과를 알고 있는 것으로 적습니다",
    "what cannot be decided, or was only sampled, fails too":
      "정할 수 없거나 표본만 살핀 것도 실패로 봅니다",
    "Explains a rule by its id, in English or Korean.":
      "규칙을 id로 찾아 영어나 한국어로 설명합니다.",
    "Without an id it lists all rules.":
      "id가 없으면 모든 규칙을 나열합니다.",
    "Judges Swift sources, property lists, interface files and catalogs.":
      "Swift 소스, 속성 목록, 인터페이스 파일과 카탈로그를 판정합니다.",
    "PATH is a project, a folder or a file; nothing is compiled. What a file alone cannot decide is a note to be reviewed. A "
      + "comment // pellucid:disable:next SRC01 REASON leaves a finding out. With --fix, the files are judged again after the "
      + "edits, and what is left is reported and decides the exit code.":
      "PATH는 프로젝트, 폴더 또는 파일입니다. 아무것도 컴파일하지 않습니다. 파일 하나로 정할 수 없는 것은 확인이 필요한 알림이 됩니다. "
      + "// pellucid:disable:next SRC01 까닭 주석은 결과를 뺍니다. --fix를 쓰면 고친 뒤 다시 판정해, 남은 것을 보고하고 종료 코드를 정합니다.",
    "A project:":
      "프로젝트:",
    "The lines that a branch changes, for a comment on them:":
      "브랜치가 바꾼 줄에 의견을 달 때:",
    "The edits that are safe, as a patch:":
      "안전한 수정만 패치로:",
    "only lines that were changed since a revision of Git":
      "Git 리비전 이후에 바뀐 줄만",
    "tests too, which are left out otherwise":
      "빼고 보는 테스트도 함께",
    "threads, 1 to 256; never changes the output":
      "스레드 수, 1–256. 출력은 달라지지 않습니다",
    "writes the edits that settle a finding and change nothing else, and reports what is left":
      "결과를 해결하고 다른 것은 바꾸지 않는 수정을 쓰고 남은 것을 보고합니다",
    "with --fix: prints the edits as a patch for git apply, writes nothing, and exits with 0":
      "--fix와 함께: 수정을 git apply용 패치로 출력하고 아무것도 쓰지 않으며, 종료 코드는 0입니다",
    "The rule RND02:":
      "규칙 RND02:",
    "A rule in Korean:":
      "규칙을 한국어로:",
    "Prints the completion of this program for a shell.":
      "이 프로그램의 셸 자동 완성을 출력합니다.",
    "make install puts all three where their shells look for them; elsewhere, write it to a file that the shell reads.":
      "make install이 셋 모두를 셸이 찾는 곳에 둡니다. 아니면 셸이 읽는 파일에 쓰세요.",
    "For bash:":
      "bash용:",
    "For fish:":
      "fish용:",
    "Compares scenes with recorded pictures.":
      "장면을 기록해 둔 그림과 비교합니다.",
    "Scenes, those of folders and those in folders below, are drawn in every combination of settings that no flag fixes, and compared with the pictures in __Snapshots__ beside them. The exit code is 1 if one differs or is missing.":
      "장면을, 폴더라면 그 안과 아래 폴더의 장면을 플래그가 정하지 않은 설정의 모든 조합으로 그려 옆에 있는 __Snapshots__의 그림과 비교합니다. 다르거나 없는 것이 있으면 종료 코드는 1입니다.",
    "Reports the snapshots of a run of tests.":
      "테스트 실행의 스냅샷을 보고합니다.",
    "FOLDER is where the run wrote its records: the value of PELLUCID_SNAPSHOT_REPORT, a new folder for each run. The report has every failure, and the references that no test uses any more. The exit code is 1 if a picture or tree differs or is missing.":
      "FOLDER는 실행이 기록을 쓴 폴더, 곧 PELLUCID_SNAPSHOT_REPORT의 값이며 실행마다 새 폴더를 씁니다. 실패한 것과 이제 어떤 테스트도 쓰지 않는 기준 파일을 보고합니다. 그림이나 트리가 다르거나 없으면 종료 코드는 1입니다.",
    "The page of a run:":
      "실행 하나의 페이지:",
    "Record the pictures of a folder:":
      "폴더의 그림을 기록하기:",
    "Compare, and keep what differs:":
      "비교하고, 다른 것을 남기기:",
    "The first quarter of the pictures, on one of four machines:":
      "네 대 가운데 한 대에서 그림의 첫 4분의 1 그리기:",
    "where expected | difference | actual of each failure and report.json go, or the results of a shard":
      "실패마다의 기대한 그림 | 차이 | 실제 그림과 report.json, 또는 나눈 몫의 결과를 쓸 곳",
    "draws one of N shares alone and writes its results, for pellucid snapshot merge; exits with 0 whatever they are":
      "N개로 나눈 몫 하나만 그려 pellucid snapshot merge에 줄 결과를 씁니다. 결과와 관계없이 0으로 끝납니다",
    "with --shard: results of an earlier run, taken where scene, files, reference, settings and program are the same; may be repeated":
      "--shard와 함께: 앞선 실행의 결과. 장면, 파일, 기준 그림, 설정, 프로그램이 같으면 그대로 씁니다. 여러 번 적을 수 있습니다",
    "Merges the shards of a run of snapshots.":
      "나누어 그린 스냅샷의 결과를 합칩니다.",
    "SHARD is a file that --shard wrote, or a folder with some in it or in its folders. Report, pictures and exit code are those of the run without shards. A shard that is lost, repeated or of another run is exit code 65.":
      "SHARD는 --shard로 만든 파일이거나, 그런 파일이 바로 또는 하위 폴더에 든 폴더입니다. 보고서와 그림, 종료 코드는 나누지 않은 실행과 같습니다. 없어지거나 겹치거나 다른 실행에 속한 몫이 있으면 종료 코드는 65입니다.",
    "The report of four machines:":
      "네 대의 보고서:",
    "where expected | difference | actual of each failure and report.json go":
      "실패마다의 기대한 그림 | 차이 | 실제 그림과 report.json을 쓸 곳",
    "keep what differs or is missing as the new reference; refused where CI is set":
      "다르거나 없는 것을 새 기준 그림으로 둡니다. CI가 설정되어 있으면 거부합니다",
    "in place of __Snapshots__":
      "__Snapshots__ 대신 쓸 폴더",
    "how far each pixel may be apart; exact unless given":
      "픽셀마다 허용하는 차이. 없으면 exact",
    "in place of it: 0.98 allows a ΔE2000 of 2 at each pixel":
      "그 대신: 0.98은 픽셀마다 ΔE2000 2까지 허용합니다",
    "share of pixels that have to be within, 0 to 1":
      "허용치 안에 있어야 하는 픽셀의 비율, 0–1",
    "Draws a system component in its states.":
      "시스템 컴포넌트를 상태대로 그립니다.",
    "pellucid components NAME lists the keys and states of one. A value of --set is JSON where it reads as JSON, else a text; state may be set several times. Buttons of a glass style are bordered in looks without glass.":
      "키와 상태는 pellucid components NAME이 나열합니다. --set의 값은 JSON으로 읽히면 JSON이고 아니면 텍스트이며, state는 여러 번 정할 수 있습니다. 유리 스타일의 버튼은 Liquid Glass가 없는 모양에서 테두리 버튼이 됩니다.",
    "A slider being dragged, over a picture:":
      "그림 위에서 끌고 있는 슬라이더:",
    "A tab bar in the dark, whose items are a list in JSON:":
      "항목을 JSON 목록으로 적은 다크 모드의 탭 막대:",
    "A component from a file:":
      "파일의 컴포넌트:",
    "size, baseline, contrasts and findings, as JSON":
      "크기, 기준선, 대비, 판정 결과를 JSON으로",
    "a property or a state, such as title=Save; may be repeated":
      "속성이나 상태(예: title=Save). 되풀이할 수 있습니다",
    "the component as a JSON object":
      "JSON 객체로 적은 컴포넌트",
    "direction of the interface":
      "인터페이스의 방향",
    "moment of the component's events":
      "컴포넌트 이벤트의 순간",
    "Compares two pictures.":
      "두 그림을 비교합니다.",
    "It prints the largest difference, the number of different pixels, the mean and ΔE2000. The exit code is 1 if the pictures differ by more than the tolerance.":
      "가장 큰 차이, 다른 픽셀의 수, 평균, ΔE2000을 출력합니다. 허용치보다 다르면 종료 코드는 1입니다.",
    "Allow one code value:":
      "한 단계의 차이 허용하기:",
    "Draw the difference:":
      "차이를 그리기:",
    "picture of the difference, stretched to full range":
      "전체 범위로 늘인 차이 그림",
    "the numbers as JSON":
      "수를 JSON으로",
    "largest difference that counts as equal, 0 to 255; 0 unless given":
      "같다고 볼 가장 큰 차이, 0–255. 없으면 0",
    "Draws a piece of Liquid Glass.":
      "Liquid Glass 한 조각을 그립니다.",
    "Glass over a picture:":
      "그림 위의 Liquid Glass:",
    "The numbers of a tinted button over grey:":
      "회색 위에 놓인 물든 버튼의 수:",
    "colour in the middle, numbers and findings, as JSON":
      "가운데의 색, 수, 판정 결과를 JSON으로",
    "black below clear glass; none unless given":
      "맑은 유리 아래의 검은색. 없으면 none",
    "light or dark by what lies behind, not by --appearance":
      "--appearance가 아니라 뒤에 놓인 것에 따라 밝거나 어둡게",
    "points; a capsule, or the system's corners, unless given":
      "포인트. 없으면 캡슐이나 시스템의 모서리",
    "Draws one material, or the material of a role.":
      "머티리얼 하나, 또는 역할의 머티리얼을 그립니다.",
    "A material over a picture, with a text on it:":
      "그림 위의 머티리얼과 그 위의 텍스트:",
    "The numbers of a menu's material over a colour:":
      "색 위에 놓인 메뉴 머티리얼의 수:",
    "colour in the middle, recipe and measured contrast, as JSON":
      "가운데의 색, 처방, 측정한 대비를 JSON으로",
    "a text on it: label, secondaryLabel, …, a colour's name, or a colour; may be repeated":
      "그 위의 텍스트: label, secondaryLabel, …, 색 이름, 또는 색. 여러 번 쓸 수 있습니다",
    "draws the measured contrast behind each text":
      "텍스트마다 뒤에 측정한 대비를 그립니다",
    "points; a panel in the centre, in place of the whole picture":
      "포인트. 그림 전체가 아니라 가운데의 패널",
    "A panel with several labels and their ratios:":
      "레이블 여러 개와 대비가 있는 패널:",
    "Draws scene documents.":
      "장면 문서를 그립니다.",
    "SCENE.json may be - for standard input. Flags override the document's traits. A folder stands for the scenes in it and in folders below; the pictures of several scenes go to a folder.":
      "SCENE.json에 -를 적으면 표준 입력입니다. 플래그는 문서의 설정보다 앞섭니다. 폴더를 적으면 그 안과 아래 폴더의 장면을 뜻하며, 여러 장면의 그림은 폴더에 씁니다.",
    "Draws the previews of Swift sources, without a Mac.":
      "Mac 없이 Swift 소스의 미리보기를 그립니다.",
    "SOURCE is a package, a Swift file, or a folder of files, which are compiled as they are: import SwiftUI is served by Pellucid's views. Each #Preview and PreviewProvider becomes a scene and a picture in FOLDER. Swift 6.3 must be on the search path.":
      "SOURCE는 패키지, Swift 파일 또는 파일이 있는 폴더이며 그대로 컴파일합니다. import SwiftUI는 Pellucid의 뷰가 대신합니다. #Preview와 PreviewProvider마다 장면과 그림을 FOLDER에 씁니다. Swift 6.3이 검색 경로에 있어야 합니다.",
    "The previews of a file:":
      "파일의 미리보기:",
    "All of a package in light and dark, with a report:":
      "패키지 전체를 라이트 모드와 다크 모드로, 보고서와 함께:",
    "every combination of appearance, contrast and transparency, or of the settings that are named here":
      "화면 모드, 대비, 투명도의 모든 조합. 설정을 적으면 그 설정의 모든 조합",
    "the size of the device, in points, in place of --device":
      "--device 대신 쓰는 기기의 크기(포인트)",
    "again whenever a source changes, until Ctrl-C, which exits with 0":
      "소스가 바뀔 때마다 다시. Ctrl-C로 끝내면 종료 코드는 0입니다",
    "where the scenes and their pictures go":
      "장면과 그림을 쓸 폴더",
    "Each scene of a folder:":
      "폴더의 장면을 하나씩:",
    "Every combination of settings, and a contact sheet:":
      "설정의 모든 조합과 밀착 인화:",
    "Again after every change:":
      "바뀔 때마다 다시:",
    "every combination of the settings that are not given, or of those named here, each beside OUT.png, and a contact sheet in it":
      "지정하지 않은 설정의 모든 조합, 또는 여기에 적은 설정의 조합을 OUT.png 옆에 하나씩, OUT.png에는 밀착 인화를",
    "again whenever the document, a picture or a catalog of it changes, until Ctrl-C, which exits with 0":
      "문서나 그 그림, 카탈로그가 바뀔 때마다 다시. Ctrl-C로 끝내면 종료 코드는 0",
    "where the picture goes, or the pictures of several scenes; may be left out with --json or --findings":
      "그림을 쓸 곳, 또는 여러 장면의 그림을 쓸 폴더. --json이나 --findings를 쓰면 뺄 수 있습니다",
    "measured contrast of every text, and findings, as JSON":
      "텍스트마다 측정한 대비와 판정 결과를 JSON으로",
    "what the guidelines would object to, and what the picture shows; errors exit with 1":
      "가이드라인에 어긋나는 것과 그림에서 드러나는 것. 오류가 있으면 종료 코드는 1",
    "with --findings: contrast on bars while the picture scrolls beneath":
      "--findings와 함께: 그림이 아래로 스크롤되는 동안 막대 위의 대비",
    "pairs, roles and fixed colours; unless given \(LintSettings.fileName) beside the catalog or above it":
      "짝, 역할, 고정된 색. 없으면 카탈로그 옆이나 위의 \(LintSettings.fileName)",
    "severities, ignored findings and backdrops; unless given \(GateFlags.fileName) beside the scene or above it":
      "심각도, 무시할 결과, 배경. 없으면 장면 옆이나 위의 \(GateFlags.fileName)",
    "They are \(StarterFile.all.map(\.path).joined(separator: ", ")) in FOLDER, or in the current folder. A file that is there already is never replaced: then nothing is written.":
      "\(StarterFile.all.map(\.path).joined(separator: ", "))을 FOLDER나 현재 폴더에 씁니다. 이미 있는 파일은 덮어쓰지 않으며, 그러면 아무것도 쓰지 않습니다.",
    "label unless given: label, secondaryLabel, …, a colour's name, or a colour":
      "없으면 label: label, secondaryLabel, …, 색의 이름, 또는 색",
    "this one only: label, secondaryLabel, …, a colour's name, or a colour":
      "이것만: label, secondaryLabel, …, 색의 이름, 또는 색",
    "User Commands":
      "사용자 명령",
    "draws and judges Apple's materials, Liquid Glass, vibrancy and appearance":
      "Apple의 머티리얼, Liquid Glass, 바이브런시, 화면 모드를 그리고 판정합니다",
    "NAME":
      "이름",
    "SYNOPSIS":
      "개요",
    "verb":
      "명령",
    "options":
      "옵션",
    "DESCRIPTION":
      "설명",
    "VERBS":
      "명령",
    "OPTIONS OF EVERY VERB":
      "모든 명령의 옵션",
    "EXIT STATUS":
      "종료 상태",
    "ENVIRONMENT":
      "환경 변수",
    "the language of what is printed: Korean or English":
      "출력하는 언어: 한국어 또는 영어",
    "no colours on a terminal, unless empty":
      "비어 있지 않으면 터미널에서 색을 쓰지 않습니다",
    "truecolor or 24bit lets lists of colours show them":
      "truecolor나 24bit면 색 목록에 색을 보입니다",
    "the width of help and lists, in place of the terminal's":
      "터미널의 너비 대신 쓸 도움말과 목록의 너비",
    "no progress and no colours if dumb":
      "dumb면 진행 상황과 색을 보이지 않습니다",
    "no recording of snapshots, unless empty, 0 or false":
      "비어 있거나 0, false가 아니면 스냅샷을 기록하지 않습니다",
    "the file that --reporter github appends a summary to":
      "--reporter github가 요약을 덧붙일 파일",
  ]
}
