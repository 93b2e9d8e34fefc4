/** Side of a stored photo, in pixels; none is ever served larger. */
export const FOTO_LADO = 512;
/** Largest picture that is decoded, in pixels: what phones take; decoding it needs some 100 MB (decision record 0015). */
export const PIXELS_MAX = 24_000_000;
