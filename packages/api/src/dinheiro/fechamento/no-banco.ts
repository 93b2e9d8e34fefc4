import type { PagamentoNoBanco } from '@corre/contract/fechamento/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { occurrenceText } from '../lotes/cnab/occurrences.ts';

interface Lida {
  entregador_id: number;
  nsa: number;
  resultado: 'recusado' | null;
  /** codes, separated by commas */
  ocorrencias: string;
}

const recusa = ({ resultado, ocorrencias }: Lida): string | null =>
  resultado === null ? null : ocorrencias.split(',').map(occurrenceText).join('; ');

/**
 * Returns the newest file of each of a week's couriers whose payment waits for the bank or was refused by it. Indexes
 * `lote_da_semana`, `lote_item_do_lote`.
 */
export async function noBanco(em: Em, semana_inicio: string): Promise<Map<number, PagamentoNoBanco>> {
  const lidas = await rows(
    em,
    sql<Lida>`
      select distinct on (p.entregador_id) p.entregador_id, l.nsa, i.resultado, i.ocorrencias
        from lote_pagamento l join lote_item i on i.lote_id = l.id join pagamento p on p.id = i.pagamento_id
       where l.semana_inicio = ${semana_inicio}::date and (i.resultado is null or i.resultado = 'recusado')
       order by p.entregador_id, i.id desc`,
  );
  return new Map(lidas.map((lida) => [lida.entregador_id, { nsa: lida.nsa, recusa: recusa(lida) }]));
}
