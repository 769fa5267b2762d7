// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A publisher that begins to send when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

/// The publishers that operators make.
public enum Publishers {
  /// A publisher that begins to send as soon as somebody receives.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func systemReceive(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
      upstream.systemReceive(receive)
    }
  }
}

extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Timer {
  /// A publisher of dates at a distance of time. No time passes while a picture is drawn, and so it sends none.
  public struct TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval

    public func connect() -> any Cancellable { AnyCancellable {} }
    public func systemReceive(_ receive: @escaping (Date) -> Void) -> AnyCancellable { AnyCancellable {} }
  }

  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: Never? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }
}

extension NotificationCenter {
  /// A publisher of notifications. A picture is drawn before any arrives.
  public struct Publisher: PellucidViews.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name

    public func systemReceive(_ receive: @escaping (Notification) -> Void) -> AnyCancellable {
      AnyCancellable {}
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name)
  }
}
