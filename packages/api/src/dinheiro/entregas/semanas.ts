import type { ResumoSemanal } from '@corre/contract/entregas/contrato.ts';
import { diaDoPagamento, semanaLabel } from '@corre/contract/week.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, onlyRow, porNome, sql } from '@corre/db/sql.ts';
import { entregasLidas, rotular } from './entrega.queries.ts';
import { type Dono, deQuem, semanasComEntregas } from './semanas-com-entregas.ts';
import { celulasComTaxa } from './somas.queries.ts';

/**
 * Maximum of deliveries in one answer, newest first: half a year of a busy shop. Totals always cover all deliveries.
 */
const ENTREGAS_MAX = 5_000;

/** Returns the Monday of the current week, by the database's clock. */
export async function semanaCorrente(em: Em): Promise<string> {
  const { dia } = await em
    .getKysely()
    .selectNoFrom(({ fn }) => fn<string>('semana_de', [agora]).as('dia'))
    .executeTakeFirstOrThrow();
  return dia;
}

/** A week by its Monday, and its rate in percent [taxa]. */
export type SemanaComTaxa = Pick<ResumoSemanal, 'semana_inicio' | 'taxa_percentual'>;

/** Returns the Monday of the current week and its rate [taxa], in percent. */
export const semanaComTaxa = (em: Em): Promise<SemanaComTaxa> =>
  onlyRow(
    em,
    sql<SemanaComTaxa>`select semana_inicio, taxa_da_semana(semana_inicio) as taxa_percentual
          from (select semana_de(agora()) as semana_inicio offset 0) s`,
  );

/**
 * The sums of the listed weeks. For a shop it includes the other shops of its couriers, because they share the fee.
 * Primary key.
 */
function celulasDasSemanas(em: Em, dono: Dono, semanas: string[]) {
  const listadas = sql<string>`any(${semanas}::date[])`;
  if ('entregador_id' in dono) {
    const { entregador_id } = dono;
    return celulasComTaxa(em).where('r.semana_inicio', '=', listadas).where('r.entregador_id', '=', entregador_id);
  }
  return celulasComTaxa(em).where(({ eb, refTuple, selectFrom }) =>
    eb(
      refTuple('r.semana_inicio', 'r.entregador_id'),
      'in',
      selectFrom('resumo_semanal as m')
        .select(['m.semana_inicio', 'm.entregador_id'])
        .where('m.comercio_id', '=', dono.comercio_id)
        .where('m.semana_inicio', '=', listadas)
        .$asTuple('semana_inicio', 'entregador_id'),
    ),
  );
}

/**
 * Selects the totals of a courier's or shop's weeks, newest first. A courier's fee is computed from the weekly total, at
 * the week's rate. A
 * shop's fee is its share of its couriers' fees (ADR 0019). Indexes `resumo_do_entregador`, `resumo_do_comercio`,
 * primary key.
 */
function totaisPorSemana(em: Em, dono: Dono, semanas: string[]) {
  const [coluna, id] = deQuem(dono);
  return em
    .getKysely()
    .selectFrom(celulasDasSemanas(em, dono, semanas).as('m'))
    .innerJoin('entregador as e', 'e.id', 'm.entregador_id')
    .where(`m.${coluna}`, '=', id)
    .groupBy('m.semana_inicio')
    .orderBy('m.semana_inicio', 'desc')
    .select(({ eb, fn }) => [
      'm.semana_inicio',
      fn<number>('taxa_da_semana', ['m.semana_inicio']).as('taxa_percentual'),
      fn.sum<number>('m.total_entregas').as('total_entregas'),
      fn.sum<number>('m.total_quantidade').as('total_quantidade'),
      fn.sum<number>('m.total_valor').as('total_valor'),
      fn.sum<number>('m.taxa').as('total_taxa'),
      fn.sum<number>(eb('m.total_valor', '-', eb.ref('m.taxa'))).as('total_a_receber'),
      // A courier gets their own name. A shop gets its couriers, those with most deliveries first. Two couriers may
      // share a name.
      'entregador_id' in dono
        ? sql<string[]>`array[min(e.nome_completo)]`.as('entregadores_utilizados')
        : fn
            .agg<string[]>('array_agg', ['e.nome_completo'])
            .orderBy('m.total_entregas', 'desc')
            .orderBy(porNome('e.nome_completo'))
            .orderBy('e.id')
            .as('entregadores_utilizados'),
    ])
    .execute();
}

function entregasDasSemanas(em: Em, dono: Dono, de: string, ate: string) {
  const [coluna, id] = deQuem(dono);
  return entregasLidas(em)
    .where(`t.${coluna}`, '=', id)
    .where((eb) => eb.between('t.semana_inicio', de, ate))
    .orderBy('t.semana_inicio', 'desc')
    .orderBy('t.data_entrega', 'desc')
    .orderBy('t.id', 'desc')
    .limit(ENTREGAS_MAX)
    .execute();
}

/**
 * Returns weeks with their deliveries, newest first, at most `ENTREGAS_MAX` deliveries in all. `semana_inicio` (a
 * Monday) selects one week.
 */
export async function semanasDe(em: Em, dono: Dono, semana_inicio: string | null = null): Promise<ResumoSemanal[]> {
  const semanas = semana_inicio === null ? await semanasComEntregas(em, dono) : [semana_inicio];
  const totais = await totaisPorSemana(em, dono, semanas);
  const [mais_nova, mais_antiga] = [totais[0], totais.at(-1)];
  if (!mais_nova || !mais_antiga) return [];
  const entregas = await entregasDasSemanas(em, dono, mais_antiga.semana_inicio, mais_nova.semana_inicio);
  const porSemana = Map.groupBy(entregas, (entrega) => entrega.semana_inicio);
  return totais.map((total) => ({
    ...total,
    semana: semanaLabel(total.semana_inicio),
    dia_pagamento: diaDoPagamento(total.semana_inicio),
    entregas: (porSemana.get(total.semana_inicio) ?? []).map(rotular),
  }));
}

/** Returns the summary of a week without deliveries. */
export const semanaVazia = ({ semana_inicio, taxa_percentual }: SemanaComTaxa): ResumoSemanal => ({
  semana: semanaLabel(semana_inicio),
  semana_inicio,
  taxa_percentual,
  dia_pagamento: diaDoPagamento(semana_inicio),
  entregas: [],
  total_entregas: 0,
  total_quantidade: 0,
  total_valor: 0,
  total_taxa: 0,
  total_a_receber: 0,
  entregadores_utilizados: [],
});
