import type { SessaoListada } from '@corre/contract/sessao/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { row, rows, sql } from '@corre/db/sql.ts';
import type { Ator } from '../../base/ator.ts';
import type { Context } from '../../transport/trpc/context.ts';
import { sessaoNaoEncontrada } from './erros.ts';
import { encerrarSessao, encerrarTodas, idsDe } from './sessoes.ts';

type Pedido = Pick<Context, 'em' | 'cookies'> & { ator: Ator };

/** The sessions that live, of one account. Shared by the list and by the end of one of them. */
const daConta = (ator: Ator) => {
  const { entregador_id, comercio_id, funcionario_id } = idsDe(ator);
  return sql`(entregador_id = ${entregador_id} or comercio_id = ${comercio_id} or funcionario_id = ${funcionario_id})
             and expira_em > agora() and limite_em > agora()`;
};

/** Where the caller is signed in, the newest first; `atual` is the session that asks. */
export const minhasSessoes = (em: Em, ator: Ator): Promise<SessaoListada[]> =>
  rows(
    em,
    sql<SessaoListada>`
      select id, aparelho, criada_em, usada_em, token_hash = ${ator.token_hash} as atual
        from sessao where ${daConta(ator)} order by criada_em desc, id`,
  );

/** Ends one of the caller's own sessions; its own one goes with its cookie. */
export async function encerrarUma({ em, ator, cookies }: Pedido, id: string): Promise<{ message: string }> {
  const minha = await row(
    em,
    sql<{ token_hash: Buffer }>`select token_hash from sessao where id = ${id} and ${daConta(ator)}`,
  );
  if (!minha) throw sessaoNaoEncontrada();
  await encerrarSessao(em, minha.token_hash);
  if (minha.token_hash.equals(ator.token_hash)) cookies.apagar();
  return { message: 'Sessão encerrada' };
}

/** 'Sair de todos os aparelhos': this one too. */
export async function encerrarMinhas({ em, ator, cookies }: Pedido): Promise<{ message: string }> {
  await encerrarTodas(em, ator);
  cookies.apagar();
  return { message: 'Você saiu de todos os aparelhos' };
}
