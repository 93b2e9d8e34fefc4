import type { ChamadaExterna, MensagemExterna } from '@corre/contract/integracoes/contrato.ts';
import { CHAMADAS_NA_LISTA, MENSAGENS_NA_LISTA } from '@corre/contract/integracoes/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { acharIntegracao, type Escopo } from './escopo.ts';

/**
 * Returns the last calls in and out of an integration, newest first. Uses the index `chamada_externa_da_integracao`.
 * Throws 404.
 */
export async function ultimasChamadas(em: Em, escopo: Escopo, integracao_id: number): Promise<ChamadaExterna[]> {
  await acharIntegracao(em, escopo, integracao_id);
  return (
    em
      .getKysely()
      .selectFrom('chamada_externa')
      .select(['id', 'direcao', 'quando', 'rota', 'http', 'ms', 'erro'])
      // A range of one value instead of an equality: resumo.queries.ts has the reason.
      .where('integracao_id', '>=', integracao_id)
      .where('integracao_id', '<=', integracao_id)
      .orderBy('integracao_id')
      .orderBy('id', 'desc')
      .limit(CHAMADAS_NA_LISTA)
      .execute()
  );
}

/**
 * Returns the waiting and abandoned messages of an integration, or all messages of one stream, oldest first. Future
 * messages of a test order do not count as waiting. Uses the indexes `mensagem_externa_da_integracao` and
 * `mensagem_externa_ordem`. Throws 404.
 */
export async function mensagensDaIntegracao(
  em: Em,
  escopo: Escopo,
  { integracao_id, fluxo_id }: { integracao_id: number; fluxo_id?: number | undefined },
): Promise<MensagemExterna[]> {
  await acharIntegracao(em, escopo, integracao_id);
  const quais =
    fluxo_id === undefined
      ? sql`m.integracao_id = ${integracao_id} and m.entregue_em is null and m.quando <= (select agora())`
      : sql`f.id = ${fluxo_id} and f.integracao_id = ${integracao_id}`;
  return rows(
    em,
    sql<MensagemExterna>`
      select m.id, m.fluxo_id, s.numero_pedido as pedido, m.tipo, m.quando, m.envios, m.proximo_envio, m.entregue_em,
             m.http, m.erro,
             case when m.entregue_em is not null then 'entregue'
                  when m.desistido_em is not null then 'desistida'
                  else 'esperando' end as estado
        from mensagem_externa m
        join fluxo_externo f on f.id = m.fluxo_id
        left join solicitacao s on s.id = f.solicitacao_id
       where ${quais}
       order by m.quando, m.id
       limit ${MENSAGENS_NA_LISTA}`,
  );
}
