/** Longest wait that a receiver may ask for, in seconds; who asks for more is tried by the schedule. */
const LONGEST_SECONDS = 3_600;

/** What `Retry-After` asks for (RFC 9110 §10.2.3: seconds, or an HTTP date), in seconds from `now`; null when it asks for nothing that is honoured. */
export function retryAfter(header: string | string[] | undefined, now: number): number | null {
  if (typeof header !== 'string') return null;
  const text = header.trim();
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1_000);
  return seconds >= 0 && seconds <= LONGEST_SECONDS ? seconds : null;
}
