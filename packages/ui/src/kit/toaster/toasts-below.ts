const TOP = '--ui-toast-top';

/**
 * The `ref` of a bar at the top of the page. Toasts start below the bar, because they are often about it (the courier's
 * online switch).
 * The bar may scroll with the page until it sticks.
 */
export function toastsBelow(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const place = () => style.setProperty(TOP, `${Math.max(0, Math.round(bar.getBoundingClientRect().bottom))}px`);
  place();
  const sizes = new ResizeObserver(place);
  sizes.observe(bar);
  sizes.observe(document.body);
  addEventListener('scroll', place, { passive: true });
  return () => {
    sizes.disconnect();
    removeEventListener('scroll', place);
    style.removeProperty(TOP);
  };
}
