import type { AjusteView, ContestacaoValor } from '@corre/contract/fechamento/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { doEntregador, type EscopoDeEntregadores } from '../../base/escopo.ts';
import { contado } from './contas.queries.ts';

type DaSemana<T> = T & { semana_inicio: string; entregador_id: number };

const any = (semanas: readonly string[]) => sql<string>`any(${semanas}::date[])`;

/**
 * Reads the adjustments of these weeks that are not cancelled, oldest first. Index `ajuste_da_semana`.
 */
export const ajustesDasSemanas = (
  em: Em,
  semanas: readonly string[],
  escopo: EscopoDeEntregadores,
): Promise<DaSemana<AjusteView>[]> =>
  em
    .getKysely()
    .selectFrom('ajuste as a')
    .innerJoin('funcionario as f', 'f.id', 'a.criado_por')
    .select(['a.id', 'a.semana_inicio', 'a.entregador_id', 'a.tipo', 'a.valor', 'a.motivo', 'a.criado_em'])
    .select(['f.nome as criado_por', 'a.consentido_em', 'a.recusado_em', contado.as('conta')])
    .where('a.semana_inicio', '=', any(semanas))
    .where('a.cancelado_em', 'is', null)
    .where(doEntregador('a.entregador_id', escopo))
    .orderBy('a.id')
    .execute();

/**
 * Reads the objections to the amounts of these weeks, newest first. Index `contestacao_valor_da_semana`.
 */
export const contestacoesDasSemanas = (
  em: Em,
  semanas: readonly string[],
  escopo: EscopoDeEntregadores,
): Promise<DaSemana<ContestacaoValor>[]> =>
  em
    .getKysely()
    .selectFrom('contestacao_valor')
    .select(['id', 'semana_inicio', 'entregador_id', 'texto', 'enviada_em', 'resposta', 'respondida_em'])
    .where('semana_inicio', '=', any(semanas))
    .where(doEntregador('entregador_id', escopo))
    .orderBy('id', 'desc')
    .execute();
