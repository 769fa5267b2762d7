// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidJSON
import PellucidJudge
import PellucidScene

/// Sentences about a wrong command line: what is wrong, where, and what to do.
extension Korean {
  static func text(of problem: UsageProblem) -> String {
    switch problem {
    case .noVerb: joined("명령이 없습니다", "명령줄", "명령 목록은 pellucid --help로 볼 수 있습니다")
    case .unknown(let kind, let word, let place, let known):
      joined("알 수 없는 \(name(of: kind))입니다", place, advice(on: word, known))
    case .missing(let part, let place, let syntax):
      joined("빠진 것이 있습니다: \(name(of: part))", place, "이렇게 적으세요: \(syntax)")
    case .missingOption(let options):
      joined("옵션이 빠졌습니다", UsageProblem.name(of: options[0]), write(options))
    case .surplusArgument(let text, let verb):
      joined("인자가 하나 더 있습니다", text, "사용법은 pellucid \(verb) --help로 볼 수 있습니다")
    case .surplusValue(let place, let option):
      joined("값이 없는 옵션입니다", place, "이렇게만 적으세요: \(option)")
    case .givenTwice(let option): joined("옵션이 두 번 있습니다", option, keepOne)
    case .number(let place, let allowed):
      joined("쓸 수 없는 수입니다", place, "쓸 수 있는 수: \(name(of: allowed))")
    case .color(let error, let place): joined("색이 아닙니다", place, advice(of: error))
    case .malformed(let notation, let place): text(of: notation, at: place)
    case .setting(let error, let place): error.sentence(in: .korean, at: place)
    case .with(let problem, let example): text(of: problem) + ". 예: " + example
    case .impossible(let error): error.sentence(in: .korean)
    case .standardOutput(let place):
      joined("그림은 표준 출력으로 쓸 수 없습니다", place, "이름이 .png로 끝나는 파일을 적으세요")
    case .outputIsFolder(let place): joined("쓸 수 없습니다", place, "폴더입니다. 파일 이름을 덧붙이세요")
    case .material(let error, let place): error.sentence(in: .korean, at: place)
    case .roleAsMaterial(let name, let place):
      joined("여기서는 머티리얼이 아니라 역할입니다", place, "role:\(name)이라고 적으세요")
    case .materialElsewhere(let name, let near, let platform, let place):
      joined(
        "알 수 없는 머티리얼 \"\(name.shown)\"입니다", place,
        "혹시 --platform \(Vocabularies.platform.name(of: platform))의 \"\(near)\"인가요? "
          + "목록은 pellucid materials로 볼 수 있습니다")
    case .foreground(let name, let platform, let nearest, let place):
      joined(
        "알 수 없는 전경 \"\(name.shown)\"입니다", place,
        (nearest.map { "혹시 \"\($0.shown)\"인가요? " } ?? "") + "레벨이나 #RRGGBB, 색 이름을 적으세요. "
          + "목록은 pellucid colors --platform \(Vocabularies.platform.name(of: platform))로 볼 수 있습니다")
    case .foregroundWithMatrix(let name):
      joined(
        "\"\(name.shown)\"은(는) 고유한 행렬로 그립니다", "--foreground", "글래스 위에는 레벨이나 색 이름, #RRGGBB를 적으세요")
    case .lensHasNoBound(let control):
      joined("렌즈에는 한계값이 없습니다", "--control \(control.name)", "렌즈 위에 놓인 것은 렌즈를 거쳐 보입니다. 다른 컨트롤을 적으세요")
    case .identityIsNotDrawn:
      joined("그려지는 것이 없습니다", "--glass identity", "--glass regular나 --glass clear를 적으세요")
    case .rulesContradict(let place):
      joined("규칙이 서로 어긋납니다", place, "darkBelow는 lightAbove보다 클 수 없습니다")
    case .noLuminanceLeft(let least):
      joined("남는 배경이 없습니다", "--luminance-above \(Figures.text(least))", "--luminance-below보다 작은 수를 적으세요")
    case .unnamedAsset(let count, let isColorSet, let path):
      joined(
        "빠진 것이 있습니다: 인자", "NAME",
        "\(path.shownPath)에 있는 \(isColorSet ? "색상 세트" : "에셋") \(count)개 가운데 하나의 이름을 적으세요")
    case .together(let problem): text(of: problem)
    case .scene(let problem): text(of: problem)
    }
  }

