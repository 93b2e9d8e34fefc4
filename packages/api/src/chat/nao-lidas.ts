import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import type { naoLidasSchema } from './contrato.ts';
import type { Parte } from './conversa.ts';

type Resumo = z.output<typeof naoLidasSchema>;

/** The open conversations of a party with what is unread, newest message first. Indexes `solicitacao_aberta_do_*`. */
export async function naoLidas(em: Em, parte: Parte): Promise<Resumo> {
  const minhas = parte.tipo === 'comercio' ? sql`s.comercio_id = ${parte.id}` : sql`s.entregador_id = ${parte.id}`;
  const chats = await rows(
    em,
    sql<Resumo['chats'][number]>`
      select s.id as entrega_id, s.endereco, e.nome_completo as entregador_nome, c.nome as comercio, s.status,
             (select count(*)::int from mensagem m
               where m.solicitacao_id = s.id and m.remetente_tipo <> ${parte.tipo}
                 and m.sequencia > coalesce(l.ate_sequencia, 0)) as mensagens_nao_lidas,
             u.mensagem as ultima_mensagem, u.data_envio as ultima_em
        from solicitacao s
        join comercio c on c.id = s.comercio_id
        join entregador e on e.id = s.entregador_id
        left join leitura l on l.solicitacao_id = s.id and l.leitor_tipo = ${parte.tipo}
        left join lateral (select mensagem, data_envio from mensagem m where m.solicitacao_id = s.id
                            order by sequencia desc limit 1) u on true
       where ${minhas} and s.status in ('aceita', 'em_retirada', 'em_entrega')
       order by u.data_envio desc nulls last, s.id`,
  );
  return { chats, tem_mensagens_nao_lidas: chats.some((chat) => chat.mensagens_nao_lidas > 0) };
}
