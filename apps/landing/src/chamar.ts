import { unanswered } from '@corre/client/error.ts';
import { newId } from '@corre/client/new-id.ts';

/** Only answers that never came are asked for again: so often, and after so long, as the panels' client does. */
const TENTATIVAS = 3;
const ESPERA_BASE_MS = 400;

/** A refusal in the form of the panels' client: what reads its errors (`errorText`, `errorField`) reads these. */
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
  // a proxy's page is no answer of our API
  if (!resposta.headers.get('content-type')?.includes('json')) throw new Error(`${path}: ${resposta.status}`);
  const corpo = await resposta.json();
  if (!resposta.ok) throw new Recusa(resposta.status, corpo);
  return corpo;
}

/**
 * An act of the public pages, by REST: they do without the panels' client, which would be a third of their script. However often it
 * is asked for again, it has one effect (docs/reliability.md, invariant 8). @throws what the panels' client throws.
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
