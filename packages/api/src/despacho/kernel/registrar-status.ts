import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { avisar } from '../../eventos/avisar.ts';

/** Who took a step. */
export interface Autor {
  ator_tipo: 'entregador' | 'comercio' | 'admin' | 'suporte' | 'sistema';
  ator_id: number | null;
}

/** A request as an event needs it. */
export interface Marcada {
  id: number;
  comercio_id: number;
  entregador_id: number | null;
}

/** Keeps the time of a step, once (invariant 5), and tells both parties and the staff. */
export async function registrarStatus(
  em: Em,
  solicitacoes: Marcada[],
  status: StatusSolicitacao,
  autor: Autor,
  agora: string,
) {
  await rows(
    em,
    sql`insert into solicitacao_historico (solicitacao_id, status, quando, ator_tipo, ator_id)
        select id, ${status}, ${agora}::timestamptz, ${autor.ator_tipo}, ${autor.ator_id}::int
          from unnest(${solicitacoes.map((s) => s.id)}::int[]) as id`,
  );
  for (const { id, comercio_id, entregador_id } of solicitacoes) {
    await avisar(em, {
      tipo: 'solicitacao',
      solicitacao_id: id,
      comercio_id,
      ...(entregador_id === null ? {} : { entregador_id }),
    });
  }
}
