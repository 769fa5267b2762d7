// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The style sheet of reports, for light and dark, phones and wide screens.
enum PageStyle {
  static let text = InlineText(
    #"""
    :root {
      color-scheme: light dark;
      --ground: light-dark(#f5f5f7, #101012); --card: light-dark(#ffffff, #1b1b1e); --line: light-dark(#e1e1e6, #303035);
      --text: light-dark(#1d1d1f, #f2f2f5); --soft: light-dark(#5c5c63, #a4a4ad); --link: light-dark(#0058b8, #6cb2ff);
      --error: light-dark(#b3121d, #ff8178); --warning: light-dark(#7d4e00, #f2b84b); --note: light-dark(#4d5560, #a9b4c2);
      --fill: light-dark(#ececf0, #29292d);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, Inter, "Noto Sans KR", sans-serif;
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 5rem; }
    body { margin: 0 auto; max-width: 92rem; padding: 0 clamp(1rem, 4vw, 3rem) 6rem; background: var(--ground); color: var(--text);
      -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    h1, h2, h3, h4, p, dl, dd, ul, ol, figure, pre { margin: 0; padding: 0; }
    ul, ol { list-style: none; }
    a { color: var(--link); text-decoration: none; }
    a:hover { text-decoration: underline; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
    code, pre { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .86em; }
    summary { cursor: pointer; }
    .skip { position: absolute; left: -100vw; }
    .skip:focus { left: 1rem; top: 1rem; padding: .5rem 1rem; background: var(--card); z-index: 3; }
    header { padding: clamp(2.5rem, 7vw, 5rem) 0 2.5rem; }
    .eyebrow { color: var(--soft); font-weight: 500; }
    h1 { font-size: clamp(1.8rem, 4.5vw, 3rem); line-height: 1.12; letter-spacing: -.022em; font-weight: 650; overflow-wrap: anywhere; }
    .tallies { display: flex; flex-wrap: wrap; gap: 2.25rem; margin: 1.75rem 0 .75rem; }
    .tally { display: flex; flex-direction: column-reverse; }
    .tally dd { font-size: 2.25rem; line-height: 1.1; font-weight: 600; letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
    .tally dt { color: var(--soft); font-size: .9rem; }
    .tally.error dd { color: var(--error); } .tally.warning dd { color: var(--warning); } .tally.note dd { color: var(--note); }
    .tally.none dd { color: var(--soft); opacity: .55; }
    .totals { color: var(--soft); max-width: 60rem; }
    .command { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--fill); border-radius: 8px; padding: .55rem .8rem; }
    header .command { margin-top: 1.25rem; max-width: 60rem; }
    nav { margin-bottom: 2rem; font-size: .92rem; }
    nav summary { font-weight: 600; padding: .35rem 0; }
    nav li { display: flex; align-items: baseline; gap: .4rem; padding: .2rem 0; }
    nav li a { flex: 1 1 auto; min-width: 0; overflow-wrap: anywhere; }
    .count { font-size: .78rem; font-weight: 600; font-variant-numeric: tabular-nums; }
    .count.error { color: var(--error); } .count.warning { color: var(--warning); } .count.note { color: var(--note); }
    #filters { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: .6rem .8rem; align-items: end;
      padding: .9rem 0; margin-bottom: 1rem; background: var(--ground); border-bottom: 1px solid var(--line); }
    #filters[hidden] { display: none; }
    #filters label { display: flex; flex-direction: column; gap: .2rem; flex: 1 1 8rem; min-width: 0; font-size: .78rem; color: var(--soft); }
    #filters input, #filters select { font: inherit; font-size: .95rem; width: 100%; min-width: 0; height: 2.3rem; padding: 0 .6rem; color: var(--text);
      background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
    #filters output { flex: 1 0 100%; font-size: .85rem; color: var(--soft); font-variant-numeric: tabular-nums; }
    .scene { padding: 3rem 0; border-top: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 48rem; }
    .scene:first-of-type { border-top: 0; padding-top: 1.25rem; }
    [hidden] { display: none !important; }
    h2 { font-size: 1.55rem; letter-spacing: -.015em; line-height: 1.25; font-weight: 630; overflow-wrap: anywhere; }
    .document, .place { color: var(--soft); font-size: .87rem; overflow-wrap: anywhere; }
    .permalink { color: var(--soft); opacity: .45; font-weight: 400; padding: 0 .3rem; }
    .permalink:hover, .permalink:focus { opacity: 1; }
    .beside, .stacked, .plain { margin-top: 1.5rem; }
    .views { display: flex; flex-wrap: wrap; gap: 2rem; }
    .views:not(.main) { margin-top: 2.25rem; }
    .views.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(42%, 15rem), 1fr)); gap: 1.75rem 1.25rem; margin-top: 1rem; align-items: start; }
    figure { max-width: 100%; min-width: 0; }
    .canvas { position: relative; width: fit-content; max-width: 100%; overflow: hidden; border-radius: 10px; background: var(--fill); box-shadow: 0 0 0 1px var(--line); }
    .canvas img { display: block; max-width: 100%; height: auto; }
    .marks { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; }
    .marks a { pointer-events: auto; outline: none; --tint: var(--note); }
    .marks a.error { --tint: #e5202e; } .marks a.warning { --tint: #d98500; } .marks a.note { --tint: #6b7a8c; }
    .marks rect { fill: transparent; stroke: var(--tint); stroke-width: 2; vector-effect: non-scaling-stroke; }
    .marks rect.dark { stroke: #000000b3; stroke-width: 6; } .marks rect.light { stroke: #fff; stroke-width: 4.5; }
    .marks a:hover rect:last-child, .marks a:focus-visible rect:last-child, .marks :target rect:last-child {
      fill: color-mix(in srgb, var(--tint) 22%, transparent); stroke-width: 4; }
    .ratio { font-weight: 650; fill: #14662f; stroke: #fff; stroke-width: 3px; paint-order: stroke; vector-effect: non-scaling-stroke; }
    .ratio.short { fill: #b3121d; }
    .leader { stroke: #14662f; stroke-width: 1.5; vector-effect: non-scaling-stroke; } .leader.short { stroke: #b3121d; }
    .leader.around { stroke: #fff; stroke-width: 4; stroke-linecap: round; }
    figcaption { margin-top: .7rem; font-size: .9rem; color: var(--soft); max-width: 44rem; overflow-wrap: anywhere; }
    .views:not(.grid) figcaption { width: 0; min-width: max(100%, 15rem); }
    figcaption h3, figcaption h4 { color: var(--text); font-size: .95rem; font-weight: 600; }
    .drawn { margin-top: .3rem; font-size: .85rem; color: var(--soft); }
    .drawn .command { margin-top: .4rem; color: var(--text); }
    .swatches { display: flex; flex-wrap: wrap; gap: .3rem 1.1rem; margin-top: .45rem; font-size: .85rem; color: var(--soft); }
    .swatch { width: .95em; height: .95em; vertical-align: -.12em; margin-right: .4em; border-radius: 3px; box-shadow: 0 0 0 1px var(--line); }
    .findings { display: grid; gap: .75rem; align-content: start; min-width: 0; }
    .more { grid-column: 1 / -1; }
    .more > summary { color: var(--soft); padding: .4rem 0; }
    .more .findings { margin-top: .6rem; }
    .stacked > .findings { margin-top: 1.75rem; }
    .finding { background: var(--card); border-radius: 12px; padding: 1rem 1.15rem; box-shadow: 0 0 0 1px var(--line); min-width: 0; overflow-wrap: anywhere; }
    .finding:target { box-shadow: 0 0 0 2px var(--link); }
    .head { display: flex; flex-wrap: wrap; align-items: baseline; gap: .15rem .6rem; font-size: .85rem; }
    .head .permalink { margin-left: auto; }
    .severity { font-weight: 650; }
    .error > .head .severity { color: var(--error); } .warning > .head .severity { color: var(--warning); } .note > .head .severity { color: var(--note); }
    .message { margin-top: .35rem; font-weight: 500; }
    .small { margin-top: .3rem; font-size: .89rem; color: var(--soft); }
    .foot { display: flex; flex-wrap: wrap; gap: .2rem 1rem; justify-content: space-between; margin-top: .5rem; font-size: .87rem; }
    .foot:empty { display: none; }
    .none { color: var(--soft); }
    .group, .comparison, .table { margin-top: 2.5rem; }
    .group > h3, .comparison > h3, .rule h3 { font-size: 1.05rem; font-weight: 620; overflow-wrap: anywhere; }
    .compare { margin-top: 1rem; width: fit-content; max-width: 100%; }
    .compare .canvas { display: grid; }
    .compare .canvas img { grid-area: 1 / 1; }
    .compare .canvas img + img { clip-path: inset(0 0 0 var(--at, 50%)); }
    .compare .canvas.onion img + img { clip-path: none; opacity: var(--at, 50%); }
    .compare fieldset { display: flex; gap: 1.25rem; margin: 0 0 .6rem; padding: 0; border: 0; font-size: .85rem; }
    .compare fieldset label { display: flex; align-items: center; gap: .4rem; }
    .compare input[type="radio"] { width: auto; height: auto; margin: 0; accent-color: var(--link); }
    .compare input[type="range"] { display: block; width: 100%; height: 2rem; margin: .4rem 0 0; accent-color: var(--link); }
    .compare .ends { display: flex; justify-content: space-between; font-size: .85rem; color: var(--soft); }
    .table { margin-top: 1.75rem; }
    .table summary { font-weight: 600; padding: .3rem 0; }
    .scroller { overflow-x: auto; margin-top: .6rem; background: var(--card); border-radius: 12px; box-shadow: 0 0 0 1px var(--line); }
    table { border-collapse: collapse; width: 100%; font-size: .88rem; font-variant-numeric: tabular-nums; }
    th, td { text-align: left; vertical-align: top; padding: .5rem .9rem; border-bottom: 1px solid var(--line); }
    th { color: var(--soft); font-weight: 550; white-space: nowrap; }
    tbody tr:last-child td { border-bottom: 0; }
    .rules, .list { padding: 3rem 0 0; border-top: 1px solid var(--line); }
    .rule { margin-top: 1.5rem; max-width: 46rem; }
    .rule p { margin-top: .4rem; color: var(--soft); }
    .list li { overflow-wrap: anywhere; }
    @media (min-width: 60rem) {
      .columns { display: grid; grid-template-columns: 14rem minmax(0, 1fr); gap: 3.5rem; }
      nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: 1.25rem .5rem 1.5rem 0; }
      .beside { display: grid; grid-template-columns: minmax(0, max-content) minmax(18rem, 1fr); gap: 2.5rem; align-items: start; }
      .beside .main { position: sticky; top: 7rem; }
      .stacked .findings, .plain .findings { grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr)); }
    }
    @media (max-width: 60rem) {
      .beside .findings { margin-top: 1.75rem; }
      #filters { position: static; }
      html { scroll-padding-top: 1rem; }
    }
    @media print { #filters, .skip, .permalink { display: none; } .scene { content-visibility: visible; break-inside: avoid-page; } }
    """#)
}
