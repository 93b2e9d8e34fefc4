/** Midnight of the simulated day in São Paulo. */
export const MEIA_NOITE = '2026-03-10T03:00:00Z';

/** Returns the instant of a second of the day. */
export const instanteDe = (segundo: number): string =>
  new Date(Date.parse(MEIA_NOITE) + Math.round(segundo * 1000)).toISOString();
