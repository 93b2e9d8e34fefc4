/** A closing dialog gives the focus back itself within this, in milliseconds. */
const PATIENCE_MS = 60;
/** Where a lost focus may go, from the nearest part of the page outwards. */
const PLACES = '[role=dialog],[role=alertdialog],[role=tabpanel],article,section,main';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The parts of the page that an element stands in, the nearest first. */
function placesOf(element: Element): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) if (at.matches(PLACES)) places.push(at);
  return places;
}

/** The heading of the place (of the page, for `<main>`: a hero's stands before it), else the place itself. */
function focusPlace(place: HTMLElement): void {
  const title = place.matches('main') ? document.querySelector<HTMLElement>('h1') : null;
  const target = title ?? place.querySelector<HTMLElement>('h1,h2,h3') ?? place;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  // Nobody asked for this: no jump of the page. The ring is the browser's decision: after a key there is one, after a tap none.
  target.focus({ preventScroll: true });
}

/**
 * What has the focus may vanish: a card that was accepted, the button that opened a chat. The keyboard would start again at
 * the top of the page and a screen reader fall silent; the focus goes to the heading of what is left around it instead.
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
  // A click on nothing gives the focus up on purpose.
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
