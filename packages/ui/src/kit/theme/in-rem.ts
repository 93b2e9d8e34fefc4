/**
 * A number of pixels in a value or a query. Skips selectors, in which a backslash or another letter follows:
 * `.text-\[15px\]`.
 */
const PIXELS = /(?<![\w\\#.-])(-?(?:\d+\.)?\d+|-?\.\d+)px(?![\\\w-])/g;
/** Thinner lines stay in pixels. */
const THIN_PX = 4;
const ROOT_PX = 16;

/**
 * Converts pixels to rem (16 px each), so that text, spacing and layout grow with the reader's text size.
 * The builds convert every style sheet, `useMediaQuery` converts every query.
 */
export const inRem = (css: string): string =>
  css.replace(PIXELS, (pixels, count: string) =>
    Math.abs(Number(count)) < THIN_PX ? pixels : `${Number((Number(count) / ROOT_PX).toFixed(5))}rem`,
  );
