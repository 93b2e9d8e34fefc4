import { timingSafeEqual } from 'node:crypto';
import { codigoNosso, TENTATIVAS_DO_CODIGO } from '@corre/contract/prova/regras.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Deps } from '../../base/deps.ts';
import type { Vault } from '../../base/vault.ts';
import { perguntarCodigo } from '../../saida/codigo/perguntar.ts';
import { hmacDoCodigo } from './codigo.ts';
import { codigoErrado, codigoIncompleto, codigoSemResposta, codigosDemais } from './erros.ts';

/** A code that a courier typed at a door. */
export interface Tentativa {
  entregador_id: number;
  solicitacao_id: number;
  codigo: string;
}

type Guardado = Pick<Row<'codigo_entrega'>, 'hmac' | 'tentativas' | 'ultima_errada' | 'de_fora'>;

/** The code's row of a delivery that this courier has on the way, until the transaction ends: tries come one after the other. */
const travar = (em: Em, { solicitacao_id, entregador_id }: Tentativa): Promise<Guardado | undefined> =>
  em
    .getKysely()
    .selectFrom('codigo_entrega as c')
    .innerJoin('solicitacao as s', 's.id', 'c.solicitacao_id')
    .select(['c.hmac', 'c.tentativas', 'c.ultima_errada', 'c.de_fora'])
    .where('c.solicitacao_id', '=', solicitacao_id)
    .where('c.dispensado_por', 'is', null)
    .where('s.entregador_id', '=', entregador_id)
    .where('s.status', '=', 'em_entrega')
    .forUpdate('c')
    .executeTakeFirst();

/** Counts a wrong code; the same one again, as when its answer was lost, is no further try. Gives how many are left. */
async function contar(em: Em, solicitacao_id: number, errada: Buffer, { tentativas, ultima_errada }: Guardado) {
  if (ultima_errada?.equals(errada)) return TENTATIVAS_DO_CODIGO - tentativas;
  await em
    .getKysely()
    .updateTable('codigo_entrega')
    .set({ tentativas: tentativas + 1, ultima_errada: errada })
    .where('solicitacao_id', '=', solicitacao_id)
    .execute();
  return TENTATIVAS_DO_CODIGO - tentativas - 1;
}

/** It was no wrong one: the point of sale said so, or said nothing. Whoever was counted meanwhile stays counted. */
const descontar = (em: Em, solicitacao_id: number, dito: Buffer) =>
  em
    .getKysely()
    .updateTable('codigo_entrega')
    .set(({ eb }) => ({ tentativas: eb('tentativas', '-', 1), ultima_errada: null }))
    .where('solicitacao_id', '=', solicitacao_id)
    .where('ultima_errada', '=', dito)
    .where('tentativas', '>', 0)
    .execute();

/** How a look at the table alone went; `restam`: a code of a point of sale, counted beforehand as a wrong one. */
type Olhada = 'nada' | 'certo' | { errado: number } | { perguntar: number };

/** What may be said without asking anybody. A code of a point of sale is counted first: questions at the same time slip by nobody. */
async function olhar(em: Em, tentativa: Tentativa, dito: Buffer): Promise<Olhada> {
  const guardado = await travar(em, tentativa);
  if (!guardado) return 'nada';
  const repetida = guardado.ultima_errada?.equals(dito) ?? false;
  if (guardado.tentativas >= TENTATIVAS_DO_CODIGO && !repetida) throw codigosDemais();
  if (guardado.de_fora) return { perguntar: await contar(em, tentativa.solicitacao_id, dito, guardado) };
  if (guardado.tentativas >= TENTATIVAS_DO_CODIGO) throw codigosDemais();
  if (!codigoNosso(tentativa.codigo)) throw codigoIncompleto();
  if (timingSafeEqual(guardado.hmac, dito)) return 'certo';
  return { errado: await contar(em, tentativa.solicitacao_id, dito, guardado) };
}

/** Asks whoever knows, while nothing is locked and no transaction is open. */
async function perguntar(
  em: Em,
  deps: Pick<Deps, 'config' | 'vault'>,
  tentativa: Tentativa,
  dito: Buffer,
  restam: number,
) {
  const resposta = await perguntarCodigo(em, deps, tentativa);
  if (resposta === 'errado') throw codigoErrado(restam);
  await descontar(em, tentativa.solicitacao_id, dito);
  if (resposta === 'sem resposta') throw codigoSemResposta();
  return true;
}

const hmac = (vault: Pick<Vault, 'codigo'>, { solicitacao_id, codigo }: Tentativa) =>
  hmacDoCodigo(vault, solicitacao_id, codigo);

/**
 * Looks at the code that came with a step or at the door, in a transaction of its own, before the one of the step: a wrong code undoes
 * the step and stays counted. True: it is the right one. False: there is nothing to compare, and the step decides for itself.
 * @throws BusinessError 400 a wrong one, 409 too many of them, or no answer of the point of sale that knows it.
 */
export async function conferirCodigo(
  em: Em,
  deps: Pick<Deps, 'config' | 'vault'>,
  tentativa: Tentativa,
): Promise<boolean> {
  // the courier's words are hashed as the right code was: what is compared has one length
  const dito = hmac(deps.vault, tentativa);
  const olhada = await em.transactional((tx) => olhar(tx, tentativa, dito));
  if (olhada === 'nada') return false;
  if (olhada === 'certo') return true;
  if ('errado' in olhada) throw codigoErrado(olhada.errado);
  return perguntar(em, deps, tentativa, dito, olhada.perguntar);
}
