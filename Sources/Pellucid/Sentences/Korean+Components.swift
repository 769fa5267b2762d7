// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

extension Language {
  /// Returns the summary of a component or of one of its properties, which is English, in the language; unchanged where it
  /// has no translation.
  func text(ofSummary summary: String) -> String {
    choose(summary, Korean.componentSummaries[summary] ?? summary)
  }
}

extension Korean {
  /// The Korean summaries of components and their properties, by the English ones.
  static let componentSummaries: [String: String] = [
    "A tab bar; on visionOS a vertical rail beside the window.":
      "탭 막대. visionOS에서는 윈도우 옆의 세로 막대.",
    "the tabs":
      "탭",
    "the selected tab, counted from 0; 0 unless stated, -1 for none":
      "선택된 탭, 0부터 셉니다. 없으면 0, -1이면 선택 없음",
    "the edge on iOS; bottom unless stated, top for the bar of iPadOS, with titles alone":
      "iOS에서 놓이는 변. 없으면 bottom, top은 제목만 있는 iPadOS의 막대",
    "the items before the tabs of a bar at the top, such as the button of the sidebar":
      "위에 놓인 막대에서 탭 앞의 항목(예: 사이드바 버튼)",
    "a bar at the bottom has shrunk to its selected tab (release 26 and later)":
      "아래에 놓인 막대가 선택된 탭으로 줄어든 상태(26 이후)",
    "an item above the tabs on iOS, beside them where they are minimised; its items are buttons":
      "iOS에서 탭 위의 항목, 줄어든 막대에서는 탭 옆의 항목. 그 안의 항목은 버튼",
    "plain leaves out the scroll edge below the bar":
      "plain은 막대 아래의 스크롤 가장자리를 뺍니다",
    "A bar of buttons, in groups.":
      "그룹으로 묶인 버튼 막대.",
    "the items at the leading end":
      "앞쪽 끝의 항목",
    "the items in the middle":
      "가운데의 항목",
    "the items at the trailing end":
      "뒤쪽 끝의 항목",
    "the edge that the bar lies at; bottom unless stated, on macOS top":
      "막대가 놓이는 변. 없으면 bottom, macOS에서는 top",
    "the title of the window on macOS":
      "macOS에서 윈도우의 제목",
    "the line below the title":
      "제목 아래의 줄",
    "A bar with a title and the way back.":
      "제목과 뒤로 가기가 있는 막대.",
    "the title":
      "제목",
    "the title of the screen before; an empty one shows the arrow alone":
      "이전 화면의 제목. 비어 있으면 화살표만",
    "the items behind the way back":
      "뒤로 가기 다음의 항목",
    "the title is large and lies below the items":
      "제목이 크고 항목 아래에 놓입니다",
    "content has scrolled, and the large title has moved between the items":
      "콘텐츠가 스크롤되어 큰 제목이 항목 사이로 옮겨졌습니다",
    "A sidebar with rows in sections.":
      "섹션으로 나뉜 행이 있는 사이드바.",
    "the large title above the rows":
      "행 위의 큰 제목",
    "the rows; a row with rows of its own is the header of a section":
      "행. 자기 행이 있는 행은 섹션의 머리글",
    "the selected row, counted from 0 without headers; 0 unless stated, -1 for none":
      "선택된 행, 머리글을 빼고 0부터 셉니다. 없으면 0, -1이면 선택 없음",
    "the selected row on macOS: automatic has the accent, plain is grey, as without the keyboard's focus":
      "macOS에서 선택된 행: automatic은 강조 색상, plain은 키보드 포커스가 없을 때처럼 회색",
    "A tab of a tab bar, or a row of a sidebar.":
      "탭 막대의 탭 또는 사이드바의 행.",
    "the symbol":
      "심볼",
    "the text of the badge":
      "배지의 텍스트",
    "search stands apart at the trailing end":
      "search는 뒤쪽 끝에 따로 놓입니다",
    "the rows of a section that this one heads":
      "이 행이 머리글인 섹션의 행",
    "A button of a bar.":
      "막대의 버튼.",
    "the symbol in place of the title":
      "제목 대신 쓰는 심볼",
    "the line below the title of an accessory":
      "액세서리의 제목 아래의 줄",
    "the buttons of an accessory":
      "액세서리의 버튼",
    "prominent is the main action, on tinted glass":
      "prominent는 색조를 띤 글래스 위의 주된 동작",
    "the purpose, which decides the colour":
      "색을 정하는 용도",
    "the item begins a new group":
      "이 항목에서 새 그룹이 시작됩니다",
    "the colour in place of the usual one":
      "보통 색 대신 쓰는 색",
    "A list of rows, in sections.":
      "섹션으로 나뉜 행의 목록.",
    "the look; automatic is plain on macOS, rows on shapes of their own on tvOS and watchOS, and groups elsewhere":
      "모양. automatic은 macOS에서 plain, tvOS와 watchOS에서 각자 모양이 있는 행, 그 밖에서 그룹",
    "the rows and sections":
      "행과 섹션",
    "Settings in groups.":
      "그룹으로 묶인 설정.",
    "A table with a header and columns.":
      "머리글과 열이 있는 표.",
    "the columns":
      "열",
    "the rows, whose texts are their `cells`":
      "행. 텍스트는 행의 `cells`",
    "true fills every other row":
      "true면 한 행 걸러 색을 채웁니다",
    "A section of a list or form.":
      "목록이나 양식의 섹션.",
    "the text above":
      "위의 텍스트",
    "the text below":
      "아래의 텍스트",
    "the rows":
      "행",
    "A row of a list, form or table.":
      "목록, 양식, 표의 행.",
    "A column of a table.":
      "표의 열.",
    "the title in the header":
      "머리글의 제목",
    "the width in points; natural unless stated":
      "포인트 단위의 너비. 없으면 내용에 맞춘 너비",
    "the order of the rows, by this column":
      "이 열에 따른 행의 순서",
    "A picture with a title below it.":
      "아래에 제목이 있는 그림.",
    "the text below the title":
      "제목 아래의 텍스트",
    "the path of the picture":
      "그림의 경로",
    "the symbol in place of a picture":
      "그림 대신 쓰는 심볼",
    "the colour in place of a picture":
      "그림 대신 쓰는 색",
    "the picture's width by its height; 16:9 unless stated":
      "그림의 높이에 대한 너비. 없으면 16:9",
    "A title with a row of lockups.":
      "제목과 그림 항목 한 줄.",
    "the columns of the grid; 4 unless stated":
      "격자의 열 수. 없으면 4",
    "the lockups":
      "제목이 있는 그림들",
    "the value at the end":
      "끝의 값",
    "the colour of a tile below the symbol":
      "심볼 아래 타일의 색",
    "the symbol at the end":
      "끝의 심볼",
    "the control at the end":
      "끝의 컨트롤",
    "the look; bordered has a line around it":
      "모양. bordered에는 둘레에 선이 있습니다",
    "the place of the texts; leading unless stated":
      "텍스트의 자리. 적지 않으면 leading",
    "true makes the text above larger":
      "true면 위의 텍스트를 크게 합니다",
    "the distance between rows in points, which have cards of their own then":
      "행 사이의 거리(포인트). 그러면 행마다 카드가 따로 있습니다",
    "the distance between sections in points; the platform's unless stated":
      "섹션 사이의 거리(포인트). 적지 않으면 플랫폼의 거리",
    "the colour of the line below the row":
      "행 아래 선의 색",
    "false hides the line below the row":
      "false면 행 아래의 선을 숨깁니다",
    "the actions that a swipe has uncovered at the end":
      "쓸어 넘겨 끝에 드러난 동작",
    "the cells of a table's row, one per column":
      "표의 행의 칸, 열마다 하나",
    "false leaves out the ground below the rows, for lists on a material":
      "false면 행 아래의 바탕을 뺍니다. 머티리얼 위의 목록에 씁니다",
    "A button with a title, a symbol or both.":
      "제목이나 심볼, 또는 둘 다 있는 버튼.",
    "the title; a button without title and symbol has the word of the `locale` for its role":
      "제목. 제목도 심볼도 없는 버튼에는 역할을 나타내는 `locale`의 낱말을 씁니다",
    "the symbol before the title":
      "제목 앞의 심볼",
    "the look; automatic is the platform's usual one":
      "모양. automatic은 플랫폼의 보통 모양",
    "the purpose, which decides weight and colour":
      "굵기와 색을 정하는 용도",
    "the colour in place of the accent":
      "강조 색상 대신 쓰는 색",
    "A switch, a checkbox, or a button that stays pressed.":
      "스위치, 체크상자, 또는 눌린 채로 있는 버튼.",
    "the label beside the control":
      "컨트롤 옆의 레이블",
    "the look; automatic is a checkbox on macOS and a switch elsewhere":
      "모양. automatic은 macOS에서 체크상자, 그 밖에서 스위치",
    "the symbol of a button":
      "버튼의 심볼",
    "the colour of the state on":
      "켜진 상태의 색",
    "A slider; on watchOS segments between two buttons.":
      "슬라이더. watchOS에서는 두 버튼 사이의 칸.",
    "the value; 0.5 unless stated":
      "값. 없으면 0.5",
    "the number of ticks, and of segments on watchOS":
      "눈금의 수, watchOS에서는 칸의 수",
    "the symbol before the track; minus on watchOS unless stated":
      "트랙 앞의 심볼. watchOS에서 없으면 minus",
    "the symbol behind the track; plus on watchOS unless stated":
      "트랙 뒤의 심볼. watchOS에서 없으면 plus",
    "the button that is pressed on watchOS; increment unless stated":
      "watchOS에서 눌린 버튼. 없으면 increment",
    "the colour of the filled part":
      "채워진 부분의 색",
    "Segments, one of which is selected.":
      "하나가 선택된 세그먼트들.",
    "the segments":
      "세그먼트",
    "the selected segment, counted from 0; 0 unless stated, -1 for none":
      "선택된 세그먼트, 0부터 셉니다. 없으면 0, -1이면 선택 없음",
    "A segment of a segmented control.":
      "세그먼트 컨트롤의 세그먼트.",
    "the control size; regular unless stated":
      "컨트롤 크기. 없으면 regular",
    "A field of one line.":
      "한 줄 입력 필드.",
    "the text":
      "텍스트",
    "what an empty field shows":
      "빈 필드에 보이는 것",
    "shows a button that clears the text":
      "텍스트를 지우는 버튼을 보입니다",
    "A field that shows a dot for each character.":
      "글자마다 점을 보이는 필드.",
    "the text, of which only the length is shown":
      "길이만 보이는 텍스트",
    "A field with a magnifier.":
      "돋보기가 있는 필드.",
    "what an empty field shows; the word of the `locale` for Search unless stated":
      "빈 필드에 보이는 것. 없으면 검색을 뜻하는 `locale`의 낱말",
    "automatic has a fill, for content; glass floats in a bar, and is a fill in looks without glass":
      "automatic은 콘텐츠에 쓰는 채우기. glass는 막대에 떠 있으며, 글래스가 없는 모양에서는 채우기",
    "the title of the button that ends editing in ios18; the word of the `locale` for Cancel unless stated":
      "ios18에서 편집을 끝내는 버튼의 제목. 없으면 취소를 뜻하는 `locale`의 낱말",
    "the tokens before the text":
      "텍스트 앞의 토큰",
    "the scopes below the field":
      "필드 아래의 범위",
    "the selected scope, counted from 0; 0 unless stated":
      "선택된 범위, 0부터 셉니다. 없으면 0",
    "A text of several lines.":
      "여러 줄의 텍스트.",
    "what an empty view shows":
      "비어 있을 때 보이는 것",
    "Columns of values on wheels.":
      "휠에 놓인 값의 열.",
    "A column of a picker.":
      "피커의 열.",
    "the values":
      "값",
    "the selected value, counted from 0; 0 unless stated":
      "선택된 값, 0부터 셉니다. 없으면 0",
    "A value of a picker, a token, or the name of a weekday.":
      "피커의 값, 토큰, 또는 요일의 이름.",
    "The days of a month.":
      "한 달의 날짜.",
    "the year of the Gregorian calendar; 2026 unless stated":
      "그레고리력의 해. 없으면 2026",
    "the month; 1 unless stated":
      "달. 없으면 1",
    "the selected day; none unless stated":
      "선택된 날. 없으면 선택 없음",
    "the weekday of the first column: 1 is Sunday; 1 unless stated":
      "첫 열의 요일: 1은 일요일. 없으면 1",
    "the title in place of the month and the year in the language of the `locale`":
      "`locale`의 언어로 적은 달과 해 대신 쓰는 제목",
    "the names of the seven weekdays from Sunday, in place of those of the `locale`":
      "`locale`의 이름 대신 쓰는, 일요일부터 일곱 요일의 이름",
    "plain has no ground and no border; bordered unless stated":
      "plain은 바탕도 테두리도 없습니다. 없으면 bordered",
    "the characters before the caret; all unless stated":
      "캐럿 앞의 글자 수. 없으면 모두",
    "the characters before the selection":
      "선택 영역 앞의 글자 수",
    "the characters before the end of the selection":
      "선택 영역 끝 앞의 글자 수",
    "A menu.":
      "메뉴.",
    "the header":
      "머리글",
    "the items":
      "항목",
    "the part of the menu that lies at its button, from where it opens; topLeading unless stated":
      "메뉴가 열리기 시작하는, 버튼에 닿는 부분. 없으면 topLeading",
    "A preview over a darkened interface, with its menu; on macOS and visionOS the menu alone.":
      "어두워진 인터페이스 위의 미리보기와 그 메뉴. macOS와 visionOS에서는 메뉴만.",
    "An item of a menu.":
      "메뉴의 항목.",
    "the keys, in the order ⌃⌥⇧⌘":
      "단축키, ⌃⌥⇧⌘ 순서로",
    "a checkmark stands before the title":
      "제목 앞에 체크 표시가 있습니다",
    "the item begins a new section":
      "이 항목에서 새 섹션이 시작됩니다",
    "the items of a submenu, which an arrow announces":
      "화살표로 알리는 하위 메뉴의 항목",
    "An alert over a darkened interface.":
      "어두워진 인터페이스 위의 경고.",
    "the symbol of the app on macOS; its icon unless stated":
      "macOS에서 앱의 심볼. 없으면 앱 아이콘",
    "the text fields":
      "텍스트 필드",
    "the placeholder of a single text field, in place of `fields`":
      "`fields` 대신 쓰는, 텍스트 필드 하나의 안내 문구",
    "the text in the single field":
      "필드 하나의 텍스트",
    "the buttons; prominent is the preferred one":
      "버튼. prominent는 권하는 버튼",
    "Choices about an action, at the bottom of the screen or beside their source.":
      "화면 아래나 동작이 시작된 곳 옆에 놓이는, 동작에 대한 선택지.",
    "the choices":
      "선택지",
    "A sheet over a darkened interface.":
      "어두워진 인터페이스 위의 시트.",
    "the height on iOS; large unless stated":
      "iOS에서의 높이. 없으면 large",
    "the height as a part of the greatest, in place of a detent":
      "detent 대신 쓰는, 최대 높이에 대한 비율",
    "the handle at the upper edge":
      "위쪽 변의 손잡이",
    "A popover with an arrow.":
      "화살표가 있는 팝오버.",
    "A full-screen modal.":
      "전체 화면 모달.",
    "the symbol above the title":
      "제목 위의 심볼",
    "the time of day in the upper corner":
      "위쪽 모서리의 시각",
    "the buttons at the bottom":
      "아래의 버튼",
    "A notification.":
      "알림.",
    "the time at the trailing end":
      "뒤쪽 끝의 시각",
    "the symbol of the app":
      "앱의 심볼",
    "the colour of the app's icon in place of the accent":
      "강조 색상 대신 쓰는 앱 아이콘의 색",
    "A short display of a level, such as the volume.":
      "음량 같은 크기를 잠시 보여 주는 표시.",
    "the level; without it there is no track":
      "크기. 없으면 트랙이 없습니다",
    "A short message in a capsule.":
      "캡슐에 담긴 짧은 메시지.",
    "The description of a control under the pointer.":
      "포인터 아래 컨트롤의 설명.",
    "The controls of a player over its picture; those of tvOS mark a film that is paused.":
      "그림 위에 놓인 플레이어의 컨트롤. tvOS의 것은 멈춘 영상을 나타냅니다.",
    "the line at the title":
      "제목 옆의 줄",
    "the played part; 0 unless stated":
      "재생된 부분. 없으면 0",
    "the played time":
      "재생된 시간",
    "the remaining time":
      "남은 시간",
    "further buttons":
      "그 밖의 버튼",
    "the tabs below the track, such as Info":
      "트랙 아래의 탭(예: 정보)",
    "Controls in front of the edge of a window.":
      "윈도우의 변 앞에 놓인 컨트롤.",
    "the edge; bottom unless stated":
      "놓이는 변. 없으면 bottom",
    "the edge with the arrow; bottom unless stated, none for no arrow":
      "화살표가 있는 변. 없으면 bottom, none이면 화살표 없음",
    "the place of the arrow along its edge; 0.5 unless stated":
      "변에서 화살표가 놓이는 자리. 없으면 0.5",
    "A bar of what is done, or of work whose length is not known.":
      "끝난 만큼을, 또는 길이를 모르는 작업을 나타내는 막대.",
    "the part that is done; without it the bar is indeterminate":
      "끝난 부분. 없으면 진행률을 모르는 막대",
    "the label above the bar":
      "막대 위의 레이블",
    "Blades that turn while work is done.":
      "작업하는 동안 도는 날개.",
    "A value between two ends.":
      "두 끝 사이의 값.",
    "the value; 0 unless stated":
      "값. 없으면 0",
    "a bar, an open arc with a marker, or a ring that fills; linear unless stated":
      "막대, 표시가 있는 열린 호, 또는 채워지는 고리. 없으면 linear",
    "the label above a bar, or in the gap of an arc without labels at its ends":
      "막대 위의 레이블, 또는 양 끝에 레이블이 없는 호의 틈에 놓인 레이블",
    "the label of the value, below a bar or inside a circle":
      "막대 아래나 원 안에 놓인 값의 레이블",
    "the label at the start":
      "시작 쪽 레이블",
    "the label at the end":
      "끝 쪽 레이블",
    "Dots, one for each page.":
      "페이지마다 하나인 점.",
    "the number of pages; 3 unless stated":
      "페이지 수. 없으면 3",
    "the current page, counted from 0; a fraction lies between two pages; 0 unless stated":
      "지금 페이지, 0부터 셉니다. 소수는 두 페이지 사이입니다. 없으면 0",
    "the colour of the current dot":
      "지금 점의 색",
    "A bar that shows which part of its content a view shows.":
      "뷰가 콘텐츠의 어느 부분을 보이는지 나타내는 막대.",
    "the part that is scrolled; 0 unless stated":
      "스크롤된 정도. 없으면 0",
    "the part of the content that is visible; 0.3 unless stated":
      "콘텐츠에서 보이는 부분. 없으면 0.3",
    "the direction; vertical unless stated":
      "방향. 없으면 vertical",
    "Two buttons that change a value by a step.":
      "값을 한 단계씩 바꾸는 두 버튼.",
    "the value; at 0 and at 1 the button to that side is dimmed; 0.5 unless stated":
      "값. 0과 1에서는 그쪽 버튼이 흐려집니다. 없으면 0.5",
    "the half that is pressed; increment unless stated":
      "눌린 쪽. 없으면 increment",
    "A button that shows the chosen value and opens a menu of values.":
      "고른 값을 보이며 값의 메뉴를 여는 버튼.",
    "A button that opens a menu of commands.":
      "명령의 메뉴를 여는 버튼.",
    "A control that shows a colour and opens a picker.":
      "색을 보이며 피커를 여는 컨트롤.",
    "the colour; the accent unless stated":
      "색. 없으면 강조 색상",
    "the title, or the chosen value":
      "제목 또는 고른 값",
    "A window with its bar and its buttons.":
      "막대와 버튼이 있는 윈도우.",
    "the bar of macOS; automatic is a toolbar where there are items or a sidebar":
      "macOS의 막대. 항목이나 사이드바가 있으면 automatic은 도구 막대",
    "the items before the title":
      "제목 앞의 항목",
    "the items at the end of the bar":
      "막대 끝의 항목",
    "the sidebar, which floats over the content":
      "콘텐츠 위에 떠 있는 사이드바",
    "true lays the layers below bar and sidebar too":
      "true면 레이어가 막대와 사이드바 아래까지 놓입니다",
    "The menu bar of a screen.":
      "화면의 메뉴 막대.",
    "the symbol at the start":
      "시작 쪽 심볼",
    "the name of the app":
      "앱의 이름",
    "the menus":
      "메뉴",
    "the open menu: 0 is that of the app, then the items; -1 for none":
      "열린 메뉴: 0은 앱의 메뉴, 그다음은 항목. -1이면 없음",
    "the status items":
      "상태 항목",
    "the clock":
      "시계",
    "The Dock.":
      "독.",
    "the apps":
      "앱",
    "An app in the Dock.":
      "독의 앱.",
    "the symbol on the icon":
      "아이콘의 심볼",
    "the colour of the icon; grey unless stated":
      "아이콘의 색. 없으면 회색",
    "the path of the icon's picture, in place of colour and symbol":
      "색과 심볼 대신 쓰는 아이콘 그림의 경로",
    "true draws a line before the app":
      "true면 앱 앞에 선을 그립니다",
  ]
}
