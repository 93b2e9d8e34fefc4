import { compiled } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, only, rows, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import { actTransaction } from '../../base/dispatch-notes.ts';
import { comDespacho } from '../../despacho/kernel/despachar.ts';
import { cancelarSolicitacao } from '../../despacho/passos/cancelar.ts';

/** The attempts in one batch. */
const AT_A_TIME = 50;

interface Due {
  id: number;
  solicitacao_id: number | null;
  comercio_id: number | null;
  praca_id: number | null;
  waits: boolean;
}

/**
 * The clock as a subquery, evaluated once per statement. A direct function call in the comparison would scan the whole
 * index.
 */
const JA = sql`(select agora())`;

/** The kinds of work that are due. */
interface Devido {
  rejeitar: boolean;
  concluir: boolean;
  /** a courier has accepted an order, and no event says that they have started for it */
  aceitos: boolean;
}

// `min` reads the first entry of each index. For `exists` the planner may read the table from its oldest row instead.
const olhar = compiled<object, Devido>((db) => ({
  compile: () =>
    sql<Devido>`
      select coalesce((select min(rejeitar_em) from tentativa where rejeitar_em is not null) <= agora(), false) as rejeitar,
             coalesce((select min(concluir_ate) from tentativa where concluir_ate is not null) <= agora(), false) as concluir,
             (select min(id) from fluxo_externo where passo = 'ACCEPTED') is not null as aceitos`.compile(db),
}));

/** Returns what is due. Uses the indexes `tentativa_a_rejeitar`, `tentativa_a_concluir` and `fluxo_externo_aceito`. */
export const devido = async (em: Em): Promise<Devido> => only(await olhar(em, {}));

/** Uses the index `tentativa_a_rejeitar`. */
const dueAttempts = (em: Em) =>
  rows(
    em,
    sql<Due>`
      select t.id, s.id as solicitacao_id, s.comercio_id, r.praca_id, coalesce(s.status = 'aguardando', false) as waits
        from tentativa t join fluxo_externo f on f.id = t.fluxo_id left join solicitacao s on s.id = f.solicitacao_id
        left join rota r on r.id = s.rota_id
       where t.rejeitar_em <= ${JA} order by t.rejeitar_em limit ${AT_A_TIME}`,
  );

/** Cancels, in the system's name, the due requests of a praça that still wait. The caller holds its dispatch lock. */
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
 * Rejects orders that nobody accepted until the announced `rejectAfter`. Decides under the dispatch lock, so that an
 * acceptance and a rejection exclude each other. Each praça has its own transaction. Takes no lock if nothing is due.
 */
export async function rejectDue(em: Em, config: Config): Promise<void> {
  const places = Map.groupBy(await dueAttempts(em), ({ praca_id }) => praca_id);
  for (const [praca_id, due] of places) {
    await actTransaction(em, 'open-delivery', async (tx) => {
      if (praca_id !== null && due.some(({ waits }) => waits))
        await comDespacho(tx, config, { praca_id }, (agora) => rejectWaiting(tx, praca_id, agora));
      // These attempts were read before the lock, and no longer wait.
      await settle(
        tx,
        due.map(({ id }) => id),
      );
    });
  }
}

/**
 * Confirms the end of deliveries whose requester did not confirm in time, or confirmed before the delivery ended. Uses
 * the index `tentativa_a_concluir`.
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
 * Adds the `vez` fact to orders whose courier has ended the jobs before them. The event goes out at once, not only with
 * the courier's next step. Uses the index `fluxo_externo_aceito`.
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
