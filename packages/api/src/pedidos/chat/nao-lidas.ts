import type { naoLidasSchema } from '@corre/contract/chat/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import type { Parte } from './conversa.ts';

type Resumo = z.output<typeof naoLidasSchema>;

/**
 * The open conversations of a party with what is unread, newest message first: one for each route and courier, under the
 * first of its stops (decision record 0025). Indexes `solicitacao_aberta_do_*`.
 */
export async function naoLidas(em: Em, parte: Parte): Promise<Resumo> {
  const minhas = parte.tipo === 'comercio' ? sql`s.comercio_id = ${parte.id}` : sql`s.entregador_id = ${parte.id}`;
  const chats = await rows(
    em,
    sql<Resumo['chats'][number]>`
      with conversa as (
        select (select min(t.id) from solicitacao t where t.rota_id = s.rota_id and t.entregador_id = s.entregador_id) as principal,
               s.comercio_id, s.entregador_id,
               array_agg(s.id order by s.ordem) as solicitacao_ids,
               (array_agg(s.endereco order by s.ordem))[1] as endereco,
               (array_agg(s.status order by array_position(array['em_entrega', 'em_retirada', 'aceita'], s.status)))[1] as status
          from solicitacao s
         where ${minhas} and s.status in ('aceita', 'em_retirada', 'em_entrega')
         group by s.rota_id, s.comercio_id, s.entregador_id)
      select v.principal as entrega_id, v.solicitacao_ids, v.endereco, e.nome_completo as entregador_nome, c.nome as comercio, v.status,
             (select count(*)::int from mensagem m
               where m.solicitacao_id = v.principal and m.entregador_id = v.entregador_id and m.remetente_tipo <> ${parte.tipo}
                 and m.sequencia > coalesce(l.ate_sequencia, 0)) as mensagens_nao_lidas,
             u.mensagem as ultima_mensagem, u.data_envio as ultima_em
        from conversa v
        join comercio c on c.id = v.comercio_id
        join entregador e on e.id = v.entregador_id
        left join leitura l on l.solicitacao_id = v.principal and l.leitor_tipo = ${parte.tipo}
        left join lateral (select mensagem, data_envio from mensagem m
                            where m.solicitacao_id = v.principal and m.entregador_id = v.entregador_id
                            order by sequencia desc limit 1) u on true
       order by u.data_envio desc nulls last, v.principal`,
  );
  return { chats, tem_mensagens_nao_lidas: chats.some((chat) => chat.mensagens_nao_lidas > 0) };
}
