/** A number of pixels in a value or a query. In a selector a backslash or another letter follows: `.text-\[15px\]`. */
const PIXELS = /(?<![\w\\#.-])(-?(?:\d+\.)?\d+|-?\.\d+)px(?![\\\w-])/g;
/** Lines and hairs stay as thin as they are. */
const THIN_PX = 4;
const ROOT_PX = 16;

/**
 * Lengths and widths of windows as multiples of the reader's own text size (16 px unless the browser was told otherwise): written in
 * pixels, text, spacing and layout grow together with it. The builds put every style sheet through it, `useMediaQuery` every query.
 */
export const inRem = (css: string): string =>
  css.replace(PIXELS, (pixels, count: string) =>
    Math.abs(Number(count)) < THIN_PX ? pixels : `${Number((Number(count) / ROOT_PX).toFixed(5))}rem`,
  );
