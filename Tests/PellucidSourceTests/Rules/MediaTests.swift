// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge
import Testing

/// Tests of SRC01 and SRC26 around pictures and films, which are dark by their purpose.
@Suite struct MediaTests {
  @Test("Accept black behind a view that fills its place with a picture or a film")
  func behindMedia() {
    expectMarks(
      """
      struct Film: View {
        var body: some View {
          ZStack { Color.black; VideoPlayer(player: player) }
          VideoPlayer(player: player).background(Color.black)
          VideoPlayer(player: player).background { Color.black.ignoresSafeArea() }
          GeometryReader { proxy in
            ZStack { Color.black.ignoresSafeArea(); Image(uiImage: photo).resizable().scaledToFit() }
          }
          ZStack { Color.black; film }
          TabView { ForEach(photos) { photo in AsyncImage(url: photo) } }.background(Color.black)
        }
        private var film: some View { VStack { Spacer(); VideoPlayer(player: player); Spacer() } }
      }
      """)
  }

  @Test("Report black behind something else, small pictures among it, and white behind a film")
  func behindOthers() {
    expectMarks(
      """
      struct Profile: View {
        var body: some View {
          ZStack { Color.black; ProfileDetails() } // SRC01
          ZStack { Color.black; Image("a").resizable().frame(width: 40, height: 40) } // SRC01
          HStack { Image("a").resizable(); Name() }.background(Color.black) // SRC01
          ZStack { Color.black; Image(systemName: "star").resizable() } // SRC01
          VideoPlayer(player: player).background(Color.white) // SRC01
        }
      }
      """)
  }

  @Test("Accept a dark appearance around a picture or a film that fills its place, and report others")
  func forced() {
    expectMarks(
      """
      struct Film: View {
        var body: some View {
          VideoPlayer(player: player).ignoresSafeArea().preferredColorScheme(.dark)
          ZStack { Color.black; VideoPlayer(player: player) }.preferredColorScheme(.dark)
          VideoPlayer(player: player).preferredColorScheme(.light) // SRC26
          Notes().preferredColorScheme(.dark) // SRC26
        }
      }
      """)
  }

  private static let screen = """
    struct FilmScreen: View {
      var body: some View {
        ZStack { Color.black; content } // SRC01
        Text("a").foregroundStyle(Color(white: 0.2)) // SRC01
        Text("b").foregroundStyle(.white) // SRC01 review
        controls.preferredColorScheme(.dark) // SRC26
      }
    }
    final class FilmController: UIViewController {
      func setUp() {
        view.backgroundColor = .black // SRC01
        view.overrideUserInterfaceStyle = .dark // SRC26
      }
    }
    struct Reviews: View {
      var body: some View {
        List { Text("a").foregroundStyle(Color(white: 0.2)) } // SRC01
        FilmScreen().preferredColorScheme(.dark) // SRC26
      }
    }
    """

  @Test("Accept fixed colours and a forced appearance in and around a type that the team states to be media")
  func stated() {
    expectMarks(Self.screen)
    var settings = SourceSettings()
    settings.media = ["FilmScreen", "FilmController"]
    let found = MarkedSource(text: Self.screen).findings(at: "App/Screen.swift", settings)
    // Only the text of the list is not one of media.
    #expect(found.map(\.description) == ["line 17: SRC01"], "\(found)")
  }
}