  private static func text(of problem: UsageProblem.Together) -> String {
    switch problem {
    case .excluding(let first, let second):
      joined("함께 쓸 수 없는 옵션입니다", "\(first), \(second)", keepOne)
    case .disagree(let first, let second):
      joined("서로 다른 두 컴포넌트를 적었습니다", "\(first), \(second)", "같은 이름을 적거나 NAME을 빼세요")
    case .foreign(let option, let job, let usages):
      joined("\"\(job)\" 작업의 옵션이 아닙니다", option, "빼거나, 다음과 같이 적으세요: \(usages.joined(separator: ", "))")
    case .needs(let option, let options):
      joined("다른 옵션이 함께 있어야 합니다", option, write(options) + ". 아니면 이 옵션을 빼세요")
    case .recordingInCI:
      joined(
        "지속적 통합에서는 기록할 수 없습니다", "--record",
        "기록하는 실행은 아무것도 증명하지 못합니다. 자신의 컴퓨터에서 기록해 그림을 커밋하거나, 변수 CI를 비우세요")
    case .failuresAmongScenes(let place):
      joined("실패한 그림이 장면 문서와 섞이게 됩니다", place, "출력 폴더를 다른 곳으로 고르세요")
    case .failuresReplaceReferences(let place):
      joined("실패한 그림이 기준 그림을 덮어쓰게 됩니다", place, "출력할 폴더를 다른 곳으로 고르세요")
    case .outputReplacesInput(let output, let input):
      joined("출력이 읽을 파일을 덮어쓰게 됩니다", "\(output.shownPath), \(input.shownPath)", "출력 경로를 다른 곳으로 고르세요")
    case .outputsAreOneFile(let first, let second):
      joined("출력 두 개가 한 파일이 됩니다", "\(first), \(second)", "경로를 따로 고르세요")
    case .oneSceneOnly(let option):
      joined("장면 하나에만 쓰는 옵션입니다", option, "옵션을 빼거나, 장면 문서를 하나만 적으세요")
    case .oneValueOnly(let option):
      joined("여기서는 값이 하나여야 하는 옵션입니다", option, "값 가운데 하나만 쉼표 없이 적으세요")
    case .needsFolder(let place):
      joined("장면이 여럿이면 출력이 파일 하나일 수 없습니다", place, "장면마다 그림이 들어갈 폴더를 적으세요")
    case .scenesShareOutput(let output, let first, let second):
      joined(
        "장면 두 개가 한 파일에 그려지게 됩니다", output.shownPath,
        "\(first.shownPath)와 \(second.shownPath)를 다른 폴더에 그리거나, 둘을 담은 폴더를 적으세요")
    }
  }

  private static func text(of problem: UsageProblem.Scene) -> String {
    switch problem {
    case .pixels(let limit):
      joined("그림이 너무 큽니다", "--scale", "더 작은 값을 고르세요. \(limit)픽셀까지 그립니다")
    case .frames(let count, let limit, let isAnimation):
      joined(
        (isAnimation ? "애니메이션이" : "그림이") + " 너무 큽니다", "--filmstrip \(count)",
        "순간의 수나 --scale을 줄이세요. \(limit)픽셀까지 그립니다")
    case .frameTime(let count, let isShort):
      joined(
        "프레임 간격이 너무 \(isShort ? "짧습니다" : "깁니다")", "--filmstrip \(count)",
        "프레임 간격이 0.001~65.535초가 되도록 --filmstrip이나 --duration을 바꾸세요")
    case .oneAppearance:
      joined("바뀔 것이 없습니다", "--fade-to", "장면의 모드가 하나뿐입니다. 옵션을 빼세요")
    case .combinations(let count, let limit):
      joined("설정 조합이 너무 많습니다", "--matrix", "설정을 더 적게 적으세요. 조합은 \(count)개이고, \(limit)개까지 그립니다")
    case .fadeToSame(let name):
      joined("바뀔 것이 없습니다", "--fade-to \(name)", "장면이 이미 \(name)입니다. 다른 모드를 고르세요")
    }
  }

