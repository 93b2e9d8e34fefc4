/** A closing dialog restores the focus itself within this time, in milliseconds. */
const PATIENCE_MS = 60;
/** The elements that may get a lost focus, from the nearest outwards. */
const PLACES = '[role=dialog],[role=alertdialog],[role=tabpanel],article,section,main';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Returns the parts of the page around an element, the nearest first. */
function placesOf(element: Element): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) if (at.matches(PLACES)) places.push(at);
  return places;
}

/**
 * Focuses the heading of a place, else the place itself. For `<main>` it is the page's `h1`, which may stand before it.
 */
function focusPlace(place: HTMLElement): void {
  const title = place.matches('main') ? document.querySelector<HTMLElement>('h1') : null;
  const target = title ?? place.querySelector<HTMLElement>('h1,h2,h3') ?? place;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  // No scrolling, because the user did not ask for this move. The browser decides about the ring: after a key yes,
  // after a tap no.
  target.focus({ preventScroll: true });
}

/**
 * Moves the focus to a nearby heading when the focused element is removed, such as an accepted card or a chat button.
 * Otherwise the keyboard would start again at the top of the page and a screen reader would fall silent. Returns a
 * function that stops it.
 */
export function keepFocus(): () => void {
  let focused: Element | null = null;
  let places: HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    focused = target;
    places = placesOf(target);
  };
  const rescue = () => {
    if (!focused || focused.isConnected || !isLost()) return;
    focused = null;
    const left = places.find((place) => place.isConnected && place.getClientRects().length > 0);
    const place = left ?? document.querySelector<HTMLElement>('main');
    if (place) focusPlace(place);
  };
  const watch = new MutationObserver(() => {
    if (!focused || focused.isConnected) return;
    clearTimeout(timer);
    timer = setTimeout(rescue, PATIENCE_MS);
  });
  // A click on an empty area removes the focus on purpose.
  const release = () => {
    if (isLost() && focused?.isConnected) focused = null;
  };
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerup', release);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    watch.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerup', release);
  };
}
