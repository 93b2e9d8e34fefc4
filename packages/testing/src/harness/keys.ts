import type { ChaveCriada } from '@corre/contract/chaves/contrato.ts';
import { ESCOPOS_CHAVE } from '@corre/contract/vocabulario.ts';
import type { SignedIn } from './builders.ts';
import type { Answer } from './client.ts';

/** Requests a key as the shop's panel does, by default with all scopes. */
export const pedirChave = (
  { nome, cliente }: SignedIn,
  pedido: Record<string, unknown> = {},
  idempotente?: string,
): Promise<Answer<ChaveCriada>> =>
  cliente.post(
    `/comercio/${encodeURIComponent(nome)}/chaves`,
    { nome: 'Sistema do caixa', escopos: ESCOPOS_CHAVE, ...pedido },
    idempotente === undefined ? {} : { 'idempotency-key': idempotente },
  );

/** Creates a key; throws when the API refuses. */
export async function criarChave(
  loja: SignedIn,
  pedido: Record<string, unknown> = {},
  idempotente?: string,
): Promise<ChaveCriada> {
  const { status, body } = await pedirChave(loja, pedido, idempotente);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

/** Returns the headers of a call with this key. */
export const comChave = (chave: string): Record<string, string> => ({ authorization: `Bearer ${chave}` });
