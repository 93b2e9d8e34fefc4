import { timingSafeEqual } from 'node:crypto';
import { TENTATIVAS_DO_CODIGO } from '@corre/contract/prova/regras.ts';
import type { STATUS_ANTERIOR } from '@corre/contract/solicitacoes/regras.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Vault } from '../../base/vault.ts';
import { hmacDoCodigo } from './codigo.ts';
import { codigoErrado, codigosDemais } from './erros.ts';

interface Tentativa {
  novo_status: keyof typeof STATUS_ANTERIOR;
  entregador_id: number;
  solicitacao_id: number;
  codigo: string | null;
}

type Guardado = Pick<Row<'codigo_entrega'>, 'hmac' | 'tentativas' | 'ultima_errada'>;

/** The code's row of a delivery that this courier has on the way, until the transaction ends: tries come one after the other. */
const travar = (em: Em, { solicitacao_id, entregador_id }: Tentativa): Promise<Guardado | undefined> =>
  em
    .getKysely()
    .selectFrom('codigo_entrega as c')
    .innerJoin('solicitacao as s', 's.id', 'c.solicitacao_id')
    .select(['c.hmac', 'c.tentativas', 'c.ultima_errada'])
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

/**
 * Looks at the code that came with a step, in a transaction of its own, before the one of the step: a wrong code undoes the step
 * and stays counted. True: it is the right one. False: there is nothing to compare, and the step decides for itself.
 */
export async function conferirCodigo(em: Em, vault: Pick<Vault, 'codigo'>, tentativa: Tentativa): Promise<boolean> {
  const { solicitacao_id, codigo, novo_status } = tentativa;
  if (codigo === null || novo_status !== 'finalizada') return false;
  // the courier's words are hashed as the right code was: what is compared has one length
  const dito = hmacDoCodigo(vault, solicitacao_id, codigo);
  const restam = await em.transactional(async (tx) => {
    const guardado = await travar(tx, tentativa);
    if (!guardado) return 'nada';
    if (guardado.tentativas >= TENTATIVAS_DO_CODIGO) throw codigosDemais();
    if (timingSafeEqual(guardado.hmac, dito)) return 'certo';
    return contar(tx, solicitacao_id, dito, guardado);
  });
  if (typeof restam === 'number') throw codigoErrado(restam);
  return restam === 'certo';
}
