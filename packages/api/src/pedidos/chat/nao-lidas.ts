import type { naoLidasSchema } from '@corre/contract/chat/contrato.ts';
import { type Remetente, STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Queries } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { type Expression, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { conversaDaParada, maisAdiantado } from './conversa.queries.ts';
import type { Parte } from './conversa.ts';

/**
 * Selects the open conversations of a party, one per route and courier. `principal` is the first stop of the route.
 * `entrega_id` is the first stop that is not cancelled, and the panel opens the conversation with it.
 */
const abertas = (db: Queries, tipo: Remetente, id: Expression<number>) =>
  db
    .selectFrom('solicitacao as s')
    .where(`s.${tipo}_id`, '=', id)
    .where('s.status', 'in', STATUS_EM_ANDAMENTO)
    .groupBy(['s.rota_id', 's.comercio_id', 's.entregador_id'])
    .select(({ fn, ref }) => [
      conversaDaParada(db, { rota_id: ref('s.rota_id'), entregador_id: ref('s.entregador_id') })
        .$asScalar()
        .$notNull()
        .as('principal'),
      conversaDaParada(db, { rota_id: ref('s.rota_id'), entregador_id: ref('s.entregador_id') })
        .where('t.status', '<>', 'cancelada')
        .$asScalar()
        .$notNull()
        .as('entrega_id'),
      's.comercio_id',
      's.entregador_id',
      fn.agg<number[]>('array_agg', ['s.id']).orderBy('s.ordem').as('solicitacao_ids'),
      sql<string>`(array_agg(${ref('s.endereco')} order by ${ref('s.ordem')}))[1]`.as('endereco'),
      maisAdiantado(ref('s.status')).$notNull().as('status'),
    ]);

/** The open conversations of a party with their unread messages. Indexes `solicitacao_aberta_do_*`. */
const conversasDe = (tipo: Remetente) =>
  compiled((db, given: Given<{ id: number }>) =>
    db
      .selectFrom(abertas(db, tipo, given('id')).as('v'))
      .innerJoin('comercio as c', 'c.id', 'v.comercio_id')
      .innerJoin('entregador as e', 'e.id', 'v.entregador_id')
      .leftJoin('leitura as l', (join) =>
        join.onRef('l.solicitacao_id', '=', 'v.principal').on('l.leitor_tipo', '=', tipo),
      )
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('mensagem as m')
            .select(['m.mensagem', 'm.data_envio', 'm.remetente_tipo'])
            .whereRef('m.solicitacao_id', '=', 'v.principal')
            .whereRef('m.entregador_id', '=', 'v.entregador_id')
            .orderBy('m.sequencia', 'desc')
            .limit(1)
            .as('u'),
        (join) => join.onTrue(),
      )
      .select(['v.entrega_id', 'v.solicitacao_ids', 'v.endereco', 'v.status', 'c.nome as comercio'])
      .select(['e.nome_completo as entregador_nome', 'u.mensagem as ultima_mensagem', 'u.data_envio as ultima_em'])
      .select('u.remetente_tipo as ultima_de')
      .select(({ selectFrom }) =>
        selectFrom('mensagem as m')
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .whereRef('m.solicitacao_id', '=', 'v.principal')
          .whereRef('m.entregador_id', '=', 'v.entregador_id')
          .where('m.remetente_tipo', '<>', tipo)
          .where(({ eb, fn, lit }) => eb('m.sequencia', '>', fn.coalesce('l.ate_sequencia', lit(0))))
          .$asScalar()
          .$notNull()
          .as('mensagens_nao_lidas'),
      )
      .orderBy('u.data_envio', (order) => order.desc().nullsLast())
      .orderBy('v.principal'),
  );

const CONVERSAS = { comercio: conversasDe('comercio'), entregador: conversasDe('entregador') };

/** Returns a party's open conversations, newest message first [chat-da-rota]. */
export async function naoLidas(em: Em, { tipo, id }: Parte): Promise<z.output<typeof naoLidasSchema>> {
  const chats = await CONVERSAS[tipo](em, { id });
  return { chats, tem_mensagens_nao_lidas: chats.some((chat) => chat.mensagens_nao_lidas > 0) };
}
