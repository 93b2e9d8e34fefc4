const HIDE = 'hide';

/**
 * Prints one element of the page. Everything beside the element and its ancestors is hidden on the paper, and comes
 * back afterwards.
 */
export function printOnly(element: Element): void {
  const hidden: HTMLElement[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    for (const other of at.parentElement?.children ?? []) {
      if (other === at || !(other instanceof HTMLElement) || other.dataset.print === HIDE) continue;
      other.dataset.print = HIDE;
      hidden.push(other);
    }
  }
  const restore = () => {
    for (const other of hidden) delete other.dataset.print;
  };
  addEventListener('afterprint', restore, { once: true });
  print();
}
