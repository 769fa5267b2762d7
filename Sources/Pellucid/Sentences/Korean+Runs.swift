// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidCatalog
import PellucidDocument
import PellucidHost
import PellucidJSON
import PellucidJudge

/// Sentences of the program about its run: what is wrong, where, and what to do.
extension Korean {
  static func text(of problem: RunProblem) -> String {
    func text(_ error: some Described) -> String { error.sentence(in: .korean) }
    return switch problem {
    case .unreadableScene(.notAFile(let path, let kind)):
      "장면을 읽을 수 없습니다: \(text(FileReadingError.notAFile(path: path, kind))). 표준 입력은 -로 적으세요"
    case .unreadableScene(let error): "장면을 읽을 수 없습니다: \(text(error))"
    case .unreadableSource(let error): "프로젝트를 읽을 수 없습니다: \(text(error))"
    case .nothingToJudge(let paths): nothingToJudge(at: paths)
    case .unknownChanges(let failure): failure.sentence(in: .korean)
    case .refusedScene(let error, let document): "\(document.shownPath): \(text(error))"
    case .unresolved(let document, let reason):
      ErrorParts.joined("장면을 해석할 수 없습니다", document, reason.text(in: .korean))
    case .unreadablePicture(let error, let path):
      "그림을 읽을 수 없습니다: \(error.sentence(in: .korean, about: path))"
    case .unreadableConfiguration(let error): "설정 파일을 읽을 수 없습니다: \(text(error))"
    case .refusedConfiguration(let error, let path): "\(path.shownPath): \(text(error))"
    case .unreadableColorSet(let error): "색상 세트를 읽을 수 없습니다: \(text(error))"
    case .unreadableTokens(let error): "토큰을 읽을 수 없습니다: \(text(error))"
    case .unchangedColorSet(let error, let file): error.sentence(in: .korean, of: file)
    case .faultyColorSet(let file, let catalog):
      ErrorParts.joined(
        "색상 세트를 바꿀 수 없습니다", file, "무엇이 잘못됐는지는 pellucid catalog lint \(catalog.shownPath)로 볼 수 있습니다")
    case .unreadableBaseline(let error, let path):
      ErrorParts.joined("기준선을 읽을 수 없습니다", text(error), "--write-baseline \(path.shownPath)로 만들 수 있습니다")
    case .refusedBaseline(let error, let path):
      ErrorParts.joined(text(error), path, "--write-baseline으로 만든 파일을 지정하거나, 새로 만들 다른 경로를 고르세요")
    case .unreadableShard(let error): "나눈 몫의 결과를 읽을 수 없습니다: \(text(error))"
    case .refusedShard(let error, let path): Korean.text(of: error, at: path)
    case .noShards(let path):
      ErrorParts.joined(
        "나눈 몫의 결과가 없습니다", path, "--shard로 만든 파일이나 그 폴더를 적으세요")
    case .unmergedShards(let error): Korean.text(of: error)
    case .lostPicture(let path):
      ErrorParts.joined("나눈 몫의 그림이 없거나 바뀌었습니다", path, "폴더를 통째로 복사하세요")
    case .unreadableTarget(let error): "바꿔 쓸 파일을 읽을 수 없습니다: \(text(error))"
    case .replacedFile(let path):
      ErrorParts.joined(
        "기준선이 아닌 파일을 덮어쓰게 됩니다", "--write-baseline \(path.shownPath)", "다른 경로를 고르거나 파일을 지우세요")
    case .unwritten(let product, let error): "\(name(of: product)) 쓸 수 없습니다: \(text(error))"
    case .unmadePicture(let path, let reason): "그림을 만들 수 없습니다: \(path.shownPath): \(reason.text(in: .korean))"
    case .unmadeFolder(let error): "폴더를 만들 수 없습니다: \(error.sentence(in: .korean))"
    case .presentFile(let path):
      ErrorParts.joined("파일이 이미 있습니다", path, "아무것도 쓰지 않았습니다. 파일을 옮기거나 다른 폴더를 적으세요")
    case .failedPreview(let failure, let name, let place):
      "미리보기\(name.map { " " + $0.shown } ?? "")의 그림이 없습니다: \(place.shownPath): \(failure.sentence(in: .korean))"
    case .foreignPage(let path):
      ErrorParts.joined("보고서가 아닌 페이지는 바꾸지 않습니다", path, "다른 폴더를 적으세요")
    case .largePage(let path, let limit):
      ErrorParts.joined(
        "한 파일에 담을 그림이 \(limit / 1_000_000)MB를 넘습니다", path, "--single-file을 빼면 그림을 페이지 옆에 저장합니다")
    case .linkedReferences(let path):
      ErrorParts.joined("링크를 따라가 기준 그림을 기록하지 않습니다", path, "링크가 가리키는 폴더를 --references로 적으세요")
    case .unreadableFolder(let path): ErrorParts.joined("폴더를 읽을 수 없습니다", path, "권한을 확인하세요")
    case .noScenes(let path):
      ErrorParts.joined(
        "장면이 없습니다", path, "장면 문서나, 이름이 .json으로 끝나고 exclude로 빼지 않은 문서가 든 폴더를 적으세요")
    case .noRecords(let path):
      ErrorParts.joined(
        "스냅샷 기록이 없습니다", path, "PELLUCID_SNAPSHOT_REPORT를 그 폴더로 정하고 테스트를 실행하세요")
    case .refusedCatalog(let error, let document, let index):
      "\(document.shownPath): assets[\(index)]: \(text(error))"
    case .otherSizes(let paths, let first, let second):
      ErrorParts.joined(
        "그림의 크기가 다릅니다", paths.shownList,
        "\(first.width)×\(first.height)픽셀과 \(second.width)×\(second.height)픽셀은 비교할 수 없습니다. 같은 크기와 배율로 그리세요")
    case .noColors(let path): ErrorParts.joined("그릴 색이 없습니다", path, "색상 세트를 적으세요")
    case .tooManyColors(let path):
      ErrorParts.joined("그림 하나에 담기에는 색이 너무 많습니다", path, "색상 세트 하나를 적거나 -o NAME.html로 페이지를 만드세요")
    case .noAsset(let name, let isColorSet, let path, let nearest):
      ErrorParts.joined(
        "\"\(name.shown)\"이라는 \(isColorSet ? "색상 세트가" : "에셋이") 없습니다", path,
        nearest.map { "혹시 \"\($0.shown)\"인가요?" }
          ?? "색 목록은 pellucid catalog resolve \(path.shownPath)로 볼 수 있습니다")
    case .severalAssets(let name, let path, let paths):
      ErrorParts.joined(
        "\"\(name.shown)\"이라는 에셋이 여럿입니다", path, "다음 경로 가운데 하나를 적으세요: \(paths.shownList)")
    case .unwrittenOutput(let reason):
      ErrorParts.joined(
        "출력을 쓸 수 없습니다", "표준 출력", "\(SystemWords.korean(reason)). 출력이 향하는 곳과 남은 공간을 확인하세요")
    case .twoSizes(let path):
      ErrorParts.joined("두 모드의 그림 크기가 다릅니다", path, "장면과 함께 알려 주세요")
    }
  }

