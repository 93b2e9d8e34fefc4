import { compiled } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, only, rows, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { actTransaction } from '../../base/dispatch-notes.ts';
import { comDespacho } from '../../despacho/kernel/despachar.ts';
import { cancelarSolicitacao } from '../../despacho/passos/cancelar.ts';

/** Attempts that one look takes. */
const AT_A_TIME = 50;

interface Due {
  id: number;
  solicitacao_id: number | null;
  comercio_id: number | null;
  praca_id: number | null;
  waits: boolean;
}

/** The clock, read once for the statement: compared with the function itself, every entry of the index would be looked at. */
const JA = sql`(select agora())`;

/** What there is to do. */
interface Devido {
  rejeitar: boolean;
  concluir: boolean;
  /** a courier has accepted something and is not known to have set out for it */
  aceitos: boolean;
}

// the first entry of each index: for `exists` the planner may rather read the table from its oldest row on
const olhar = compiled<object, Devido>((db) => ({
  compile: () =>
    sql<Devido>`
      select coalesce((select min(rejeitar_em) from tentativa where rejeitar_em is not null) <= agora(), false) as rejeitar,
             coalesce((select min(concluir_ate) from tentativa where concluir_ate is not null) <= agora(), false) as concluir,
             (select min(id) from fluxo_externo where passo = 'ACCEPTED') is not null as aceitos`.compile(db),
}));

/** One look at all of them. Indexes `tentativa_a_rejeitar`, `tentativa_a_concluir`, `fluxo_externo_aceito`. */
export const devido = async (em: Em): Promise<Devido> => only(await olhar(em, {}));

/** Index `tentativa_a_rejeitar`. */
const dueAttempts = (em: Em) =>
  rows(
    em,
    sql<Due>`
      select t.id, s.id as solicitacao_id, s.comercio_id, r.praca_id, coalesce(s.status = 'aguardando', false) as waits
        from tentativa t join fluxo_externo f on f.id = t.fluxo_id left join solicitacao s on s.id = f.solicitacao_id
        left join rota r on r.id = s.rota_id
       where t.rejeitar_em <= ${JA} order by t.rejeitar_em limit ${AT_A_TIME}`,
  );

/** Takes back, in the product's own name, those of a place that still wait. The caller holds its dispatch lock. */
async function rejectWaiting(em: Em, praca_id: number, agora: string): Promise<void> {
  for (const { waits, solicitacao_id, comercio_id, ...due } of await dueAttempts(em)) {
    if (!waits || solicitacao_id === null || comercio_id === null || due.praca_id !== praca_id) continue;
    const autor = { ator_tipo: 'sistema', ator_id: null } as const;
    await cancelarSolicitacao(em, { solicitacao_id, comercio_id, ...autor, enquanto: ['aguardando'] }, agora);
  }
}

const settle = (em: Em, ids: readonly number[]) =>
  em
    .getKysely()
    .updateTable('tentativa')
    .set({ rejeitar_em: null })
    .where('id', 'in', [...ids])
    .where('rejeitar_em', '<=', agora)
    .execute();

/**
 * Gives up what nobody took in the time that the requester was told (`rejectAfter`): decided under the dispatch lock, so that an
 * acceptance and this cannot both be; place by place, each in a transaction. Without anything due it takes no lock.
 */
export async function rejectDue(em: Em, config: Config): Promise<void> {
  const places = Map.groupBy(await dueAttempts(em), ({ praca_id }) => praca_id);
  for (const [praca_id, due] of places) {
    await actTransaction(em, 'open-delivery', async (tx) => {
      if (praca_id !== null && due.some(({ waits }) => waits))
        await comDespacho(tx, config, { praca_id }, (agora) => rejectWaiting(tx, praca_id, agora));
      // what was looked at before the lock: nothing of it waits any more
      await settle(
        tx,
        due.map(({ id }) => id),
      );
    });
  }
}

/**
 * The requester's word that it is finished did not come in time, or came before the delivery ended here: from now on it counts as
 * said. Index `tentativa_a_concluir`.
 */
export const concludeDue = (em: Em): Promise<unknown> =>
  rows(
    em,
    sql`
      with devida as (
        select t.id, t.fluxo_id, s.status from tentativa t
          join fluxo_externo f on f.id = t.fluxo_id join solicitacao s on s.id = f.solicitacao_id
         where t.concluir_ate <= ${JA} and s.status in ('finalizada', 'cancelada')
         order by t.concluir_ate limit ${AT_A_TIME} for no key update of t skip locked
      ), dita as (update tentativa t set concluir_ate = null from devida d where t.id = d.id returning t.id)
      insert into fato_externo (fluxo_id, tipo, valor, quando)
      select d.fluxo_id, 'conclusao', '', agora() from devida d join dita on dita.id = d.id where d.status = 'finalizada'`,
  );

/**
 * What a courier had to do before an order has ended, so that they set out for it now: told as soon as it is so, and not only with
 * their next step. Index `fluxo_externo_aceito`.
 */
export const startNext = (em: Em): Promise<unknown> =>
  rows(
    em,
    sql`
      insert into fato_externo (fluxo_id, tipo, valor, quando, entregador_id)
      select f.id, 'marco', 'vez', agora(), s.entregador_id
        from fluxo_externo f join solicitacao s on s.id = f.solicitacao_id
       where f.passo = 'ACCEPTED' and s.status = 'aceita'
         and not exists (select from fato_externo fa where fa.fluxo_id = f.id)
         and not exists (
           select from solicitacao o
             join solicitacao_historico h on h.solicitacao_id = o.id and h.status = 'aceita'
             join solicitacao_historico own on own.solicitacao_id = s.id and own.status = 'aceita'
            where o.entregador_id = s.entregador_id and o.status in ('aceita', 'em_retirada', 'em_entrega')
              and o.rota_id <> s.rota_id and h.quando < own.quando)
       limit ${AT_A_TIME}`,
  );
