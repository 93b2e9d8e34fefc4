import type { Em } from '@corre/db/orm.ts';
import { onlyRow, rows, sql } from '@corre/db/sql.ts';
import { SEMANAS_HISTORICO } from '../shared/constantes.ts';
import { diaDoPagamento, rotuloDaSemana } from '../shared/semana.ts';
import { colunas, type EntregaLida, origem, rotular } from './colunas.ts';
import type { ResumoSemanal } from './contrato.ts';

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
  'entregador_id' in dono ? sql`r.entregador_id = ${dono.entregador_id}` : sql`r.comercio_id = ${dono.comercio_id}`;

/** The Monday of the current week, by the database's clock. */
export async function semanaCorrente(em: Em): Promise<string> {
  const { dia } = await onlyRow(em, sql<{ dia: string }>`select semana_de(agora())::text as dia`);
  return dia;
}

/**
 * The totals of a courier's or shop's weeks, newest first. The fee is a courier's weekly total's (decision record 0006);
 * a shop's week shows the same rate on what it owes. Indexes `resumo_do_entregador`, `resumo_do_comercio`.
 */
const totaisPorSemana = (em: Em, dono: Dono, semana_inicio: string | null) =>
  rows(
    em,
    sql<Totais>`
      select r.semana_inicio::text as semana_inicio, sum(r.total_entregas)::int as total_entregas,
             sum(r.total_quantidade)::int as total_quantidade, sum(r.total_valor) as total_valor,
             taxa_de(sum(r.total_valor)) as total_taxa, sum(r.total_valor) - taxa_de(sum(r.total_valor)) as total_a_receber,
             array_agg(distinct e.nome_completo) as entregadores_utilizados
        from resumo_semanal r join entregador e on e.id = r.entregador_id
       where ${filtro(dono)} and (${semana_inicio}::date is null or r.semana_inicio = ${semana_inicio}::date)
       group by r.semana_inicio
       order by r.semana_inicio desc
       limit ${SEMANAS_HISTORICO}`,
  );

const entregasDasSemanas = (em: Em, dono: Dono, de: string, ate: string) => {
  const meu =
    'entregador_id' in dono ? sql`t.entregador_id = ${dono.entregador_id}` : sql`t.comercio_id = ${dono.comercio_id}`;
  return rows(
    em,
    sql<EntregaLida>`
      select ${colunas} from ${origem}
       where ${meu} and t.semana_inicio between ${de}::date and ${ate}::date
       order by t.semana_inicio desc, t.data_entrega desc, t.id desc`,
  );
};

/** Weeks with their deliveries, newest first; `semana_inicio` (a Monday) asks for one only. */
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
