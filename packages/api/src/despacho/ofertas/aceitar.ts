import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { instant, sql } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { noteAccepted, noteOfferEnded } from '../../base/dispatch-notes.ts';
import { comDespacho } from '../kernel/despachar.ts';
import { entregarRota } from '../kernel/entregar-rota.ts';

interface Aceite {
  entregador_id: number;
  solicitacao_ids: number[];
  /** True: the ids must include every stop that still waits. False: one id stands for its whole route. */
  rota_inteira: boolean;
}

const mensagemDe = (total: number) =>
  total > 1 ? `${total} entregas aceitas com sucesso!` : 'Entrega aceita com sucesso!';

const rotasDe = compiled((db, given: Given<{ ids: number[] }>) =>
  db
    .selectFrom('solicitacao')
    .distinct()
    .select('rota_id')
    .where('id', '=', sql<number>`any(${given('ids')}::int[])`),
);

const rotaDe = async (em: Em, ids: number[]): Promise<number> => {
  const achadas = await rotasDe(em, { ids });
  const [unica] = achadas;
  if (achadas.length !== 1 || !unica) throw new BusinessError('SOLICITACAO_NAO_DISPONIVEL');
  return unica.rota_id;
};

/**
 * Handles an acceptance without an open offer. A repeated acceptance gets the first answer again. Any other one throws.
 */
async function semOferta(em: Em, { entregador_id }: Aceite, rota_id: number) {
  const db = em.getKysely();
  const ultima = await db
    .selectFrom('oferta')
    .select('resultado')
    .where('rota_id', '=', rota_id)
    .where('entregador_id', '=', entregador_id)
    .orderBy('enviada_em', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (ultima?.resultado === 'aceita') {
    const minhas = await db
      .selectFrom('solicitacao')
      .select('id')
      .where('rota_id', '=', rota_id)
      .where('entregador_id', '=', entregador_id)
      .where('status', 'in', STATUS_EM_ANDAMENTO)
      .orderBy('id')
      .execute();
    if (minhas.length > 0) return { message: mensagemDe(minhas.length), solicitacao_ids: minhas.map((s) => s.id) };
  }
  if (ultima?.resultado === 'expirada' || ultima?.resultado === 'nao_entregue')
    throw new BusinessError('OFERTA_EXPIRADA');
  throw new BusinessError('SOLICITACAO_NAO_DISPONIVEL');
}

/** Throws 400 unless the ids include every stop that still waits. */
async function conferirRota(em: Em, rota_id: number, ids: number[]): Promise<void> {
  const fora = await em
    .getKysely()
    .selectFrom('solicitacao')
    .select('id')
    .where('rota_id', '=', rota_id)
    .where('status', '=', 'aguardando')
    .where('id', 'not in', ids)
    .limit(1)
    .executeTakeFirst();
  if (fora) throw new BusinessError('SOLICITACAO_NAO_DISPONIVEL');
}

/** Accepts the offer and clears the courier's counters, in one statement. */
const tomar = compiled((db, given: Given<{ rota_id: number; entregador_id: number; agora: string }>) =>
  db
    .with('aceita', (q) =>
      q
        .updateTable('oferta')
        .set(({ fn }) => ({
          resultado: 'aceita',
          respondida_em: given('agora'),
          entregue_em: fn.coalesce('entregue_em', instant(given('agora'))),
          vista_em: fn.coalesce('vista_em', instant(given('agora'))),
        }))
        .where('rota_id', '=', given('rota_id'))
        .where('entregador_id', '=', given('entregador_id'))
        .where('resultado', 'is', null)
        .where('expira_em', '>', given('agora'))
        .returning('entregador_id'),
    )
    .with('zerada', (q) =>
      q
        .updateTable('fila_entregador as f')
        .from('aceita as a')
        .set({ recusas_consecutivas: 0, expiradas_consecutivas: 0, nao_entregues_consecutivas: 0 })
        .whereRef('f.entregador_id', '=', 'a.entregador_id')
        .where(sql<boolean>`f.recusas_consecutivas + f.expiradas_consecutivas + f.nao_entregues_consecutivas > 0`),
    )
    .selectFrom('aceita')
    .select('aceita.entregador_id'),
);

/**
 * Accepts the courier's offer [oferta-aceite]. One statement checks the id and the deadline, and accepts (invariant 3).
 * Throws 400 'Oferta expirada…' after the deadline, else 400 'Solicitação não disponível' if the courier has no such
 * offer.
 */
export async function aceitarOferta(em: Em, config: Config, aceite: Aceite) {
  const { entregador_id } = aceite;
  const rota_id = await rotaDe(em, aceite.solicitacao_ids);
  return comDespacho(em, config, { entregador_id }, async (agora) => {
    if (aceite.rota_inteira) await conferirRota(em, rota_id, aceite.solicitacao_ids);
    const [aceita] = await tomar(em, { rota_id, entregador_id, agora });
    if (!aceita) return semOferta(em, aceite, rota_id);
    const autor = { ator_tipo: 'entregador', ator_id: entregador_id } as const;
    const entrega = { rota_id, entregador_id, atribuida_por: null, ...autor };
    const { solicitacao_ids, espera } = await entregarRota(em, entrega, agora);
    noteOfferEnded(em, 'aceita');
    if (espera !== null) noteAccepted(em, espera);
    return { message: mensagemDe(solicitacao_ids.length), solicitacao_ids };
  });
}
