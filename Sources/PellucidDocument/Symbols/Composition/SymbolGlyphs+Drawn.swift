// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Outlines of Pellucid's own, and arrangements of glyphs.
extension SymbolGlyphs {
  static let drawn: [String: DrawnGlyph] = [
    // Enclosures.
    "circle": .init(body: disc(128, 128, 98)), "square": .init(body: square),
    "app": .init(body: box(32, 32, 192, 192, 46)), "rectangle": .init(body: wide),
    "rectangle.portrait": .init(body: box(52, 22, 152, 212, 24)),
    "capsule": .init(body: box(22, 66, 212, 124, 62)),
    "triangle": .init(body: "M111,38a20,20,0,0,1,34,0L231,192a20,20,0,0,1,-17,30H42a20,20,0,0,1,-17,-30Z"),
    "doc": .init(body: doc, details: "M150,24V78A10,10,0,0,0,160,88H212"),
    "document": .init(body: doc, details: "M150,24V78A10,10,0,0,0,160,88H212"),
    "bin": .init(body: "M48,84H208L196,210A16,16,0,0,1,180,224H76A16,16,0,0,1,60,210Z", lines: "M32,52H224"),
    "clipboard": .init(body: "\(box(46, 36, 164, 192, 22))", solid: box(88, 20, 80, 36, 14)),
    "circle.dashed": .init(lines: dashes(8)), "circle.dotted": .init(solid: dots),
    "square.dashed": .init(lines: dashed(38, 38, 180, 180, 28)),
    "app.dashed": .init(lines: dashed(32, 32, 192, 192, 46)),
    "rectangle.dashed": .init(lines: dashed(22, 54, 212, 148, 24)),
    // Signs.
    "info": .init(lines: "M104,116H130V206M98,206H162", dots: "M126,50h0.1"),
    "exclamationmark": .init(lines: "M128,34V132", dots: "M128,212h0.1"),
    "questionmark": .init(lines: "M82,82A46,44,0,1,1,128,126V140", dots: "M128,212h0.1"),
    "ellipsis": .init(dots: "M44,128h0.1M128,128h0.1M212,128h0.1"),
    "ellipsis.vertical": .init(dots: "M128,44h0.1M128,128h0.1M128,212h0.1"),
    "dot": .init(dots: "M128,128h0.1"),
    "barcode": .init(
      solid: box(28, 56, 22, 144, 5) + box(66, 56, 12, 144, 5) + box(94, 56, 28, 144, 5)
        + box(138, 56, 12, 144, 5) + box(166, 56, 22, 144, 5) + box(204, 56, 24, 144, 5)),
    "zzz": .init(lines: "M28,156H92L28,224H92M112,96H160L112,148H160M180,44H220L180,86H220"),
    "tortoise": .init(
      body: "M32,166A78,86,0,0,1,188,166Z",
      lines: "M188,150C192,112,236,108,236,142C236,160,216,166,188,166M68,168V198M152,168V198"),
    "sunrise": .init(
      body: "M74,176a54,54,0,0,1,108,0Z",
      lines: "M20,176H236M62,222H194M128,92V30M98,58L128,28L158,58M34,120L50,130M222,120L206,130"),
    "sunset": .init(
      body: "M74,176a54,54,0,0,1,108,0Z",
      lines: "M20,176H236M62,222H194M128,24V86M98,58L128,88L158,58M34,120L50,130M222,120L206,130"),
    "wave.3.right": .init(lines: waves), "wave.3.forward": .init(lines: waves),
    "checkmark": .init(lines: "M46,138L100,196L210,60"),
    "chevron.compact.*": .init(lines: "M40,148L128,108L216,148"),
    "arrowtriangle.*": .init(
      body: "M114,62a16,16,0,0,1,28,0L210,178a16,16,0,0,1,-14,24H60a16,16,0,0,1,-14,-24Z"),
    "space": .init(lines: "M36,120V164H220V120"), "poweroff": .init(lines: disc(128, 128, 92)),
    "poweron": .init(lines: "M128,36V220"),
    "escape": .init(lines: "M70,94A78,78,0,1,0,156,60M128,132L58,62M58,114V62H110"),
    "restart": .init(lines: "M216,60V112H164M208,108A92,92,0,1,0,216,152"),
    "mappin": .init(body: disc(128, 74, 46), lines: "M128,122V232"),
    "lineweight": .init(lines: "M40,60H216M40,128H216", solid: box(30, 178, 196, 44, 14)),
    "slider.horizontal.3": .init(
      lines:
        "M30,62H150M206,62H226M30,128H50M106,128H226M30,194H132M188,194H226\(disc(178, 62, 26))\(disc(78, 128, 26))\(disc(160, 194, 26))"
    ),
    "slider.horizontal.2.square": .init(body: square, details: "M80,100H176M80,156H176"),
    "text.append": .init(lines: "M32,72H224M32,128H140M32,184H140M192,128V208M152,168H232"),
    "character.cursor.ibeam": .init(
      lines:
        "M28,196L76,68L124,196M44,154H108M186,60V196M164,44C176,44,186,48,186,60C186,48,196,44,208,44M164,212C176,212,186,208,186,196C186,208,196,212,208,212"
    ),
    // Windows, grids and panes.
    "square.grid.2x2": .init(body: grid(2, 2)), "square.grid.3x3": .init(body: grid(3, 3)),
    "square.grid.3x2": .init(body: grid(3, 2)),
    "circle.grid.2x2": .init(body: rounds(2, 34)), "circle.grid.3x3": .init(body: rounds(3, 17)),
    "circle.grid.cross": .init(
      body: disc(128, 46, 28) + disc(46, 128, 28) + disc(210, 128, 28) + disc(128, 210, 28)),
    "circle.hexagongrid": .init(body: hexagons), "app.grid": .init(body: grid(3, 3)),
    "rectangle.grid.1x2": .init(body: box(30, 40, 196, 76, 16) + box(30, 142, 196, 76, 16)),
    "rectangle.grid.2x2": .init(
      body: box(22, 52, 96, 68, 14) + box(138, 52, 96, 68, 14) + box(22, 140, 96, 68, 14)
        + box(138, 140, 96, 68, 14)),
    "rectangle.grid.3x2": .init(
      body: box(16, 52, 64, 66, 12) + box(96, 52, 64, 66, 12) + box(176, 52, 64, 66, 12)
        + box(16, 138, 64, 66, 12) + box(96, 138, 64, 66, 12) + box(176, 138, 64, 66, 12)),
    "rectangle.3.group": .init(
      body: box(22, 48, 106, 160, 16) + box(150, 48, 84, 70, 16) + box(150, 140, 84, 68, 16)),
    "rectangle.3.offgrid": .init(
      body: box(20, 42, 128, 88, 16) + box(170, 62, 66, 88, 16) + box(66, 152, 84, 66, 16)),
    "rectangle.split.2x1": .init(body: wide, details: "M128,54V202"),
    "rectangle.split.3x1": .init(body: wide, details: "M91,54V202M165,54V202"),
    "square.split.2x1": .init(body: square, details: "M128,38V218"),
    "square.split.1x2": .init(body: square, details: "M38,128H218"),
    "square.split.2x2": .init(body: square, details: "M128,38V218M38,128H218"),
    "rectangle.stack": .init(body: box(24, 96, 208, 124, 22), lines: "M44,62H212M64,28H192"),
    "square.stack": .init(body: box(40, 92, 176, 132, 24), lines: "M58,58H198M78,26H178"),
    "square.3.layers.3d": .init(
      body: "M128,28L228,82L128,136L28,82Z", lines: "M28,128L128,182L228,128M28,174L128,228L228,174"),
    "menubar.rectangle": .init(
      body: wide, details: "M22,92H234", solidDetails: disc(48, 72, 8) + disc(76, 72, 8)),
    "macwindow.on.rectangle": .init(
      body: box(18, 36, 176, 128, 22), lines: "M216,92V190A22,22,0,0,1,194,212H62"),
    "inset.filled.leadinghalf.rectangle": inset(42, 76, 84, 104),
    "inset.filled.trailinghalf.rectangle": inset(130, 76, 84, 104),
    "inset.filled.lefthalf.rectangle": inset(42, 76, 84, 104),
    "inset.filled.righthalf.rectangle": inset(130, 76, 84, 104),
    "inset.filled.leadingthird.rectangle": inset(42, 76, 52, 104),
    "inset.filled.trailingthird.rectangle": inset(162, 76, 52, 104),
    "inset.filled.leftthird.rectangle": inset(42, 76, 52, 104),
    "inset.filled.rightthird.rectangle": inset(162, 76, 52, 104),
    "inset.filled.topthird.rectangle": inset(42, 76, 172, 36),
    "inset.filled.bottomthird.rectangle": inset(42, 144, 172, 36),
    "inset.filled.tophalf.rectangle": inset(42, 76, 172, 52),
    "inset.filled.bottomhalf.rectangle": inset(42, 128, 172, 52),
    "rectangle.inset.filled": inset(42, 76, 172, 104),
    "rectangle.center.inset.filled": inset(76, 92, 104, 72),
    "square.bottomthird.inset.filled": squareInset(62, 146, 132, 48),
    "square.topthird.inset.filled": squareInset(62, 62, 132, 48),
    "square.leadingthird.inset.filled": squareInset(62, 62, 48, 132),
    "square.trailingthird.inset.filled": squareInset(146, 62, 48, 132),
    "square.lefthalf.filled": .init(body: square, solidDetails: box(38, 38, 90, 180, 24)),
    "square.righthalf.filled": .init(body: square, solidDetails: box(128, 38, 90, 180, 24)),
    "circle.lefthalf.filled": .init(body: disc(128, 128, 98), solidDetails: "M128,30A98,98,0,0,0,128,226Z"),
    "circle.righthalf.filled": .init(body: disc(128, 128, 98), solidDetails: "M128,30A98,98,0,0,1,128,226Z"),
    "largecircle.fill.circle": .init(body: disc(128, 128, 98), solidDetails: disc(128, 128, 56)),
    "smallcircle.filled.circle": .init(body: disc(128, 128, 98), solidDetails: disc(128, 128, 34)),
    "record.circle": .init(body: disc(128, 128, 98), solidDetails: disc(128, 128, 56)),
    "circle.circle": .init(body: disc(128, 128, 98), details: disc(128, 128, 46)),
    "switch.2": .init(
      body: box(28, 34, 200, 80, 40) + box(28, 142, 200, 80, 40),
      solidDetails: disc(184, 74, 24) + disc(72, 182, 24)),
    "list.bullet.below.rectangle": .init(
      body: box(24, 32, 208, 84, 20), lines: "M92,158H232M92,210H232",
      solid: disc(42, 158, 14) + disc(42, 210, 14)),
    "filemenu.and.selection": .init(lines: "M92,72H196M92,184H196", solid: box(40, 104, 176, 48, 14)),
    "rectangle.connected.to.line.below": .init(
      body: box(28, 40, 200, 108, 20), lines: "M128,150V204M32,206H224"),
    "rectangle.portrait.and.arrow.right": .init(
      lines:
        "M140,76V54A22,22,0,0,0,118,32H64A22,22,0,0,0,42,54V202A22,22,0,0,0,64,224H118A22,22,0,0,0,140,202V180M96,128H230M190,86L232,128L190,170"
    ),
    "rectangle.portrait.and.arrow.forward": .init(
      lines:
        "M140,76V54A22,22,0,0,0,118,32H64A22,22,0,0,0,42,54V202A22,22,0,0,0,64,224H118A22,22,0,0,0,140,202V180M96,128H230M190,86L232,128L190,170"
    ),
    "rectangle.arrowtriangle.2.outward": .init(
      body: box(60, 62, 136, 132, 22), solid: "M34,100V156L4,128ZM222,100V156L252,128Z"),
    "rectangle.portrait.arrowtriangle.2.outward": .init(
      body: box(70, 40, 116, 176, 22), solid: "M44,100V156L14,128ZM212,100V156L242,128Z"),
    "selection.pin.in.out": .init(
      lines:
        "M92,40H60A22,22,0,0,0,38,62V94M38,162V194A22,22,0,0,0,60,216H92M164,216H196A22,22,0,0,0,218,194V162M164,40H196A22,22,0,0,1,218,62V94",
      solid: disc(128, 128, 34)),
    "square.on.square.squareshape.controlhandles": .init(
      body: box(62, 62, 132, 132, 4),
      solid: box(38, 38, 44, 44, 8) + box(174, 38, 44, 44, 8) + box(38, 174, 44, 44, 8)
        + box(174, 174, 44, 44, 8)),
    "slider.horizontal.below.square.filled.and.square": .init(
      body: box(140, 30, 90, 90, 18), lines: "M24,190H92M148,190H232\(disc(120, 190, 28))",
      solid: box(22, 26, 98, 98, 20)),
    "door.garage.closed": .init(
      body: "M24,98L128,34L232,98V214H24Z", details: "M66,214V118H190V214M66,150H190M66,182H190"),
    "clear": .init(
      body:
        "M76,52H180A24,24,0,0,1,204,76V180A24,24,0,0,1,180,204H76A24,24,0,0,1,52,180V76A24,24,0,0,1,76,52Z",
      details: "M94,94L162,162M162,94L94,162"),
    "flowchart": .init(
      body: box(88, 24, 80, 64, 14) + box(20, 168, 80, 64, 14) + box(156, 168, 80, 64, 14),
      lines: "M128,90V128M60,166V128H196V166"),
    "menucard": .init(
      body: "M44,44L116,26V232L44,214ZM140,44H196A16,16,0,0,1,212,60V198A16,16,0,0,1,196,214H140Z"),
    "character.textbox": .init(body: wide, details: "M70,164L102,88L134,164M82,138H122M172,84V172"),
    "character.text.justify": .init(
      lines: "M28,116L64,32L100,116M40,88H88M132,64H228M132,112H228M28,164H228M28,212H228"),
    "cloud.drizzle": .init(
      body: "M78,140A48,48,0,1,1,90,46A64,64,0,0,1,214,72A35,35,0,0,1,204,140Z",
      lines: "M84,188V206M128,188V206M172,188V206"),
    "pencil.and.scribble": .init(
      body: "M44,150L160,34A24,24,0,0,1,194,34L206,46A24,24,0,0,1,206,80L90,196L34,206Z",
      lines: "M128,224C156,176,176,176,166,204C160,226,190,222,206,200C218,184,230,196,222,220"),
    "corner.rectangle": .init(
      lines: "M104,180H46A24,24,0,0,1,22,156V68A24,24,0,0,1,46,44H210A24,24,0,0,1,234,68V112"),
    "share.box": .init(body: "\(box(50, 92, 156, 136, 24))"),
    "share.up": .init(lines: "M128,160V24M86,64L128,22L170,64"),
    "share.down": .init(lines: "M128,24V160M86,120L128,162L170,120"),
    "speaker.waves": .init(
      lines: "M158,106A32,32,0,0,1,158,150M190,80A72,72,0,0,1,190,176M222,54A112,112,0,0,1,222,202"),
    "richtext.lines": .init(lines: "M90,166H166M90,200H166", solid: box(84, 104, 88, 38, 6)),
    "cellularbars": .init(
      solid: box(26, 156, 38, 64, 10) + box(82, 120, 38, 100, 10) + box(138, 78, 38, 142, 10)
        + box(194, 36, 38, 184, 10)),
  ]