  private static func nothingToJudge(at paths: [String]) -> String {
    ErrorParts.joined(
      "판정할 것이 없습니다", paths.shownList,
      "이름이 다음으로 끝나는 파일과 카탈로그를 판정합니다: \(ProjectFiles.endings.joined(separator: ", ")). 테스트는 --tests를 쓸 때, "
        + "Pods 같은 남의 코드는 파일을 적을 때만 판정합니다")
  }

  private static func text(of error: ShardError, at path: String) -> String {
    switch error {
    case .notAShard: ErrorParts.joined("나눈 몫의 결과가 아닙니다", path, "--shard로 만든 파일을 적으세요")
    case .otherVersion(let version):
      ErrorParts.joined("결과의 버전이 \(version)입니다", path, "합치는 프로그램으로 모든 몫을 그리세요")
    case .changed: ErrorParts.joined("나눈 몫의 결과가 바뀌었습니다", path, "파일을 통째로 복사하거나 다시 그리세요")
    case .damaged(let keyPath):
      ErrorParts.joined("나눈 몫의 결과가 손상되었습니다", "\(path.shownPath), \(keyPath)", "그 몫을 다시 그리세요")
    }
  }

  private static func text(of error: ShardUnionError) -> String {
    switch error {
    case .foreign(let difference, let path, let first):
      ErrorParts.joined(
        "서로 다른 두 실행의 몫입니다", "\(first.shownPath), \(path.shownPath)",
        "\(name(of: difference)). 한 실행의 몫은 모두 똑같이 그리세요")
    case .repeated(let number, let first, let second):
      ErrorParts.joined("\(number)번 몫이 두 번 있습니다", "\(first.shownPath), \(second.shownPath)", "하나만 적으세요")
    case .missing(let numbers, let count):
      ErrorParts.joined(
        "없어진 몫이 있습니다", "\(count)개 가운데 " + English.list(numbers), "--shard로 다시 그린 뒤 모두 합치세요")
    case .incomplete(let found, let count):
      ErrorParts.joined("없어진 그림이 있습니다", "결과 \(count)개 가운데 \(found)개", "같은 프로그램으로 모든 몫을 다시 그리세요")
    }
  }

  private static func name(of difference: ShardUnionError.Difference) -> String {
    switch difference {
    case .count: "전체 수가 다릅니다"
    case .program: "프로그램이나 라이브러리, 폰트가 다릅니다"
    case .settings: "옵션이나 설정 파일이 다릅니다"
    case .scenes: "장면이나 파일, 기준 그림이 다릅니다"
    }
  }

  private static func name(of product: RunProblem.Product) -> String {
    switch product {
    case .picture: "그림을"
    case .file: "파일을"
    case .colorSet: "색상 세트를"
    case .catalog: "카탈로그를"
    }
  }

  private static func name(of kind: MissingPreviewName.Kind) -> String {
    switch kind {
    case .symbol: "심볼"
    case .image: "그림"
    case .color: "색"
    }
  }

