import { LISTA_MAX } from '@corre/contract/constants.ts';
import type { EntregaView, estatisticasSchema, resumoDoComercioSchema } from '@corre/contract/entregas/contrato.ts';
import { rotuloDaSemana } from '@corre/contract/week.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, rows, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { colunas, type EntregaLida, origem, rotular } from './colunas.ts';

/** A shop's newest deliveries. Index `entrega_recente_do_comercio`. */
export async function entregasDoComercio(em: Em, comercio_id: number): Promise<EntregaView[]> {
  const lidas = await rows(
    em,
    sql<EntregaLida>`select ${colunas} from ${origem}
      where t.comercio_id = ${comercio_id} order by t.data desc, t.id desc limit ${LISTA_MAX}`,
  );
  return lidas.map(rotular);
}

/** All that awaits the shop's release, oldest first: open work is never cut. Index `entrega_pendente`. */
export async function entregasPendentes(em: Em, comercio_id: number): Promise<EntregaView[]> {
  const lidas = await rows(
    em,
    sql<EntregaLida>`select ${colunas} from ${origem}
      where t.comercio_id = ${comercio_id} and t.status = 'pendente' order by t.data, t.id`,
  );
  return lidas.map(rotular);
}

/** All time; the fee is the sum of the weekly fees (decision record 0006). */
const estatisticas = (em: Em, entregador_id: number) =>
  onlyRow(
    em,
    sql<z.output<typeof estatisticasSchema>>`
      with semanas as (
        select sum(total_entregas) as entregas, sum(total_quantidade) as quantidade, sum(total_valor) as valor
          from resumo_semanal where entregador_id = ${entregador_id} group by semana_inicio
      )
      select coalesce(sum(entregas), 0)::int as total_entregas, coalesce(sum(quantidade), 0)::int as total_quantidade,
             coalesce(sum(valor), 0) as total_valor, coalesce(sum(taxa_de(valor)), 0) as total_taxa,
             coalesce(sum(valor - taxa_de(valor)), 0) as total_a_receber,
             (select count(*)::int from solicitacao where entregador_id = ${entregador_id}) as total_solicitacoes
        from semanas`,
  );

/** A courier's newest deliveries and all-time totals (specification §7). Index `entrega_recente_do_entregador`. */
export async function entregasDoEntregador(em: Em, entregador_id: number) {
  const lidas = await rows(
    em,
    sql<EntregaLida>`select ${colunas} from ${origem}
      where t.entregador_id = ${entregador_id} order by t.data desc, t.id desc limit ${LISTA_MAX}`,
  );
  return { entregas: lidas.map(rotular), estatisticas: await estatisticas(em, entregador_id) };
}

/** The shop's cards of the current week. */
export async function resumoDoComercio(em: Em, comercio_id: number): Promise<z.output<typeof resumoDoComercioSchema>> {
  const resumo = await onlyRow(
    em,
    sql<Omit<z.output<typeof resumoDoComercioSchema>, 'semana'>>`
      select semana_de(agora())::text as semana_inicio, coalesce(sum(total_entregas), 0)::int as total_entregas,
             coalesce(sum(total_quantidade), 0)::int as total_quantidade, coalesce(sum(total_valor), 0) as total_valor,
             count(distinct entregador_id)::int as total_entregadores
        from resumo_semanal where comercio_id = ${comercio_id} and semana_inicio = semana_de(agora())`,
  );
  return { ...resumo, semana: rotuloDaSemana(resumo.semana_inicio) };
}
