import { SEMANAS_HISTORICO } from '@corre/contract/constants.ts';
import type { ResumoSemanal } from '@corre/contract/entregas/contrato.ts';
import { diaDoPagamento, rotuloDaSemana } from '@corre/contract/week.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, rows, sql } from '@corre/db/sql.ts';
import { celulasComTaxa } from './celulas.ts';
import { colunas, type EntregaLida, origem, rotular } from './colunas.ts';

/** Deliveries listed in one answer, at most, the newest: half a year of a busy shop. Totals always cover all of them. */
const ENTREGAS_MAX = 5_000;

/** Whose weeks: a courier's or a shop's. */
export type Dono = { entregador_id: number } | { comercio_id: number };

interface Totais {
  semana_inicio: string;
  total_entregas: number;
  total_quantidade: number;
  total_valor: number;
  total_taxa: number;
  total_a_receber: number;
  entregadores_utilizados: string[];
}

const filtro = (dono: Dono) =>
  'entregador_id' in dono ? sql`m.entregador_id = ${dono.entregador_id}` : sql`m.comercio_id = ${dono.comercio_id}`;

/** Names in a week: the courier's own, or a shop's couriers (two may share a name), by how much they delivered there. */
const nomes = (dono: Dono) =>
  'entregador_id' in dono
    ? sql`array[min(e.nome_completo)]`
    : sql`array_agg(e.nome_completo order by m.total_entregas desc, e.nome_completo, e.id)`;

/** The Monday of the current week, by the database's clock. */
export async function semanaCorrente(em: Em): Promise<string> {
  const { dia } = await onlyRow(em, sql<{ dia: string }>`select semana_de(agora())::text as dia`);
  return dia;
}

/**
 * The totals of a courier's or shop's weeks, newest first. A courier's fee is that of his weekly total, a shop's its share
 * of its couriers' fees (decision record 0006). Indexes `resumo_do_entregador`, `resumo_do_comercio`, primary key.
 */
const totaisPorSemana = (em: Em, dono: Dono, semana_inicio: string | null) =>
  rows(
    em,
    sql<Totais>`
      with semana as (
        select distinct m.semana_inicio from resumo_semanal m
         where ${filtro(dono)} and (${semana_inicio}::date is null or m.semana_inicio = ${semana_inicio}::date)
         order by m.semana_inicio desc limit ${SEMANAS_HISTORICO}
      ), celula as (${celulasComTaxa(sql`(r.semana_inicio, r.entregador_id) in (
        select m.semana_inicio, m.entregador_id from semana s join resumo_semanal m using (semana_inicio) where ${filtro(dono)})`)})
      select m.semana_inicio::text as semana_inicio, sum(m.total_entregas)::int as total_entregas,
             sum(m.total_quantidade)::int as total_quantidade, sum(m.total_valor) as total_valor,
             sum(m.taxa) as total_taxa, sum(m.total_valor - m.taxa) as total_a_receber,
             ${nomes(dono)} as entregadores_utilizados
        from celula m join entregador e on e.id = m.entregador_id
       where ${filtro(dono)}
       group by m.semana_inicio
       order by m.semana_inicio desc`,
  );

const entregasDasSemanas = (em: Em, dono: Dono, de: string, ate: string) => {
  const meu =
    'entregador_id' in dono ? sql`t.entregador_id = ${dono.entregador_id}` : sql`t.comercio_id = ${dono.comercio_id}`;
  return rows(
    em,
    sql<EntregaLida>`
      select ${colunas} from ${origem}
       where ${meu} and t.semana_inicio between ${de}::date and ${ate}::date
       order by t.semana_inicio desc, t.data_entrega desc, t.id desc
       limit ${ENTREGAS_MAX}`,
  );
};

/** Weeks with their deliveries (at most `ENTREGAS_MAX` of them), newest first; `semana_inicio` (a Monday) asks for one only. */
export async function semanasDe(em: Em, dono: Dono, semana_inicio: string | null = null): Promise<ResumoSemanal[]> {
  const totais = await totaisPorSemana(em, dono, semana_inicio);
  const [mais_nova, mais_antiga] = [totais[0], totais.at(-1)];
  if (!mais_nova || !mais_antiga) return [];
  const entregas = await entregasDasSemanas(em, dono, mais_antiga.semana_inicio, mais_nova.semana_inicio);
  const porSemana = Map.groupBy(entregas, (entrega) => entrega.semana_inicio);
  return totais.map((total) => ({
    ...total,
    semana: rotuloDaSemana(total.semana_inicio),
    dia_pagamento: diaDoPagamento(total.semana_inicio),
    entregas: (porSemana.get(total.semana_inicio) ?? []).map(rotular),
  }));
}

/** A week in which nothing was delivered. */
export const semanaVazia = (semana_inicio: string): ResumoSemanal => ({
  semana: rotuloDaSemana(semana_inicio),
  semana_inicio,
  dia_pagamento: diaDoPagamento(semana_inicio),
  entregas: [],
  total_entregas: 0,
  total_quantidade: 0,
  total_valor: 0,
  total_taxa: 0,
  total_a_receber: 0,
  entregadores_utilizados: [],
});
