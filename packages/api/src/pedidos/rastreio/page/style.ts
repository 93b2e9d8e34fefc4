/** The page's whole style: the colours of packages/ui/src/kit/theme/tokens.css, the system's own type, nothing to be fetched. */
export const STYLE = `
:root{color-scheme:light dark;--bg:#f7fbfc;--surface:#fff;--line:#d2dbde;--control:#748389;--ink:#0f202a;--ink2:#42545e;--brand:#005f71;--soft:#d8f2f7;--softink:#005264;--on:#fff;--focus:#366bd3;--warn:#feebc0;--warnink:#674107}
@media(prefers-color-scheme:dark){:root{--bg:#09141b;--surface:#101e25;--line:#2b3941;--control:#677780;--ink:#eff4f6;--ink2:#b9c5c9;--brand:#41c7d9;--soft:#083740;--softink:#80dde8;--on:#09141b;--focus:#8dc1ff;--warn:#43310f;--warnink:#fcd679}}
*{box-sizing:border-box;margin:0}
body{font:18px/1.45 system-ui,sans-serif;background:var(--bg);color:var(--ink);overflow-wrap:anywhere}
.page{max-width:34rem;margin:0 auto;padding:16px 16px 40px;display:grid;gap:16px}
header{display:flex;align-items:center;gap:10px;font-weight:750;font-size:22px}
header svg{height:16px;color:var(--brand)}
main{display:grid;gap:16px}
h1{font-size:clamp(28px,9vw,38px);line-height:1.12;letter-spacing:-.01em}
h2{font-size:18px;color:var(--ink2);font-weight:600}
.card{background:var(--surface);border:1px solid var(--line);border-radius:18px;padding:16px;display:grid;gap:6px}
.shop{color:var(--ink2)}
.big{font-size:clamp(24px,7.5vw,32px);font-weight:700;font-variant-numeric:tabular-nums;line-height:1.2}
.code{font-size:clamp(36px,13vw,52px);letter-spacing:.16em}
.soft{background:var(--soft);color:var(--softink);border-color:transparent}
.soft h2{color:inherit}
.who{display:flex;align-items:center;gap:14px}
.who img{width:72px;height:72px;border-radius:50%;object-fit:cover;background:var(--line)}
ol{list-style:none;padding:0;display:grid;gap:0}
li{display:flex;gap:12px;padding:9px 0;color:var(--ink2)}
li::before{content:"";flex:none;width:14px;height:14px;margin-top:6px;border-radius:50%;border:2px solid var(--control)}
li.done{color:var(--ink)}
li.done::before{background:var(--brand);border-color:var(--brand)}
li[aria-current]{font-weight:700}
li time{margin-left:auto;flex:none;font-variant-numeric:tabular-nums}
.line{background:var(--warn);color:var(--warnink);border-radius:12px;padding:10px 14px}
.line:empty,.said{position:absolute;width:1px;height:1px;padding:0;overflow:hidden;clip-path:inset(50%)}
.small{font-size:16px;color:var(--ink2)}
a{color:var(--brand)}
summary,button{min-height:48px;font:inherit}
summary{display:flex;align-items:center;color:var(--brand);text-decoration:underline;cursor:pointer;width:fit-content}
details p{margin:4px 0 12px}
button{width:100%;border:0;border-radius:12px;padding:10px 18px;font-weight:700;background:var(--brand);color:var(--on);cursor:pointer}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:6px}
@media(forced-colors:active){li.done::before{background:CanvasText}}`;