  static let groups: [String: SymbolGlyph] = [
    "abc": .letters("abc"), "textformat.123": .letters("123"), "textformat.abc": .letters("abc"),
    "display.2": .group([.init("display", 104, 104, 0.8), .init("display", 166, 164, 0.62)]),
    "macbook.and.iphone": .group([.init("laptopcomputer", 116, 124, 0.96), .init("iphone", 212, 166, 0.56)]),
    "ipad.and.iphone": .group([.init("ipad", 112, 124, 0.96), .init("iphone", 206, 164, 0.6)]),
    "gearshape.2": .group([.init("gearshape", 92, 92, 0.68), .init("gearshape", 182, 182, 0.52)]),
    "wrench.and.screwdriver": .group([
      .init("screwdriver.mirrored", 128, 128, 0.92), .init("wrench", 128, 128, 0.92),
    ]),
    "person.fill.questionmark": .group([
      .init("person.fill", 104, 132, 0.92), .init("questionmark", 214, 82, 0.44),
    ]),
    "wifi.exclamationmark": .group([.init("wifi", 128, 124, 1), .init("exclamationmark", 206, 186, 0.46)]),
    "location.fill.viewfinder": .group([
      .init("viewfinder", 128, 128, 1), .init("location.fill", 128, 128, 0.46, isInside: true),
    ]),
    "location.viewfinder": .group([
      .init("viewfinder", 128, 128, 1), .init("location", 128, 128, 0.46, isInside: true),
    ]),
    "mappin.and.ellipse": .group([
      .init("ellipse.below", 128, 196, 1), .init("mappin", 128, 98, 0.8),
    ]),
    "doc.text.magnifyingglass": .group([
      .init("doc.text", 110, 122, 0.92), .init("magnifyingglass", 186, 184, 0.5),
    ]),
    "text.magnifyingglass": .group([
      .init("text.alignleft", 112, 118, 0.9), .init("magnifyingglass", 184, 176, 0.56),
    ]),
    "doc.on.clipboard": .group([.init("clipboard", 108, 112, 0.86), .init("doc", 170, 170, 0.62)]),
    "exclamationmark.magnifyingglass": .group([
      .init("magnifyingglass", 128, 128, 1), .init("exclamationmark", 116, 116, 0.4, isInside: true),
    ]),
    "keyboard.chevron.compact.down": .group([
      .init("keyboard", 128, 100, 0.9), .init("chevron.compact.down", 128, 216, 0.5),
    ]),
    "text.below.photo": .group([.init("photo", 128, 90, 0.76), .init("text.two", 128, 212, 0.8)]),
    "lock.open.rotation": .group([
      .init("arrow.counterclockwise", 128, 128, 1), .init("lock.open.fill", 128, 134, 0.4, isInside: true),
    ]),
    "lock.rotation": .group([
      .init("arrow.counterclockwise", 128, 128, 1), .init("lock.fill", 128, 134, 0.4, isInside: true),
    ]),
    "backward.end.alt": .group([.init("backward", 136, 128, 0.86), .init("bar", 26, 128, 0.5)]),
    "forward.end.alt": .group([.init("forward", 120, 128, 0.86), .init("bar", 230, 128, 0.5)]),
    "arrowtriangle.left.and.line.vertical.and.arrowtriangle.right": .group([
      .init("arrowtriangle.left", 58, 128, 0.54), .init("poweron", 128, 128, 1),
      .init("arrowtriangle.right", 198, 128, 0.54),
    ]),
    "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left": .group([
      .init("arrowtriangle.right", 58, 128, 0.54), .init("poweron", 128, 128, 1),
      .init("arrowtriangle.left", 198, 128, 0.54),
    ]),
    "figure.and.child.holdinghands": .group([
      .init("figure.stand", 84, 128, 0.94), .init("figure.stand", 186, 160, 0.64),
    ]),
    "network.badge.shield.half.filled": .group([
      .init("network", 118, 118, 0.92), .init("shield.lefthalf.filled", 192, 188, 0.46),
    ]),
    "bubble.and.pencil": .group([.init("bubble", 120, 132, 0.94), .init("pencil", 184, 84, 0.6)]),
    "filemenu.and.cursorarrow": .group([
      .init("filemenu.and.selection", 112, 112, 0.94), .init("cursorarrow", 186, 184, 0.5),
    ]),
    "macwindow.and.pointer.arrow": .group([
      .init("macwindow", 118, 118, 0.94), .init("cursorarrow", 192, 188, 0.5),
    ]),
    "pointer.arrow": .icon("cursor"), "pointer.arrow.click": .icon("cursor-click"),
    "pointer.arrow.rays": .icon("cursor-click"), "cursorarrow.rays": .icon("cursor-click"),
    "pointer.arrow.motionlines.click": .icon("cursor-click"),
    "rectangle.and.pencil.and.ellipsis": .group([
      .init("ellipsis.rectangle", 118, 138, 0.94), .init("pencil", 190, 84, 0.56),
    ]),
    "arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right": .icon("flip-horizontal"),
    "arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down": .icon("flip-vertical"),
    "arrow.left.and.right.righttriangle.left.righttriangle.right": .icon("flip-horizontal"),
    "arrow.up.and.down.righttriangle.up.righttriangle.down": .icon("flip-vertical"),
    "textformat.size": .line("text-aa"),
    "textformat.size.larger": .group([.init("letter.a", 104, 142, 1), .init("chevron.up", 214, 72, 0.34)]),
    "textformat.size.smaller": .group([
      .init("letter.a", 104, 154, 0.8), .init("chevron.down", 206, 92, 0.34),
    ]),
    "doc.text": .group([.init("doc", 128, 128, 1), .init("text.three", 128, 158, 0.84, isInside: true)]),
    "doc.plaintext": .group([.init("doc", 128, 128, 1), .init("text.three", 128, 158, 0.84, isInside: true)]),
    "doc.richtext": .group([.init("doc", 128, 128, 1), .init("richtext.lines", 128, 128, 1, isInside: true)]),
    "video.bubble.left": .group([
      .init("bubble.left", 128, 128, 1), .init("video.fill", 128, 122, 0.46, isInside: true),
    ]),
    "text.bubble": .group([.init("bubble", 128, 128, 1), .init("text.two", 128, 116, 0.66, isInside: true)]),
    "shield.lefthalf.filled": .drawn(
      .init(body: shield, solidDetails: "M128,28V236C84,220,40,178,40,112V62Z")),
    "externaldrive.connected.to.line.below": .group([
      .init("externaldrive", 128, 100, 0.86), .init("connection.below", 128, 128, 1),
    ]),
    "list.bullet.rectangle": .group([
      .init("rectangle", 128, 128, 1), .init("list.bullet", 128, 128, 0.5, isInside: true),
    ]),
    "list.bullet.rectangle.portrait": .group([
      .init("rectangle.portrait", 128, 128, 1), .init("list.bullet", 128, 128, 0.5, isInside: true),
    ]),
    "list.clipboard": .group([
      .init("clipboard", 128, 128, 1), .init("text.three", 128, 142, 0.8, isInside: true),
    ]),
    "widget.extralarge": .group([
      .init("rectangle", 128, 128, 1), .init("square.fill", 86, 128, 0.32, isInside: true),
    ]),
    "appwindow.swipe.rectangle": .group([
      .init("rectangle", 112, 128, 0.9), .init("chevron.right", 224, 128, 0.4),
    ]),
    "music.note.house": .group([
      .init("house", 128, 128, 1), .init("music.note", 128, 160, 0.4, isInside: true),
    ]),
    "person.crop.artframe": .group([
      .init("square", 128, 128, 1), .init("person.fill", 128, 136, 0.6, isInside: true),
    ]),
    "rectangle.and.hand.point.up.left": .group([
      .init("corner.rectangle", 128, 128, 1), .init("hand.point.up.left", 178, 176, 0.6),
    ]),
    "square.and.arrow.up": .group([.init("share.box", 128, 128, 1), .init("share.up", 128, 128, 1)]),
    "square.and.arrow.down": .group([.init("share.box", 128, 128, 1), .init("share.down", 128, 128, 1)]),
    "speaker.wave.3": .group([.init("speaker", 112, 128, 0.9), .init("speaker.waves", 128, 128, 1)]),
    "memories": .group([
      .init("arrow.counterclockwise", 128, 128, 1), .init("play.fill", 132, 130, 0.34, isInside: true),
    ]),
    "app.gift": .group([.init("app", 128, 128, 1), .init("gift.fill", 128, 128, 0.5, isInside: true)]),
    "theatermasks": .group([.init("mask.sad", 160, 158, 0.72), .init("mask.happy", 98, 98, 0.78)]),
    "character": .letters("a"), "star.leadinghalf.filled": .group([.init("star.half.fill", 128, 128, 1)]),
    // Parts of the arrangements above.
    "ellipse.below": .drawn(
      .init(lines: "M84,92C50,98,28,110,28,124C28,148,72,164,128,164S228,148,228,124C228,110,206,98,172,92")),
    "bar": .drawn(.init(lines: "M128,30V226")), "text.two": .drawn(.init(lines: "M44,100H212M44,156H172")),
    "text.three": .drawn(.init(lines: "M70,84H186M70,132H186M70,180H140")),
    "letter.a": .drawn(.init(lines: "M24,212L104,44L184,212M52,154H156")),
    "connection.below": .drawn(.init(lines: "M128,196V226M32,228H224")),
  ]

