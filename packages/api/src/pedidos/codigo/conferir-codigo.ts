import { timingSafeEqual } from 'node:crypto';
import { codigoNosso, TENTATIVAS_DO_CODIGO } from '@corre/contract/prova/regras.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Deps } from '../../base/deps.ts';
import type { Vault } from '../../base/vault.ts';
import { perguntarCodigo } from '../../saida/perguntar-codigo.ts';
import { hmacDoCodigo } from './codigo.ts';

/** A code that a courier typed at a door. */
export interface Tentativa {
  entregador_id: number;
  solicitacao_id: number;
  codigo: string;
}

type Guardado = Pick<Row<'codigo_entrega'>, 'hmac' | 'tentativas' | 'ultima_errada' | 'de_fora'>;

/** Locks and returns the code of a delivery that this courier has on the way, so that tries are serialized. */
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

/**
 * Counts a wrong code and returns the tries that are left. The same code again, as after a lost answer, is not counted.
 */
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

/**
 * Undoes the count of a code that the other system did not call wrong. Another code counted in the meantime stays
 * counted.
 */
const descontar = (em: Em, solicitacao_id: number, dito: Buffer) =>
  em
    .getKysely()
    .updateTable('codigo_entrega')
    .set(({ eb }) => ({ tentativas: eb('tentativas', '-', 1), ultima_errada: null }))
    .where('solicitacao_id', '=', solicitacao_id)
    .where('ultima_errada', '=', dito)
    .where('tentativas', '>', 0)
    .execute();

/**
 * Result of a check against the table alone. `perguntar` is the number of tries left: the other system must decide.
 */
type Olhada = 'nada' | 'certo' | { errado: number } | { perguntar: number };

/**
 * Checks a code as far as the table allows. A code of another system is counted as wrong before the call. Concurrent
 * tries therefore cannot exceed the limit.
 */
async function olhar(em: Em, tentativa: Tentativa, dito: Buffer): Promise<Olhada> {
  const guardado = await travar(em, tentativa);
  if (!guardado) return 'nada';
  const repetida = guardado.ultima_errada?.equals(dito) ?? false;
  if (guardado.tentativas >= TENTATIVAS_DO_CODIGO && !repetida) throw new BusinessError('CODIGOS_DEMAIS');
  if (guardado.de_fora) return { perguntar: await contar(em, tentativa.solicitacao_id, dito, guardado) };
  if (guardado.tentativas >= TENTATIVAS_DO_CODIGO) throw new BusinessError('CODIGOS_DEMAIS');
  if (!codigoNosso(tentativa.codigo)) throw new BusinessError('CODIGO_INCOMPLETO');
  if (timingSafeEqual(guardado.hmac, dito)) return 'certo';
  return { errado: await contar(em, tentativa.solicitacao_id, dito, guardado) };
}

/** Asks the other system. No lock is held and no transaction is open during the call. */
async function perguntar(
  em: Em,
  deps: Pick<Deps, 'config' | 'vault'>,
  tentativa: Tentativa,
  dito: Buffer,
  restam: number,
) {
  const resposta = await perguntarCodigo(em, deps, tentativa);
  if (resposta === 'errado') throw new BusinessError('CODIGO_INCORRETO', { restam });
  await descontar(em, tentativa.solicitacao_id, dito);
  if (resposta === 'sem resposta') throw new BusinessError('CODIGO_SEM_RESPOSTA');
  return true;
}

const hmac = (vault: Pick<Vault, 'codigo'>, { solicitacao_id, codigo }: Tentativa) =>
  hmacDoCodigo(vault, solicitacao_id, codigo);

/**
 * Checks the code of a step, or of the handover at the door. It runs in a transaction of its own before the step's. A
 * wrong code rolls back the step and stays counted. Returns true for the right code. Returns false if there is nothing
 * to compare. The step then decides.
 * @throws BusinessError 400 for a wrong code, 409 for too many tries or without an answer of the other system.
 */
export async function conferirCodigo(
  em: Em,
  deps: Pick<Deps, 'config' | 'vault'>,
  tentativa: Tentativa,
): Promise<boolean> {
  // Hash the typed code like the right one, so that both values have the same length.
  const dito = hmac(deps.vault, tentativa);
  const olhada = await em.transactional((tx) => olhar(tx, tentativa, dito));
  if (olhada === 'nada') return false;
  if (olhada === 'certo') return true;
  if ('errado' in olhada) throw new BusinessError('CODIGO_INCORRETO', { restam: olhada.errado });
  return perguntar(em, deps, tentativa, dito, olhada.perguntar);
}
