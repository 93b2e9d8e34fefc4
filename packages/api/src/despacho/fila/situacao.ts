import type { SituacaoDaFila } from '@corre/contract/fila/contrato.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Queries } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, type Expression, only, sql } from '@corre/db/sql.ts';
import type { QueueMemory } from '../../base/memory-ports.ts';
import { naFila, presentes } from '../kernel/fila.queries.ts';

/**
 * Selects the place of the courier in the queue of their praça. Returns no row for a courier who is not in the queue.
 * Index `fila_em_ordem`.
 */
const lugar = (db: Queries, given: Given<{ entregador_id: number }>) =>
  naFila(db)
    .where('f.entregador_id', '=', given('entregador_id'))
    .select(({ selectFrom, ref }) =>
      selectFrom('fila_entregador as outro')
        .where('outro.praca_id', '=', ref('f.praca_id'))
        .where((eb) => eb.ref('outro.online'))
        .where('outro.entregas_abertas', '=', 0)
        .where(sql<boolean>`(outro.fila_desde, outro.entregador_id) <= (f.fila_desde, f.entregador_id)`)
        .select((q) => q.fn.countAll<number>().as('lugar'))
        .as('lugar'),
    );

/** Returns the condition on a praça's id. */
type Da = (praca: Expression<number>) => Expression<boolean>;

/**
 * Counts the queue of the praças that `da` accepts. Every panel polls these statements. A held route counts as not
 * waiting yet (ADR 0016). Indexes `rota_aguardando`, `oferta_viva_da_rota`, `fila_em_ordem`.
 */
const numeros = (db: Queries, da: Da) =>
  db
    .with('espera', (q) =>
      q
        .selectFrom('rota as r')
        .innerJoin('solicitacao as s', 's.rota_id', 'r.id')
        .leftJoin('oferta as o', (on) =>
          on.onRef('o.rota_id', '=', 'r.id').on('o.resultado', 'is', null).on('o.expira_em', '>', agora),
        )
        .select('o.id as oferta_id')
        .where(({ and, not, ref }) => and([ref('r.aguardando'), not(ref('r.retida'))]))
        .where(({ ref }) => da(ref('r.praca_id')))
        .where('s.status', '=', 'aguardando'),
    )
    .selectFrom('espera')
    .select(({ fn }) => [
      fn.countAll<number>().as('total_fila'),
      fn.countAll<number>().filterWhere('oferta_id', 'is', null).as('disponiveis'),
      fn.countAll<number>().filterWhere('oferta_id', 'is not', null).as('reservadas'),
      presentes(db)
        .where(({ ref }) => da(ref('f.praca_id')))
        .select((q) => q.fn.countAll<number>().as('online'))
        .$asScalar()
        .$notNull()
        .as('online'),
    ]);

const deTodas = compiled((db) => numeros(db, () => sql<boolean>`true`));
const daPraca = compiled((db, given: Given<{ praca_id: number }>) =>
  numeros(db, (praca) => sql<boolean>`${praca} = ${given('praca_id')}::int`),
);
/** A courier without a queue row has no praça, so all numbers are 0. */
const doEntregador = compiled((db, given: Given<{ entregador_id: number }>) =>
  numeros(
    db,
    (praca) =>
      sql<boolean>`${praca} = (select praca_id from fila_entregador where entregador_id = ${given('entregador_id')}::int)`,
  ).select(lugar(db, given).as('posicao_fila')),
);

/**
 * Returns the numbers of the queue [fila-numeros]: of a courier's praça, or of all praças for the staff.
 * `posicao_fila` is the courier's place among those who hold no delivery. It is null for the staff, and for a courier
 * who is not in the queue.
 */
export async function situacaoDaFila(
  em: Em,
  queue: QueueMemory,
  quem: { entregador: number } | { todas: true },
): Promise<SituacaoDaFila> {
  if ('todas' in quem) return { ...only(await deTodas(em, {})), posicao_fila: null };
  const since = queue.now;
  const known = queue.recall(quem.entregador);
  if (known) return known;
  const lida = only(await doEntregador(em, { entregador_id: quem.entregador }));
  queue.keep(quem.entregador, since, lida);
  return lida;
}

/** Returns the numbers of one praça's queue, the same for every courier of this praça. */
export const situacaoDaPraca = async (em: Em, praca_id: number): Promise<Omit<SituacaoDaFila, 'posicao_fila'>> =>
  only(await daPraca(em, { praca_id }));
