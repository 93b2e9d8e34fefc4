import type { EstadoDoEntregador, suspensaoDoEntregadorSchema } from '@corre/contract/fila/contrato.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Database } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, type ExpressionBuilder, jsonBuildObject, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { BusinessError } from '../../base/business-error.ts';

type Suspensao = z.output<typeof suspensaoDoEntregadorSchema>;

/** Maximum number of refusals that a courier sees. */
const RECUSAS_MAX = 10;

/**
 * Condition on `oferta o`: answered after the courier's last acceptance before this suspension, and not after the
 * suspension itself.
 */
const entreAceiteESuspensao =
  (suspensao_id: number, entregador_id: number) =>
  ({ and, eb, fn, selectFrom }: ExpressionBuilder<Database & { o: Database['oferta'] }, 'o'>) => {
    const suspensaEm = selectFrom('suspensao').select('data_suspensao').where('id', '=', suspensao_id);
    const ultimaAceita = selectFrom('oferta as a')
      .select((q) => q.fn.max('a.respondida_em').as('respondida_em'))
      .where('a.entregador_id', '=', entregador_id)
      .where('a.resultado', '=', 'aceita')
      .where('a.respondida_em', '<=', suspensaEm);
    return and([
      eb('o.respondida_em', '<=', suspensaEm),
      eb('o.respondida_em', '>', fn.coalesce(ultimaAceita, sql<string>`'-infinity'::timestamptz`)),
    ]);
  };

/** Returns the refusals in a row that led to an automatic suspension, oldest first. Index `oferta_do_entregador`. */
async function recusasAntes(em: Em, entregador_id: number, suspensao: Pick<Suspensao, 'id' | 'tipo_suspensao'>) {
  if (suspensao.tipo_suspensao === 'manual') return [];
  const recusas = await em
    .getKysely()
    .selectFrom('oferta as o')
    .innerJoin('rota as r', 'r.id', 'o.rota_id')
    .innerJoin('comercio as c', 'c.id', 'r.comercio_id')
    .select(({ ref, fn, lit, selectFrom }) => [
      ref('o.respondida_em').$notNull().as('quando'),
      'c.nome as comercio',
      'o.motivo_recusa',
      fn
        .coalesce(
          selectFrom('solicitacao as s')
            .select((q) => q.fn.sum<number>('s.valor_estimado').as('total'))
            .whereRef('s.rota_id', '=', 'o.rota_id'),
          lit(0),
        )
        .as('valor_total'),
    ])
    .where('o.entregador_id', '=', entregador_id)
    .where('o.resultado', '=', 'recusada')
    .where(entreAceiteESuspensao(suspensao.id, entregador_id))
    .orderBy('o.respondida_em', 'desc')
    .limit(RECUSAS_MAX)
    .execute();
  return recusas.toReversed();
}

/** Index `suspensao_ativa_unica`. */
const emCurso = compiled((db, given: Given<{ entregador_id: number }>) =>
  db
    .selectFrom('suspensao as s')
    .select(['s.id', 's.tipo_suspensao', 's.motivo_suspensao', 's.duracao_horas'])
    .select(['s.data_suspensao', 's.data_expiracao_suspensao'])
    .select(({ selectFrom }) =>
      selectFrom('contestacao as c')
        .whereRef('c.suspensao_id', '=', 's.id')
        .select(({ ref }) =>
          jsonBuildObject({
            texto: ref('c.texto'),
            enviada_em: ref('c.enviada_em'),
            resposta: ref('c.resposta'),
            respondida_em: ref('c.respondida_em'),
          }).as('contestacao'),
        )
        .as('contestacao'),
    )
    .where('s.entregador_id', '=', given('entregador_id'))
    .where('s.data_remocao', 'is', null)
    .where('s.data_expiracao_suspensao', '>', agora),
);

async function suspensaoAtual(em: Em, entregador_id: number): Promise<Suspensao | null> {
  const [atual] = await emCurso(em, { entregador_id });
  return atual ? { ...atual, recusas: await recusasAntes(em, entregador_id, atual) } : null;
}

/** Every courier's panel polls this statement, so it is compiled once. */
const presenca = compiled((db, given: Given<{ entregador_id: number }>) =>
  db
    .selectFrom('fila_entregador')
    .select(['online as is_online', 'online_desde as timestamp_online', 'motivo_offline', agora.as('agora')])
    .select(
      sql<string | null>`case when motivo_offline is not null and not online then (
        select t.fim from turno t where t.entregador_id = fila_entregador.entregador_id
         order by t.inicio desc limit 1) end`.as('offline_desde'),
    )
    .select(
      sql<number>`case when suspenso_ate <= ${agora} then 0 else recusas_consecutivas end`.as('recusas_consecutivas'),
    )
    .where('entregador_id', '=', given('entregador_id')),
);

/** Returns presence, counters and the running suspension of a courier. Throws 404 for an unknown id. */
export async function estadoDoEntregador(em: Em, entregador_id: number): Promise<EstadoDoEntregador> {
  const [estado] = await presenca(em, { entregador_id });
  if (!estado) throw new BusinessError('ENTREGADOR_NAO_ENCONTRADO');
  const suspensao = await suspensaoAtual(em, entregador_id);
  return { ...estado, suspenso: suspensao !== null, suspensao };
}
