import type { ChaveCriada } from '@corre/contract/chaves/contrato.ts';
import { ESCOPOS_CHAVE } from '@corre/contract/vocabulario.ts';
import type { SignedIn } from './builders.ts';
import type { Resposta } from './client.ts';

/** The shop asks for a key, as its panel does: all that a key can do, unless told otherwise. */
export const pedirChave = (
  { nome, cliente }: SignedIn,
  pedido: Record<string, unknown> = {},
  idempotente?: string,
): Promise<Resposta<ChaveCriada>> =>
  cliente.post(
    `/comercio/${encodeURIComponent(nome)}/chaves`,
    { nome: 'Sistema do caixa', escopos: ESCOPOS_CHAVE, ...pedido },
    idempotente === undefined ? {} : { 'idempotency-key': idempotente },
  );

/** The same; throws when the API refuses. */
export async function criarChave(
  loja: SignedIn,
  pedido: Record<string, unknown> = {},
  idempotente?: string,
): Promise<ChaveCriada> {
  const { status, body } = await pedirChave(loja, pedido, idempotente);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

/** Headers of a call with this key. */
export const comChave = (chave: string): Record<string, string> => ({ authorization: `Bearer ${chave}` });
