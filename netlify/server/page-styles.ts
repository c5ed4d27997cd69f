/** Styles of standalone pages: the shop's tokens, header and dawn, without its stylesheets, whose names a build decides. */
export const PAGE_STYLES = `
@font-face { font-family: Fraunces; src: url(/fonts/fraunces.woff2); font-weight: 400 700; font-display: swap; }
@font-face { font-family: Figtree; src: url(/fonts/figtree.woff2); font-weight: 400 700; font-display: swap; }
:root { color-scheme: light dark; accent-color: var(--accent);
  --paper: light-dark(#fbf6ee, #0b1d24); --surface: light-dark(#fffdf9, #12303a); --ink: light-dark(#10303a, #eaf3f1);
  --line: light-dark(#e3d7c3, #26505b); --line-strong: light-dark(#7c8f94, #6d9098); --lagoon: light-dark(#0e4c5c, #8fd3d6);
  --accent: light-dark(#bf3f19, #ff9a76); --accent-hover: light-dark(#a33412, #ffb294); --on-accent: light-dark(#fff, #2a0f06);
  --leaf: light-dark(#286239, #8fd19e); --sun: light-dark(#d98e04, #f4b942); --focus: light-dark(#0b5fa5, #ffd07a);
  --dawn: light-dark(#a5d3d1, #164b57), light-dark(#fbd9b4, #b4613f);
  --greca: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='36' height='18'%3E%3Cpath d='M0 15h3v-3h3V9h3V6h3V3h18v12h-9V9h3v3h3V6H15v9h21v3H0z'/%3E%3C/svg%3E"); }
* { box-sizing: border-box; }
body { margin: 0; font: 1.0625rem/1.55 Figtree, system-ui, sans-serif; background: var(--paper); color: var(--ink);
  overflow-wrap: anywhere; -webkit-font-smoothing: antialiased; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
header { padding: .5rem clamp(1rem, .4rem + 3vw, 3.5rem); }
header a { display: inline-flex; align-items: center; gap: .6rem; min-block-size: 3rem; color: var(--lagoon);
  font: 580 1.45rem Fraunces, Georgia, serif; text-decoration: none; }
.needle { fill: var(--accent); }
.dawn { block-size: clamp(5.5rem, 18vh, 10rem); background:
  radial-gradient(ellipse 62% 30% at 12% 100%, var(--leaf) 0 99%, transparent),
  radial-gradient(ellipse 70% 42% at 92% 100%, var(--lagoon) 0 99%, transparent),
  radial-gradient(circle at 46% 66%, var(--sun) 0 1.6rem, transparent 1.7rem), linear-gradient(var(--dawn)); }
.dawn::after { content: ''; display: block; block-size: 18px; translate: 0 calc(clamp(5.5rem, 18vh, 10rem) + .5rem);
  background: var(--lagoon); mask: var(--greca) round; opacity: .5; }
main { max-inline-size: 34rem; margin: auto; padding: 3.25rem 1rem 3rem; }
main:not(:has(fieldset)) { text-align: center; }
main:not(:has(fieldset)) form { justify-items: center; }
h1 { margin: 0 0 1rem; font: 580 clamp(1.75rem, 1.4rem + 1.7vw, 2.5rem)/1.12 Fraunces, Georgia, serif;
  letter-spacing: -.012em; text-wrap: balance; }
p { text-wrap: balance; }
main a { color: var(--lagoon); }
form { display: grid; gap: 1.25rem; justify-items: start; }
fieldset { border: 0; margin: 0; padding: 0; }
legend { padding: 0; }
legend, label > span { font-weight: 640; }
form > label { inline-size: 100%; }
form > p { margin: 0; }
form > [role=alert] { padding-inline-start: .9rem; border-inline-start: 4px solid var(--accent); font-weight: 640; }
[aria-invalid] { border-color: var(--accent) !important; }
input[type=text], textarea { display: block; inline-size: 100%; margin-block-start: .35rem; padding: .7rem .9rem; font: inherit;
  color: inherit; background: var(--surface); border: 1px solid var(--line-strong); border-radius: .5rem; }
input[type=radio] { flex: none; inline-size: 1.25rem; block-size: 1.25rem; margin: 0; }
.choice { display: flex; gap: .6rem; align-items: center; min-block-size: 2.75rem; }
button, .back a { display: inline-flex; align-items: center; min-block-size: 3rem; padding: .5rem 1.5rem;
  border: 2px solid transparent; border-radius: 99rem; font: inherit; font-weight: 640; line-height: 1.2; }
button { background: var(--accent); color: var(--on-accent); cursor: pointer; }
button:hover { background: var(--accent-hover); }
.back { margin-block: 1rem 0; }
.back a { border-color: var(--line-strong); color: var(--ink); text-decoration: none; }
.back a:hover { border-color: var(--ink); }`
