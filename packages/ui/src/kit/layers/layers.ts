import type { AroundNavHandler } from 'wouter';

/**
 * What lies over the page (dialogs, drawers, sheets, the chat), the lowest first. Each has an entry of the history of its own
 * above the page's, at the same address, so that a step back takes the topmost layer away and nothing else
 * (docs/decisions/0081-back-closes-a-layer.md).
 */
const layers: Array<() => void> = [];
/** In `history.state`: how many layers lay open when the entry was made. */
const MARK = 'camadas';
/** A step of our own is under way: until it has arrived nothing else may change the history. */
let stepping = false;
const afterStep: Array<() => void> = [];
/** Where the page stands, and where it stood when the lowest layer came: a list below a chat may have been filtered since. */
let address = '';
let addressBelow = '';
let heard: Window | undefined;

const depth = (): number => {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !(MARK in state)) return 0;
  return Number(state[MARK]);
};

/** As many entries as layers: adds those that are missing, goes back over those that are left. */
function settle(): void {
  if (stepping) return;
  const entries = depth();
  if (entries > layers.length) {
    stepping = true;
    history.go(layers.length - entries);
    return;
  }
  if (layers.length === 0) {
    history.scrollRestoration = 'auto';
    address = '';
    return;
  }
  if (entries === 0) addressBelow = location.href;
  // The page scrolls on beside a chat: closing it must not scroll back to where it was opened.
  history.scrollRestoration = 'manual';
  for (let entry = entries + 1; entry <= layers.length; entry += 1) {
    history.pushState({ ...history.state, [MARK]: entry }, '');
  }
  address = location.href;
}

/** The entry below a layer may hold an older address of the same page. */
function keepAddress(): void {
  if (address !== '' && location.href === addressBelow && address !== addressBelow) {
    history.replaceState(history.state, '', address);
    addressBelow = address;
  }
}

function moved(): void {
  keepAddress();
  if (stepping) {
    stepping = false;
    for (const act of afterStep.splice(0)) act();
    settle();
    return;
  }
  for (const close of layers.slice(depth()).reverse()) close();
  // A layer may refuse to go, or the entry may be that of one long gone: both are seen once it was drawn.
  setTimeout(settle);
}

/** Listens to steps through the history, once; a page that was reloaded under a layer steps off its entry. */
export function watchHistory(): void {
  if (heard === window) return;
  heard = window;
  // Before the routes hear of it: they read an address that is already right.
  window.addEventListener('popstate', moved, { capture: true });
  setTimeout(settle);
}

/** A layer opens; `close` is asked to take it away. Returns what to call when it has gone. */
export function addLayer(close: () => void): () => void {
  watchHistory();
  layers.push(close);
  queueMicrotask(settle);
  return () => {
    layers.splice(layers.indexOf(close), 1);
    queueMicrotask(settle);
  };
}

/** How routes change: a new page takes the place of the topmost layer's entry, and layers that stay lie over it. */
export const navigateBelowLayers: AroundNavHandler = (navigate, to, options = {}) => {
  if (stepping) {
    afterStep.push(() => navigateBelowLayers(navigate, to, options));
    return;
  }
  const entries = depth();
  if (entries === 0) return navigate(to, options);
  if (options.replace) navigate(to, { ...options, state: { ...options.state, [MARK]: entries } });
  else navigate(to, { ...options, replace: true });
  address = location.href;
  if (!options.replace) addressBelow = address;
  queueMicrotask(settle);
};
