/**
 * The page's whole style. It uses the colours of packages/ui/src/kit/theme/tokens.css and system fonts, and loads
 * nothing. Text sizes are in rem, so that they follow the reader's setting. Printing is disabled, because the address
 * and the code are secrets.
 */
export const STYLE = `
:root{color-scheme:light dark;--bg:#f7fbfc;--surface:#fff;--line:#d2dbde;--control:#748389;--ink:#0f202a;--ink2:#42545e;--brand:#005f71;--soft:#d8f2f7;--softink:#005264;--on:#fff;--focus:#366bd3;--warn:#feebc0;--warnink:#674107}
@media(prefers-color-scheme:dark){:root{--bg:#09141b;--surface:#101e25;--line:#2b3941;--control:#677780;--ink:#eff4f6;--ink2:#b9c5c9;--brand:#41c7d9;--soft:#083740;--softink:#80dde8;--on:#09141b;--focus:#8dc1ff;--warn:#43310f;--warnink:#fcd679}}
*{box-sizing:border-box;margin:0}
body{font:1.0625rem/1.4 system-ui,sans-serif;background:var(--bg);color:var(--ink);overflow-wrap:anywhere}
.page{max-width:34rem;margin:0 auto;padding:16px 16px 24px;display:grid;gap:12px}
header{display:flex;align-items:center;gap:10px;font-weight:750;font-size:1.25rem;line-height:1.5rem}
header svg{height:1rem;color:var(--brand)}
main{display:grid;gap:12px}
h1{font-size:1.8125rem;line-height:2.125rem;letter-spacing:-.01em}
h2{font-size:1.0625rem}
.more,.where{margin-top:6px;color:var(--ink2)}
.more{color:inherit}
.card{background:var(--surface);border:1px solid var(--line);border-radius:18px;padding:15px;display:grid;gap:2px}
.soft{background:var(--soft);color:var(--softink);border-color:transparent}
.row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 12px}
.big{font-size:1.875rem;font-weight:700;font-variant-numeric:tabular-nums;line-height:1.15}
.code{font-size:min(3.75rem,23vw);white-space:nowrap;font-weight:700;line-height:1.1;letter-spacing:.16em;font-variant-numeric:tabular-nums}
.pay,.who{display:flex;align-items:center;gap:14px}
.pay{background:var(--warn);color:var(--warnink);border-color:transparent;font-size:1.1875rem;line-height:1.3}
.pay p>span,.pay strong span{display:block}
.pay p>span{font-size:1.0625rem}
.pay .sum{display:inline-block;white-space:nowrap}
.who img{width:56px;height:56px;border-radius:50%;object-fit:cover;background:var(--line)}
main svg{width:1.625rem;height:1.625rem;flex:none;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.button,button{display:flex;align-items:center;justify-content:center;gap:10px;min-height:56px;width:100%;padding:10px 18px;border:1.5px solid var(--brand);border-radius:18px;font:inherit;font-weight:700;text-align:center;text-decoration:none;cursor:pointer}
.button{background:var(--surface);color:var(--brand)}
button{background:var(--brand);color:var(--on)}
summary{min-height:48px;cursor:pointer}
.steps summary{display:flex;flex-wrap:wrap;align-items:center;gap:6px 12px;list-style:none}
.steps summary::-webkit-details-marker{display:none}
.steps strong::after{content:"";display:inline-block;width:.4em;height:.4em;margin:0 0 .2em .5em;border:solid var(--ink2);border-width:0 2px 2px 0;transform:rotate(45deg)}
.steps[open] strong::after{margin-bottom:-.05em;transform:rotate(225deg)}
time{white-space:nowrap}
.steps time{margin-left:auto;color:var(--ink2);font-variant-numeric:tabular-nums}
.dashes{display:flex;gap:5px;width:100%;padding:0 2px}
.dashes i{flex:1;height:8px;border-radius:2px;background:var(--line);transform:skewX(-20deg)}
.dashes .on{background:var(--brand)}
ol{list-style:none;padding:0}
li{display:grid;grid-template-columns:14px 1fr auto;gap:12px;padding:7px 0;color:var(--ink2)}
li::before{content:"";width:14px;height:14px;margin-top:.3em;border-radius:50%;border:2px solid var(--control)}
li.done{color:var(--ink)}
li.done::before{background:var(--brand);border-color:var(--brand)}
li[aria-current]{font-weight:700}
.line{background:var(--warn);color:var(--warnink);border-radius:12px;padding:10px 14px}
.line:empty,.said{position:absolute;width:1px;height:1px;padding:0;overflow:hidden;clip-path:inset(50%)}
footer{display:flex;flex-wrap:wrap;align-items:center;gap:0 .35em;font-size:1rem;color:var(--ink2)}
footer details[open]{flex-basis:100%}
footer summary{display:flex;align-items:center;color:var(--brand);text-decoration:underline;width:fit-content}
footer details p{margin:4px 0 12px}
a{color:var(--brand)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:6px}
.button:focus-visible,button:focus-visible{border-radius:18px}
@media(forced-colors:active){li.done::before,.dashes .on{background:CanvasText}}
@media print{body{display:none}}`;
