// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc
import PellucidColor
import PellucidDesign
import PellucidHost
import PellucidTestSupport
import Testing

/// Tests on a private bus, with a stand-in for the portal. No result depends on timing; the time limit only ends a run
/// that hangs.
@Suite(.timeLimit(.minutes(20))) struct PortalTests {
  private static let shared = "org.freedesktop.appearance"
  private static let dark = [
    shared: ["color-scheme": "uint32 1", "contrast": "uint32 1", "reduced-motion": "uint32 1"]
  ]

  private static func habits(_ change: (inout PortalStandIn.Habits) -> Void) -> PortalStandIn.Habits {
    var habits = PortalStandIn.Habits()
    change(&habits)
    return habits
  }

  /// Returns settings with a patience of one minute, so that a busy machine does not change a result.
  private static func settings(_ bus: PrivateBus) -> DesktopSettings {
    DesktopSettings(busAddress: bus.address, patience: 60)
  }

  /// Returns the first state that satisfies a condition.
  private static func next(
    _ states: inout AsyncStream<DesktopState>.Iterator, where isWanted: (DesktopState) -> Bool
  ) async -> DesktopState? {
    while let state = await states.next() { if isWanted(state) { return state } }
    return nil
  }

  @Test("A bus that does not accept its client is left after a while")
  func silentBus() throws {
    let bus = try RawBus { _ in }
    #expect(DesktopSettings(busAddress: bus.address, patience: 60).state().portal == .noBus(.silent))
  }

  /// The bus keeps its connection open, and ends it only when the client has gone.
  @Test("A bus that sends without end is left")
  func flood() throws {
    let bus = try RawBus { socket in
      let part = [UInt8](repeating: 0x41, count: 1 << 16)
      var sent = 0
      while true {
        let count = send(socket, part, part.count, Int32(MSG_NOSIGNAL))
        guard count > 0 else { return }
        sent += count
        #expect(sent < 64 << 20)
      }
    }
    let portal = DesktopSettings(busAddress: bus.address, patience: 60).state().portal
    guard case .noBus = portal else {
      Issue.record("\(portal)")
      return
    }
  }

  @Test("Every setting is read")
  func everySettingIsRead() throws {
    let bus = try PrivateBus()
    let portal = try PortalStandIn(
      on: bus,
      settings: [
        Self.shared: [
          "color-scheme": "uint32 1", "contrast": "uint32 1", "reduced-motion": "uint32 1",
          "accent-color": "(0.5, 0.25, 1.0)", "new-key": "'unknown'",
        ], "org.gnome.desktop.interface": ["gtk-theme": "'Adwaita'"], "other": ["color-scheme": "uint32 2"],
      ])
    let state = Self.settings(bus).state()
    #expect(state.portal == .answered && state.warning == nil && state.problems.isEmpty)
    #expect(
      state.settings
        == SystemSettings(
          appearance: .dark, contrast: .increased, reducesMotion: true,
          accent: EncodedColor(red: 0.5, green: 0.25, blue: 1)))
    #expect(portal.calls(of: "ReadAll") == 1 && portal.calls(of: "ReadOne") == 0)
  }

  @Test("Older portals are read key by key", arguments: [true, false]) func olderPortalsAreAskedKeyByKey(
    hasReadOne: Bool
  ) throws {
    let bus = try PrivateBus()
    let portal = try PortalStandIn(
      on: bus,
      habits: Self.habits {
        $0.hasReadAll = false
        $0.hasReadOne = hasReadOne
      }, settings: Self.dark)
    let state = Self.settings(bus).state()
    let expected = SystemSettings(appearance: .dark, contrast: .increased, reducesMotion: true)
    #expect(state.settings == expected && state.portal == .answered)
    #expect((portal.calls(of: "Read") > 0) == !hasReadOne)
  }

  /// An answer of another type than the interface's is ignored.
  @Test(
    "Answers of another type are ignored",
    arguments: ["('nonsense',)", "()", "(uint32 1,)", "({'org.freedesktop.appearance': 'dark'},)"])
  func answersOfAnotherTypeAreLeftAside(reply: String) throws {
    let bus = try PrivateBus()
    let portal = try PortalStandIn(
      on: bus, habits: Self.habits { $0.replyToReadAll = reply }, settings: Self.dark)
    #expect(Self.settings(bus).state().settings.appearance == .dark)
    #expect(portal.calls(of: "ReadOne") > 0)
  }

  @Test("Values of the wrong type are reported")
  func wrongTypesOfValuesAreTold() throws {
    let bus = try PrivateBus()
    let portal = try PortalStandIn(
      on: bus, settings: [Self.shared: ["color-scheme": "<<'dark'>>", "contrast": "uint32 1"]])
    let state = Self.settings(bus).state()
    #expect(state.settings == SystemSettings(contrast: .increased))
    #expect(state.problems.map(\.found) == ["s"])
    _ = portal
  }

  @Test("Each change arrives once")
  func changesArriveOnceEach() async throws {
    let bus = try PrivateBus()
    let portal = try PortalStandIn(on: bus, settings: [Self.shared: ["color-scheme": "uint32 2"]])
    var states = Self.settings(bus).states().makeAsyncIterator()
    #expect(await states.next()?.settings == SystemSettings(appearance: .light))
    // Neither an unknown key nor an unchanged value is reported.
    portal.set(Self.shared, "unknown-key", "uint32 9")
    portal.set("org.example", "color-scheme", "uint32 1")
    portal.set(Self.shared, "color-scheme", "uint32 0")
    portal.set(Self.shared, "color-scheme", "uint32 1")
    #expect(await states.next()?.settings == SystemSettings(appearance: .dark))
    portal.set(Self.shared, "contrast", "uint32 1")
    #expect(await states.next()?.settings == SystemSettings(appearance: .dark, contrast: .increased))
    portal.set(Self.shared, "color-scheme", "'light'")
    let broken = await states.next()
    #expect(broken?.settings == SystemSettings(contrast: .increased) && broken?.problems.count == 1)
  }

  /// A reader that reads rarely gets the newest state.
  @Test("A burst of changes ends with the last one")
  func burstsEndWithTheLast() async throws {
    let bus = try PrivateBus()
    let portal = try PortalStandIn(on: bus, settings: [Self.shared: ["color-scheme": "uint32 2"]])
    var states = Self.settings(bus).states().makeAsyncIterator()
    var last = await states.next()
    for number in 0..<2000 { portal.set(Self.shared, "color-scheme", "uint32 \(number % 2)") }
    portal.set(Self.shared, "contrast", "uint32 1")
    var told = 0
    while let state = await states.next() {
      (last, told) = (state, told + 1)
      if state.settings.contrast == .increased { break }
    }
    #expect(last?.settings == SystemSettings(appearance: .dark, contrast: .increased))
    #expect(told <= 2001)
  }

  @Test("A portal that returns is read again")
  func aPortalThatReturnsIsReadAgain() async throws {
    let bus = try PrivateBus()
    let portal = try PortalStandIn(on: bus, settings: Self.dark)
    var states = Self.settings(bus).states().makeAsyncIterator()
    let first = await states.next()
    #expect(first?.portal == .answered && first?.settings.appearance == .dark)
    try portal.leave()
    let away = await states.next()
    #expect(away?.portal == .away && away?.settings == first?.settings && away?.warning != nil)
    // A change without a signal is not seen meanwhile, and a signal from another sender is ignored.
    portal.set(Self.shared, "color-scheme", "uint32 2")
    try portal.enter()
    let back = await states.next()
    #expect(back?.portal == .answered)
    #expect(back?.settings == SystemSettings(appearance: .light, contrast: .increased, reducesMotion: true))
  }

  @Test("A portal that starts later is read")
  func aPortalThatComesLaterIsHeard() async throws {
    let bus = try PrivateBus()
    let portal = try PortalStandIn(on: bus, settings: Self.dark, enters: false)
    var states = Self.settings(bus).states().makeAsyncIterator()
    let none = await states.next()
    #expect(none?.portal == .missing && none?.settings == SystemSettings())
    #expect(none?.warning?.contains("xdg-desktop-portal") == true)
    try portal.enter()
    #expect(await states.next()?.settings.appearance == .dark)
  }

  @Test("A slow portal is not waited for, and read when it answers")
  func aPortalThatTakesItsTimeIsNotWaitedFor() async throws {
    let bus = try PrivateBus()
    let portal = try PortalStandIn(on: bus, habits: Self.habits { $0.answers = false }, settings: Self.dark)
    var states = DesktopSettings(busAddress: bus.address, patience: 0.01).states().makeAsyncIterator()
    let first = await states.next()
    #expect(first?.portal == .silent && first?.settings == SystemSettings() && first?.warning != nil)
    // Wait until the call has arrived, so that its answer is outstanding.
    while portal.calls(of: "ReadAll") == 0 { try await Task.sleep(for: .milliseconds(1)) }
    portal.answerAgain()
    #expect(await states.next()?.settings.appearance == .dark)
  }

  @Test(
    "Without a bus there is one state, with a warning",
    arguments: [nil, "", "unix:path=/nonexistent/bus", "nonsense", "unix:", "tcp:host=localhost"])
  func withoutABusThereIsOneStateWithAWarning(address: String?) async throws {
    let settings = DesktopSettings(busAddress: address, patience: 60)
    var states: [DesktopState] = []
    for await state in settings.states() { states.append(state) }
    #expect(states.count == 1)
    let state = try #require(states.first)
    #expect(state == settings.state() && state.settings == SystemSettings())
    let isWithoutBus = if case .noBus = state.portal { true } else { false }
    #expect(isWithoutBus)
    #expect(state.warning?.hasPrefix("no desktop to follow: the session bus: ") == true)
  }

  @Test("The stream ends with the bus")
  func withItsBusTheStreamEnds() async throws {
    let bus = try PrivateBus()
    let portal = try PortalStandIn(on: bus, settings: Self.dark)
    var states = Self.settings(bus).states().makeAsyncIterator()
    let first = await states.next()
    bus.stop()
    let last = await Self.next(&states) { $0.portal == .busLost }
    #expect(last?.settings == first?.settings)
    #expect(await states.next() == nil)
    _ = portal
  }

  /// A stream without a reader leaves the bus.
  @Test("Streams leave no client on the bus")
  func streamsLeaveNothingBehind() async throws {
    let bus = try PrivateBus()
    let portal = try PortalStandIn(on: bus, settings: Self.dark)
    let settings = Self.settings(bus)
    for _ in 0..<5 {
      for await state in settings.states() {
        #expect(state.portal == .answered)
        break
      }
      let task = Task {
        for await _ in settings.states() {}
      }
      task.cancel()
      await task.value
    }
    while try portal.clients() > 1 { try await Task.sleep(for: .milliseconds(1)) }
  }
}
