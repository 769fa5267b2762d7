// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

@_exported import PellucidCatalog
@_exported import PellucidColor
@_exported import PellucidComponents
@_exported import PellucidDesign
@_exported import PellucidDocument
@_exported import PellucidGeometry
@_exported import PellucidHost
@_exported import PellucidJSON
@_exported import PellucidLegibility
@_exported import PellucidPlan
@_exported import PellucidRaster
@_exported import PellucidScene

@_exported import struct PellucidAudit.Baseline
@_exported import struct PellucidAudit.Report
@_exported import enum PellucidAudit.Reporter
@_exported import enum PellucidJudge.ContrastRules
@_exported import protocol PellucidJudge.Described
@_exported import struct PellucidJudge.Finding
@_exported import enum PellucidJudge.Language
@_exported import enum PellucidJudge.Rule
@_exported import enum PellucidJudge.Severity