  static func text(of note: RunNote) -> String {
    switch note {
    case .nothingScrolls: "이 장면에는 아래로 문서가 스크롤되는 텍스트나 심볼이 없습니다"
    case .noWitness: "한계값이 있는 머티리얼 위에 놓인 텍스트나 심볼이 없어 그림을 그리지 않았습니다"
    case .drawn(let path): "그렸습니다: \(path.shownPath). Ctrl-C로 끝냅니다"
    case .missingName(let missing, let preview, let place):
      ErrorParts.joined(
        "\(preview.shown): \(name(of: missing.kind)) \(missing.name.shown)이(가) 빠졌습니다", place,
        missing.kind == .symbol ? "있는 심볼은 pellucid symbols가 보여 줍니다" : "패키지나 폴더 안의, 또는 파일 옆의 .xcassets에 없습니다")
    case .previewed(let path, let seconds):
      "\(Figures.text(seconds, places: 1))초 만에 그렸습니다: \(path.shownPath). Ctrl-C로 끝냅니다"
    case .started(let files): "만든 파일: \(files.shownList). 다음 명령:"
    case .worstPlace(let path, let id, let lowest, let picture):
      "\(picture.shown)의 가장 나쁜 곳에서 \(id.shown)의 대비는 \(Figures.ratio(lowest))입니다: \(path.shownPath)"
    case .noPlace: "밝힌 그림 위에 놓인 텍스트나 심볼이 없어 가장 나쁜 곳을 그리지 않았습니다"
    case .witness(let path, let id, let drawn, let bound):
      "\(path.shownPath): 가장 나쁜 배경에서 \(id.shown)의 대비는 \(Figures.ratio(drawn))이며, 증명된 값은 \(Figures.ratio(bound)) 이상입니다"
    case .known(let count, let path): "이제부터 결과 \(count)개를 알고 있는 것으로 봅니다: \(path.shownPath)"
    case .writtenAlready(let file): "\(file.shownPath): 이미 그렇게 적혀 있어 아무것도 쓰지 않았습니다"
    case .nothingSuggested(let file, let isLimited):
      "\(file.shownPath): \(isLimited ? "지정한 변형에 " : "")lint가 제안하는 것이 없어 아무것도 쓰지 않았습니다"
    case .nothingToJudge(let path): nothingToJudge(at: [path])
    case .unjudgedFile(let path, let reason):
      ErrorParts.joined("끝까지 판정하지 못한 파일", path, reason.text(in: .korean))
    case .unreadableFolder(let path): ErrorParts.joined("폴더를 읽을 수 없습니다", path, "권한을 확인하세요")
    case .edits(let count, let isWritten): "고칠 곳 \(count)군데\(isWritten ? "를 고쳤습니다" : ". 쓰지 않았습니다")"
    case .cure(let cure, let isWritten):
      "\(cure.file.shownPath): \(cure.text(in: .korean))\(isWritten ? "" : ". 쓰지 않았습니다")"
    case .undrawnSymbols(let count, let all, let error):
      "심볼 \(all)개 가운데 \(count)개를 이 기기에서 그릴 수 없습니다: \(error.sentence(in: .korean))"
    case .uneditedComponents(let names, let file):
      "\(file.shownPath): 컴포넌트의 부분은 문서에 적힌 글이 없어 고치지 않습니다: \(names.shownList)"
    case .shard(let path, let pictures, let all, let taken):
      "\(path.shownPath): 그림 \(all)개 가운데 \(pictures)개"
        + (taken > 0 ? ", 앞선 실행에서 가져온 것 \(taken)개" : "")
    case .nothingToReuse(let path): ErrorParts.joined("앞선 실행의 결과가 없습니다", path, "모든 그림을 그립니다")
    case .page(let path): "보고서: \(path.shownPath)"
    case .unwrittenSummary(let path): "단계 요약 \(path.shownPath)을(를) 쓸 수 없습니다"
    case .variant(let change, let file):
      "\(file.shownPath): \(Language.korean.name(of: change.selectors)) 값은 \(change.colorText)입니다\(change.ratioText)"
    case .oneAppearance(.watch, let scheme):
      "--idiom watch --appearance \(scheme.rawValue): watchOS는 항상 다크 모드로 그립니다. any면 충분합니다"
    case .oneAppearance(.vision, let scheme):
      "--idiom vision --appearance \(scheme.rawValue): visionOS에는 모드가 하나뿐이며 any를 먼저 찾습니다. any면 충분합니다"
    case .noLightAppearance(let platform):
      "\(Vocabularies.platform.name(of: platform))에는 라이트 모드가 없어 다크 모드의 색을 보여 줍니다."
    case .levelIsNotUsed: Language.korean.ignoredLevel
    }
  }

  static func text(of origin: SettingOrigin) -> String {
    switch origin {
    case .flag(let flag): flag
    case .key(let key): key.description
    case .default: "기본값"
    case .untoldDefault(let flag): "기본값. 데스크톱이 알려 주지 않으며, \(flag)(으)로 정합니다"
    }
  }
}
