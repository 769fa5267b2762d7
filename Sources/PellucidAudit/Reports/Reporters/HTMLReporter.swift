// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A reporter that prints a page of findings in one file, without pictures.
enum HTMLReporter {
  static func text(of report: Report) -> String { ReportPage(report).html }
}
