/** The longest accepted wait, in seconds. For a longer one the usual schedule applies. */
const LONGEST_SECONDS = 3_600;

/**
 * Parses `Retry-After` (RFC 9110 §10.2.3: seconds, or an HTTP date). Returns seconds from `now`; null if it is missing
 * or not accepted.
 */
export function retryAfter(header: string | string[] | undefined, now: number): number | null {
  if (typeof header !== 'string') return null;
  const text = header.trim();
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1_000);
  return seconds >= 0 && seconds <= LONGEST_SECONDS ? seconds : null;
}
