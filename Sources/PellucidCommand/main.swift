// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CProgram
import Glibc
import Pellucid

StandardStream.prepare()
InputFiles.record()
PellucidExitOnFatalErrors()
exit(PellucidRunWithStack { @Sendable in Tool.runProcess() })
