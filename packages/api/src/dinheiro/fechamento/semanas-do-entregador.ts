import { SEMANAS_HISTORICO } from '@corre/contract/constants.ts';
import type { SemanaDoEntregador } from '@corre/contract/fechamento/contrato.ts';
import { diaDoPagamento, semanaLabel } from '@corre/contract/week.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { semanasComEntregas } from '../entregas/semanas-com-entregas.ts';
import { txidDoPagamento } from './br-code.ts';
import { type Contas, contasDasSemanas } from './contas.queries.ts';
import { ajustesDasSemanas, contestacoesDasSemanas } from './listas.queries.ts';

/**
 * Returns the newest weeks with a delivery or an adjustment of this courier. Indexes `resumo_do_entregador`,
 * `ajuste_do_entregador`.
 */
async function semanasDele(em: Em, entregador_id: number): Promise<string[]> {
  const ajustadas = await em
    .getKysely()
    .selectFrom('ajuste')
    .select('semana_inicio')
    .distinct()
    .where('entregador_id', '=', entregador_id)
    .where('cancelado_em', 'is', null)
    .orderBy('semana_inicio', 'desc')
    .limit(SEMANAS_HISTORICO)
    .execute();
  const semanas = new Set([
    ...(await semanasComEntregas(em, { entregador_id })),
    ...ajustadas.map(({ semana_inicio }) => semana_inicio),
  ]);
  return [...semanas].sort().reverse().slice(0, SEMANAS_HISTORICO);
}

/** Returns a courier's weeks, newest first, with amounts, state, adjustments and objections. */
export async function semanasDoEntregador(em: Em, entregador_id: number): Promise<SemanaDoEntregador[]> {
  const semanas = await semanasDele(em, entregador_id);
  const contas = await rows(
    em,
    sql<Contas & { taxa_percentual: number }>`
      select c.*, taxa_da_semana(c.semana_inicio) as taxa_percentual
        from (${contasDasSemanas(semanas, { entregador: entregador_id })}) c`,
  );
  const ajustes = Map.groupBy(
    await ajustesDasSemanas(em, semanas, { entregador: entregador_id }),
    (a) => a.semana_inicio,
  );
  const contestacoes = Map.groupBy(
    await contestacoesDasSemanas(em, semanas, { entregador: entregador_id }),
    (c) => c.semana_inicio,
  );
  return contas
    .sort((a, b) => b.semana_inicio.localeCompare(a.semana_inicio))
    .map((semana) => ({
      ...semana,
      semana: semanaLabel(semana.semana_inicio),
      dia_pagamento: diaDoPagamento(semana.semana_inicio),
      txid: txidDoPagamento(semana.semana_inicio, entregador_id),
      lista_ajustes: ajustes.get(semana.semana_inicio) ?? [],
      contestacoes: contestacoes.get(semana.semana_inicio) ?? [],
    }));
}