  // MARK: Outlines

  private static let square = box(38, 38, 180, 180, 28)
  private static let waves =
    "M62,92A62,62,0,0,1,62,164M112,60A116,116,0,0,1,112,196M162,28A170,170,0,0,1,162,228"
  private static let wide = box(22, 54, 212, 148, 24)
  private static let doc =
    "M64,24H146L212,90V210A22,22,0,0,1,190,232H66A22,22,0,0,1,44,210V46A22,22,0,0,1,66,24Z"
  private static let shield = "M128,28L216,62V112C216,178,172,220,128,236C84,220,40,178,40,112V62Z"

  /// Returns a rectangle with round corners.
  private static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double)
    -> String
  {
    let (w, h, r) = (width - 2 * radius, height - 2 * radius, radius)
    return
      "M\(x + r),\(y)h\(w)a\(r),\(r),0,0,1,\(r),\(r)v\(h)a\(r),\(r),0,0,1,\(-r),\(r)h\(-w)a\(r),\(r),0,0,1,\(-r),\(-r)"
      + "v\(-h)a\(r),\(r),0,0,1,\(r),\(-r)Z"
  }

  /// Returns a circle.
  private static func disc(_ x: Double, _ y: Double, _ radius: Double) -> String {
    "M\(x),\(y - radius)a\(radius),\(radius),0,0,1,0,\(2 * radius)a\(radius),\(radius),0,0,1,0,\(-2 * radius)Z"
  }

  private static func grid(_ columns: Int, _ rows: Int) -> String {
    let (pitch, side) = columns == 2 ? (108.0, 68.0) : (76.0, 36.0)
    return cells(columns, rows, pitch).map { box($0 - side / 2, $1 - side / 2, side, side, side / 5) }
      .joined()
  }

  private static func rounds(_ columns: Int, _ radius: Double) -> String {
    cells(columns, columns, columns == 2 ? 110 : 76).map { disc($0, $1, radius) }.joined()
  }

  /// Returns the centres of the cells of a grid.
  private static func cells(_ columns: Int, _ rows: Int, _ pitch: Double) -> [(Double, Double)] {
    (0..<rows).flatMap { row in
      (0..<columns).map { column in
        (
          128 + (Double(column) - Double(columns - 1) / 2) * pitch,
          128 + (Double(row) - Double(rows - 1) / 2) * pitch
        )
      }
    }
  }

  private static let hexagons: String =
    [(128, 128), (128, 46), (199, 87), (199, 169), (128, 210), (57, 169), (57, 87)].map {
      disc($0.0, $0.1, 21)
    }.joined()

  /// The dashes of a circle: arcs of equal length, each from a point on the circle to the next.
  private static func dashes(_ count: Int) -> String {
    let points: [(Double, Double)] = [
      (1, 0), (0.9239, 0.3827), (0.7071, 0.7071), (0.3827, 0.9239), (0, 1), (-0.3827, 0.9239),
      (-0.7071, 0.7071),
      (-0.9239, 0.3827), (-1, 0), (-0.9239, -0.3827), (-0.7071, -0.7071), (-0.3827, -0.9239), (0, -1),
      (0.3827, -0.9239), (0.7071, -0.7071), (0.9239, -0.3827),
    ]
    return (0..<count).map { index in
      let (from, to) = (points[2 * index], points[2 * index + 1])
      return "M\(128 + 98 * from.0),\(128 + 98 * from.1)A98,98,0,0,1,\(128 + 98 * to.0),\(128 + 98 * to.1)"
    }.joined()
  }

  private static let dots: String =
    [
      (1, 0), (0.866, 0.5), (0.5, 0.866), (0, 1), (-0.5, 0.866), (-0.866, 0.5), (-1, 0), (-0.866, -0.5),
      (-0.5, -0.866),
      (0, -1), (0.5, -0.866), (0.866, -0.5),
    ].map { disc(128 + 98 * $0.0, 128 + 98 * $0.1, 13) }.joined()

  /// Returns a rectangle with round corners whose sides have gaps.
  private static func dashed(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ r: Double)
    -> String
  {
    let (right, bottom, stub) = (x + width, y + height, 14.0)
    let corners =
      "M\(x),\(y + r + stub)V\(y + r)A\(r),\(r),0,0,1,\(x + r),\(y)H\(x + r + stub)"
      + "M\(right - r - stub),\(y)H\(right - r)A\(r),\(r),0,0,1,\(right),\(y + r)V\(y + r + stub)"
      + "M\(right),\(bottom - r - stub)V\(bottom - r)A\(r),\(r),0,0,1,\(right - r),\(bottom)H\(right - r - stub)"
      + "M\(x + r + stub),\(bottom)H\(x + r)A\(r),\(r),0,0,1,\(x),\(bottom - r)V\(bottom - r - stub)"
    let (middle, centre) = (x + width / 2, y + height / 2)
    return corners + "M\(middle - 16),\(y)H\(middle + 16)M\(middle - 16),\(bottom)H\(middle + 16)"
      + "M\(x),\(centre - 12)V\(centre + 12)M\(right),\(centre - 12)V\(centre + 12)"
  }

  private static func inset(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> DrawnGlyph {
    DrawnGlyph(body: wide, solidDetails: box(x, y, width, height, 8))
  }

  private static func squareInset(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> DrawnGlyph {
    DrawnGlyph(body: square, solidDetails: box(x, y, width, height, 8))
  }
}
