import type { Em } from '@corre/db/orm.ts';
import { row, rows, sql } from '@corre/db/sql.ts';
import type { Remetente, StatusSolicitacao } from '@corre/db/vocabulario.ts';
import { STATUS_EM_ANDAMENTO } from '../solicitacoes/regras.ts';
import type { MensagemChat } from './contrato.ts';
import { conversaDeOutro, conversaNaoEncontrada } from './erros.ts';

/** One party of a conversation: who, and which side. */
export interface Parte {
  tipo: Remetente;
  id: number;
}

/** The request a conversation belongs to. */
export interface Conversa {
  id: number;
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

/** The conversation without asking who reads it; 404 when the request does not exist. */
export async function acharConversa(em: Em, entrega_id: number): Promise<Conversa> {
  const conversa = await row(
    em,
    sql<Conversa>`
      select s.id, s.status, s.status = any(${[...STATUS_EM_ANDAMENTO]}::text[]) as aberto, s.comercio_id, c.nome as comercio,
             s.entregador_id, e.nome_completo as entregador_nome, s.endereco, s.valor_estimado
        from solicitacao s join comercio c on c.id = s.comercio_id left join entregador e on e.id = s.entregador_id
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

/** The messages in order. A courier who got the request later by assignment reads the whole conversation. */
export const mensagensDe = (em: Em, entrega_id: number) =>
  rows(
    em,
    sql<MensagemChat>`
      select * from (
        select m.id, m.sequencia, m.remetente_tipo, m.mensagem, m.data_envio,
               m.sequencia <= coalesce((select l.ate_sequencia from leitura l
                  where l.solicitacao_id = m.solicitacao_id and l.leitor_tipo <> m.remetente_tipo), 0) as lida
          from mensagem m where m.solicitacao_id = ${entrega_id}
         order by m.sequencia desc limit ${MENSAGENS_MAX}
      ) ultimas order by sequencia`,
  );
