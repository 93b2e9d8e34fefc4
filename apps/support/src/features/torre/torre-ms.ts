/**
 * How often the three lists are looked at besides the events, in milliseconds: the panel promises 'atualizado há N s' and
 * turns it amber past 15 s, so it does not slow down while the stream is open.
 */
export const TORRE_MS = 5_000;
