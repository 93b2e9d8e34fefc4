/** When a call is tried again. Times are in milliseconds. */
export interface Retries {
  /** Tries after the first one; 4 by default, 0 for none. */
  retries: number;
  /** The pause before the second try, which doubles with each further one; 500 by default. */
  pause: number;
  /** The longest pause, also of `Retry-After`: a longer one ends the call; 30,000 by default. */
  longestPause: number;
  /** How long one try may take; 20,000 by default. */
  timeout: number;
}

const DEFAULTS: Retries = { retries: 4, pause: 500, longestPause: 30_000, timeout: 20_000 };
/** Answers of a proxy or a server that restarts. */
const FOR_A_TIME = [502, 503, 504];

type Send = (request: Request) => Promise<Response>;

/** Returns the milliseconds that `Retry-After` asks for (seconds or a date), or null without one. */
function asked(response: Response | null): number | null {
  const said = response?.headers.get('retry-after');
  if (!said) return null;
  const seconds = Number(said);
  const pause = Number.isNaN(seconds) ? Date.parse(said) - Date.now() : seconds * 1000;
  return Number.isNaN(pause) ? null : Math.max(0, pause);
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}

/**
 * Returns a `fetch` that tries again after 429, and after 502, 503, 504 and lost connections where `repeatable`: the
 * call reads, or has an Idempotency-Key. Rejects when the caller's own signal aborts, or the last try got no answer.
 */
export function withRetries(send: Send, repeatable: boolean, options: Partial<Retries>): Send {
  const { retries, pause, longestPause, timeout } = { ...DEFAULTS, ...options };
  return async (request) => {
    for (let count = 0; ; count += 1) {
      let response: Response | null = null;
      let lost: unknown;
      try {
        const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]);
        response = await send(new Request(request.clone(), { signal }));
      } catch (error) {
        request.signal.throwIfAborted();
        lost = error;
      }
      const again =
        response === null
          ? repeatable
          : response.status === 429 || (repeatable && FOR_A_TIME.includes(response.status));
      // Half of the pause is drawn, so that many clients do not come back at one instant.
      const wait = asked(response) ?? Math.min(pause * 2 ** count, longestPause) * (0.5 + Math.random() / 2);
      if (!again || count >= retries || wait > longestPause) {
        if (response) return response;
        throw lost;
      }
      await response?.body?.cancel();
      await sleep(wait, request.signal);
    }
  };
}
