import { useEffect, useEffectEvent } from 'react';
import type { AroundNavHandler } from 'wouter';

/**
 * The open layers over the page (dialogs, drawers, sheets, the chat), the lowest first (ADR 0033).
 * Each layer has its own history entry above the page's entry, with the same address. A step back closes only the
 * topmost layer.
 */
const layers: Array<() => void> = [];
/** Key in `history.state`: the number of open layers when the entry was made. */
const MARK = 'camadas';
/** True while our own `history.go` runs. Until its popstate, nothing else may change the history. */
let stepping = false;
const afterStep: Array<() => void> = [];
/**
 * The current address, and the address at the opening of the lowest layer. A list below a chat may change its filters
 * meanwhile.
 */
let address = '';
let addressBelow = '';
let heard: Window | undefined;

const depth = (): number => {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !(MARK in state)) return 0;
  return Number(state[MARK]);
};

/**
 * Makes the number of history entries equal to the number of layers: adds missing entries, goes back over surplus ones.
 */
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
  // The page can scroll beside a chat. Closing the chat must not restore the old scroll position.
  history.scrollRestoration = 'manual';
  for (let entry = entries + 1; entry <= layers.length; entry += 1) {
    history.pushState({ ...history.state, [MARK]: entry }, '');
  }
  address = location.href;
}

/** Writes the current address to the entry below a layer, which may still hold an older address of the page. */
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
  // A layer may refuse to close, or the entry may belong to a layer that closed earlier. `settle` corrects both after
  // the render.
  setTimeout(settle);
}

/** Listens to history steps; repeated calls do nothing. Leaves a layer's entry if the page was reloaded on it. */
export function watchHistory(): void {
  if (heard === window) return;
  heard = window;
  // Capture phase, so that the router's own listener reads the corrected address.
  window.addEventListener('popstate', moved, { capture: true });
  setTimeout(settle);
}

/** Registers an open layer. A step back calls `close`. Returns the function to call when the layer has closed. */
export function addLayer(close: () => void): () => void {
  watchHistory();
  layers.push(close);
  queueMicrotask(settle);
  return () => {
    layers.splice(layers.indexOf(close), 1);
    queueMicrotask(settle);
  };
}

/**
 * wouter's `aroundNav`: a new page replaces the topmost layer's entry. Layers that stay open get new entries above it.
 */
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

/**
 * While open, the browser's or phone's 'back' calls `close` instead of leaving the page. If `close` does nothing, the
 * layer stays.
 */
export function useLayer(open: boolean, close: () => void): void {
  const asked = useEffectEvent(close);
  useEffect(() => (open ? addLayer(() => asked()) : undefined), [open]);
}
