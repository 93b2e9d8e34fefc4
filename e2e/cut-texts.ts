import type { Page } from 'playwright-core';

/**
 * Returns the texts of the page that something cuts at the left or right: the screen, or a part that hides what flows
 * over. A text that ends in '…' on purpose counts only with `dots`. Lazy parts are scrolled into view first.
 */
export async function cutTexts(page: Page, { dots }: { dots: boolean }): Promise<string[]> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    }
    scrollTo(0, 0);
  });
  return page.evaluate((withDots) => {
    /** Boxes of the element's own words, without those of its children. */
    const boxesOf = (element: Element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .map((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return range.getBoundingClientRect();
        })
        .filter(({ width }) => width > 2);
    /** The edges that an element's words must keep, or its dots. */
    const edgesOf = (element: Element): { left: number; right: number } | 'dots' | null => {
      let [left, right] = [-Infinity, Infinity];
      for (let part: Element | null = element; part; part = part.parentElement) {
        if (part === document.body) return { left: Math.max(left, 0), right: Math.min(right, screen.width) };
        const { overflowX, textOverflow, visibility } = getComputedStyle(part);
        if (visibility === 'hidden') return null;
        // What lies beyond it can be scrolled into view.
        if (/auto|scroll/.test(overflowX)) break;
        if (!/hidden|clip/.test(overflowX)) continue;
        if (textOverflow === 'ellipsis') return part.scrollWidth > part.clientWidth + 1 ? 'dots' : null;
        const box = part.getBoundingClientRect();
        // Words for screen readers alone stand in a box of one pixel.
        if (box.width <= 2) return null;
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      }
      return { left, right };
    };
    const cut = [...document.querySelectorAll('body *')].flatMap((element) => {
      const boxes = boxesOf(element);
      const edges = boxes.length > 0 ? edgesOf(element) : null;
      if (edges === null) return [];
      const words = element.textContent?.trim().slice(0, 40);
      if (edges === 'dots') return withDots ? [`'${words}' ends in dots`] : [];
      const beyond = Math.max(
        ...boxes.map((box) => Math.round(Math.max(box.right - edges.right, edges.left - box.left))),
      );
      return beyond > 1 ? [`'${words}' is cut by ${beyond} px`] : [];
    });
    return [...new Set(cut)];
  }, dots);
}
