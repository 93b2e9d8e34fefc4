import { unanswered } from '@corre/client/error.ts';
import { newId } from '@corre/client/new-id.ts';

/** Number of attempts and first delay, the same as in the panels' client. A request is repeated if it got no answer. */
const ATTEMPTS = 3;
const FIRST_DELAY_MS = 400;

/** A refusal in the form of the panels' client, so that `errorText` and `errorField` can read it. */
class Refusal extends Error {
  readonly data: { httpStatus: number };
  constructor(httpStatus: number, body: object | null) {
    super(`A API respondeu ${httpStatus}`);
    this.data = { ...body, httpStatus };
  }
}

async function postOnce<T>(path: string, act: object, key: string): Promise<T> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(act),
  });
  // Without JSON the answer is from a proxy and not from our API.
  if (!answer.headers.get('content-type')?.includes('json')) throw new Error(`${path}: ${answer.status}`);
  const body = await answer.json();
  if (!answer.ok) throw new Refusal(answer.status, body);
  return body;
}

/**
 * Sends an act of the public pages by REST. The panels' client would be a third of their script. One idempotency key
 * for all attempts gives the act one effect (docs/reliability.md, invariant 8).
 * @throws what the panels' client throws.
 */
export async function postAct<T>(path: string, act: object): Promise<T> {
  const key = newId();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await postOnce<T>(path, act, key);
    } catch (error) {
      if (attempt === ATTEMPTS || !unanswered(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_DELAY_MS * 2 ** (attempt - 1)));
    }
  }
}
