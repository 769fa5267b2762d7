import SwiftUI

struct Home: View {
  @Environment(\.colorScheme) private var scheme
  @AppStorage("dark") private var isDark = false
  private let ink = Color(red: 0.1, green: 0.2, blue: 102 / 255)

  var body: some View {
    ZStack {
      Image("photo").resizable().overlay(Color.black.opacity(0.3))
      List {
        ForEach(0..<9) { number in
          Text("Row \(number)").foregroundStyle(number == 0 ? ink : .white).glassEffect(.clear.tint(.orange), in: .circle)
        }
        .listRowBackground(Color.white.opacity(0.2))
      }
      VStack {
        Label("Share", systemImage: "square.and.arrow.up").foregroundColor(.gray)
        Text("Faint").foregroundStyle(.quaternary)
          #if os(iOS)
          .padding()
          #else
          .background(.black)
          #endif
      }
      .background { if scheme == .dark { Color.black } else { RoundedRectangle(cornerRadius: 8).fill(.ultraThinMaterial) } }
    }
    .sheet(isPresented: .constant(true)) { Form {}.background(Color("Canvas")) }
    .preferredColorScheme(isDark ? .dark : nil)
  }
}

extension Color { static var brand: Color { Color(hex: "#374BFE") } }

#Preview { Home().foregroundColor(.black) }
