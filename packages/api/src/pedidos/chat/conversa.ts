import type { MensagemChat } from '@corre/contract/chat/contrato.ts';
import type { Remetente, StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { row, rows, sql } from '@corre/db/sql.ts';
import { conversaDeOutro, conversaNaoEncontrada } from './erros.ts';

/** One party of a conversation: who, and which side. */
export interface Parte {
  tipo: Remetente;
  id: number;
}

/**
 * The conversation of a request: one for all stops of a route that one courier holds (decision record 0025). `principal` is
 * the request under which its messages and marks lie; `status` is the request's own, or while that one is closed and the
 * route goes on, that of the stop which is furthest.
 */
export interface Conversa {
  id: number;
  principal: number;
  status: StatusSolicitacao;
  aberto: boolean;
  comercio_id: number;
  comercio: string;
  entregador_id: number | null;
  entregador_nome: string | null;
  endereco: string;
  valor_estimado: number;
}

/** Messages shown of one conversation, at most: the newest. */
const MENSAGENS_MAX = 500;

/** From `solicitacao s`: `r.principal`, and the status of the route's open stop that is furthest, null when all are closed. */
const daRota = sql`
  left join lateral (
    select min(t.id) as principal,
           (array_agg(t.status order by array_position(array['em_entrega', 'em_retirada', 'aceita'], t.status), t.id)
             filter (where t.status = any(${[...STATUS_EM_ANDAMENTO]}::text[])))[1] as status_aberto
      from solicitacao t where t.rota_id = s.rota_id and t.entregador_id = s.entregador_id) r on true`;

/** The conversation without asking who reads it; 404 when the request does not exist. */
export async function acharConversa(em: Em, entrega_id: number): Promise<Conversa> {
  const conversa = await row(
    em,
    sql<Conversa>`
      select s.id, coalesce(r.principal, s.id) as principal, r.status_aberto is not null as aberto,
             case when s.status = any(${[...STATUS_EM_ANDAMENTO]}::text[]) then s.status
                  else coalesce(r.status_aberto, s.status) end as status,
             s.comercio_id, c.nome as comercio, s.entregador_id, e.nome_completo as entregador_nome, s.endereco, s.valor_estimado
        from solicitacao s join comercio c on c.id = s.comercio_id left join entregador e on e.id = s.entregador_id ${daRota}
       where s.id = ${entrega_id}`,
  );
  if (!conversa) throw conversaNaoEncontrada();
  return conversa;
}

/** The conversation, for one of its two parties; 403 for anybody else (docs/security.md, item 22). */
export async function conversaDe(em: Em, entrega_id: number, parte: Parte): Promise<Conversa> {
  const conversa = await acharConversa(em, entrega_id);
  const dono = parte.tipo === 'comercio' ? conversa.comercio_id : conversa.entregador_id;
  if (dono !== parte.id) throw conversaDeOutro();
  return conversa;
}

/**
 * The messages in order: those of the courier who holds the request. Support, with `deTodos`, also reads what was said with
 * those who held it before (decision record 0014).
 */
export const mensagensDe = (em: Em, { principal, entregador_id }: Conversa, deTodos = false) =>
  rows(
    em,
    sql<MensagemChat>`
      select * from (
        select m.id, m.sequencia, m.remetente_tipo, m.mensagem, m.data_envio,
               m.sequencia <= coalesce((select l.ate_sequencia from leitura l
                  where l.solicitacao_id = m.solicitacao_id and l.leitor_tipo <> m.remetente_tipo), 0) as lida
          from mensagem m
         where m.solicitacao_id = ${principal} and (${deTodos} or m.entregador_id = ${entregador_id}::int)
         order by m.sequencia desc limit ${MENSAGENS_MAX}
      ) ultimas order by sequencia`,
  );
