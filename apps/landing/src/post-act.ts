import { unanswered } from '@corre/client/error.ts';
import { newId } from '@corre/client/new-id.ts';

/** Number of attempts and first delay, the same as in the panels' client. A request is repeated if it got no answer. */
const TENTATIVAS = 3;
const ESPERA_BASE_MS = 400;

/** A refusal in the form of the panels' client, so that `errorText` and `errorField` can read it. */
class Recusa extends Error {
  readonly data: { httpStatus: number };
  constructor(httpStatus: number, corpo: object | null) {
    super(`A API respondeu ${httpStatus}`);
    this.data = { ...corpo, httpStatus };
  }
}

async function chamarUmaVez<T>(path: string, dados: object, chave: string): Promise<T> {
  const resposta = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'Idempotency-Key': chave },
    body: JSON.stringify(dados),
  });
  // Without JSON the answer is from a proxy and not from our API.
  if (!resposta.headers.get('content-type')?.includes('json')) throw new Error(`${path}: ${resposta.status}`);
  const corpo = await resposta.json();
  if (!resposta.ok) throw new Recusa(resposta.status, corpo);
  return corpo;
}

/**
 * Sends an act of the public pages by REST. The panels' client would be a third of their script. One idempotency key
 * for all attempts gives the act one effect (docs/reliability.md, invariant 8).
 * @throws what the panels' client throws.
 */
export async function chamar<T>(path: string, dados: object): Promise<T> {
  const chave = newId();
  for (let vez = 1; ; vez += 1) {
    try {
      return await chamarUmaVez<T>(path, dados, chave);
    } catch (erro) {
      if (vez === TENTATIVAS || !unanswered(erro)) throw erro;
      await new Promise((depois) => setTimeout(depois, ESPERA_BASE_MS * 2 ** (vez - 1)));
    }
  }
}
