/**
 * Poll interval of the three lists in addition to the live events, in milliseconds.
 * It does not grow while the event stream is open, because the header turns amber when data are older than 15 s.
 */
export const TORRE_MS = 5_000;