  private static func text(of notation: UsageProblem.Notation, at place: String) -> String {
    switch notation {
    case .size: joined("크기가 아닙니다", place, "포인트로 WIDTHxHEIGHT를 적으세요. 각각 0.5…8192, 예: 120x44")
    case .backdrop:
      joined(
        "배경이 아닙니다", place,
        "any, 그림이나 그림 폴더의 경로, #RRGGBB, #RRGGBB-#RRGGBB, 장면이면 content도 적을 수 있습니다")
    case .position:
      joined(
        "위치가 아닙니다", place, "LAT,LON을 도 단위로 적으세요. 북위와 동경이 양수이며 -90…90과 -180…180, 예: 37.57,126.98")
    case .schedule:
      joined("시간표가 아닙니다", place, "밝아지는 시각과 어두워지는 시각을 적으세요. 예: 07:00-22:00")
    case .time:
      joined("시각이 아닙니다", place, "YYYY-MM-DDTHH:MM을 적고, 현지 시각이 아니면 Z나 +09:00 같은 시차를 붙이세요")
    case .light:
      joined("빛을 잰 값이 아닙니다", place, "0…1000000럭스를 쉼표로 나눠 10000개까지 적으세요. 예: 300,12,12")
    case .tolerance(let names):
      joined("허용 오차가 아닙니다", place, "다음 가운데 하나를 쓰세요: \(names.joined(separator: ", ")), 0…255의 수")
    case .png: joined("PNG가 아닙니다", place, "그림은 PNG로 씁니다. .png로 끝나는 이름을 고르세요")
    case .assignment: joined("속성이 아닙니다", place, "title=Save처럼 KEY=VALUE로 적으세요")
    case .severity:
      joined("규칙의 심각도가 아닙니다", place, "RND02=warning처럼 RULE=error, RULE=warning, RULE=note 가운데 하나를 적으세요")
    case .language: joined("언어가 아닙니다", place, "ko나 zh-Hant 같은 식별자를 적고, 여럿이면 쉼표로 나누세요")
    case .shard: joined("나눈 몫이 아닙니다", place, "1부터 세는 번호와 전체 수를 I/N으로 적으세요. 예: 2/4")
    case .drawing: joined("알 수 없는 형식입니다", place, ".svg로 끝나는 이름을 고르세요")
    case .sheet: joined("알 수 없는 형식입니다", place, ".html이나 .png로 끝나는 이름을 고르세요")
    }
  }

  private static let keepOne = "하나만 남기세요"

  private static func joined(_ what: String, _ place: String, _ advice: String) -> String {
    ErrorParts.joined(what, place, advice)
  }

  private static func name(of kind: UsageProblem.Kind) -> String {
    switch kind {
    case .verb: "명령"
    case .option: "옵션"
    case .value: "값"
    case .glass: "글래스"
    case .level: "레벨"
    case .rule: "규칙"
    case .color: "색"
    case .symbol: "심볼"
    case .setting: "설정"
    case .device: "기기"
    }
  }

  private static func name(of part: UsageProblem.Part) -> String {
    switch part {
    case .argument: "인자"
    case .option: "옵션"
    case .value: "값"
    }
  }

  private static func advice(on word: String, _ known: UsageProblem.Known) -> String {
    switch known {
    case .these(let names):
      (NameMatch.nearest(to: word, among: names).map { "혹시 \($0)인가요? " } ?? "")
        + "다음 가운데 하나를 쓰세요: " + names.joined(separator: ", ")
    case .listed(let nearest, let command):
      (nearest.map { "혹시 \($0)인가요? " } ?? "") + "목록은 \(command)로 볼 수 있습니다"
    }
  }

  private static func write(_ all: [String]) -> String {
    all.count > 1
      ? "다음 가운데 하나를 적으세요: \(all.joined(separator: ", "))" : "이렇게 적으세요: \(all.joined())"
  }
}
