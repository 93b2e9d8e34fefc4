import { createHash, randomBytes } from 'node:crypto';
import type { UserType } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, row, rows, sql } from '@corre/db/sql.ts';
import type { Ator } from '../../base/ator.ts';
import { avisar } from '../../eventos/avisar.ts';
import { APARELHO_DESCONHECIDO } from './aparelho.ts';

const TOKEN_BYTES = 32;
const HORA = 3600;
const DIA = 24 * HORA;

/** How long a session lives without use, and at the longest, in seconds (decision record 0004). */
const PRAZOS: Record<UserType, { ocioso: number; absoluto: number }> = {
  entregador: { ocioso: 30 * DIA, absoluto: 180 * DIA },
  comercio: { ocioso: 30 * DIA, absoluto: 180 * DIA },
  admin: { ocioso: 12 * HORA, absoluto: 7 * DIA },
  suporte: { ocioso: 12 * HORA, absoluto: 7 * DIA },
};

/** An account: its type and its id in the table of that type. */
export type Conta = Pick<Ator, 'user_type' | 'id'>;

export const resumoDoToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The columns of a session that name its account; the others are null. */
export const idsDe = ({ user_type, id }: Conta) => ({
  entregador_id: user_type === 'entregador' ? id : null,
  comercio_id: user_type === 'comercio' ? id : null,
  funcionario_id: user_type === 'admin' || user_type === 'suporte' ? id : null,
});

/** A new session: the token for the cookie, which the database never sees, and how long the cookie may live, in seconds. */
export async function abrirSessao(
  em: Em,
  conta: Conta,
  aparelho: string = APARELHO_DESCONHECIDO,
): Promise<{ token: string; maxAgeSegundos: number }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { ocioso, absoluto } = PRAZOS[conta.user_type];
  const { entregador_id, comercio_id, funcionario_id } = idsDe(conta);
  await rows(
    em,
    sql`insert into sessao (token_hash, aparelho, user_type, entregador_id, comercio_id, funcionario_id, expira_em, limite_em)
        values (${resumoDoToken(token)}, ${aparelho}, ${conta.user_type}, ${entregador_id}, ${comercio_id}, ${funcionario_id},
                agora() + make_interval(secs => ${ocioso}), agora() + make_interval(secs => ${absoluto}))`,
  );
  return { token, maxAgeSegundos: absoluto };
}

interface SessaoLida {
  user_type: UserType;
  id: number;
  nome: string;
  senha_inicial: boolean;
  tocar: boolean;
}

/** Whoever the token belongs to, while the session and the account both live; null otherwise. Keeps the session alive. */
export const lerSessao = (em: Em, token: string): Promise<Ator | null> => lerSessaoPorHash(em, resumoDoToken(token));

/** The same for an open stream, which remembers only the hash. */
export async function lerSessaoPorHash(em: Em, token_hash: Buffer): Promise<Ator | null> {
  const lida = await row(
    em,
    sql<SessaoLida>`
      select s.user_type, coalesce(e.id, c.id, f.id) as id, coalesce(e.nome_completo, c.nome, f.nome) as nome,
             coalesce(c.senha_inicial, false) as senha_inicial,
             s.usada_em < agora() - interval '1 minute' as tocar
        from sessao s
        left join entregador e on e.id = s.entregador_id and e.ativo
        left join comercio c on c.id = s.comercio_id and c.ativo
        left join funcionario f on f.id = s.funcionario_id and f.ativo and f.user_type = s.user_type
       where s.token_hash = ${token_hash} and s.expira_em > agora() and s.limite_em > agora()
         and coalesce(e.id, c.id, f.id) is not null`,
  );
  if (!lida) return null;
  if (lida.tocar) {
    await rows(
      em,
      sql`update sessao
             set usada_em = agora(), expira_em = agora() + make_interval(secs => ${PRAZOS[lida.user_type].ocioso})
           where token_hash = ${token_hash}`,
    );
  }
  const { user_type, id, nome, senha_inicial } = lida;
  return { user_type, id, nome, senha_inicial, token_hash };
}

/** Ends one session; its open streams hear of it. */
export async function encerrarSessao(em: Em, token_hash: Buffer): Promise<void> {
  const fim = await row(
    em,
    sql<{ entregador_id: number | null; comercio_id: number | null }>`
      delete from sessao where token_hash = ${token_hash} returning entregador_id, comercio_id`,
  );
  if (fim) await avisarFim(em, fim);
}

/** Ends every session of an account: removal, deactivation, a password set by the operator. Returns how many. */
export const encerrarTodas = (em: Em, conta: Conta): Promise<number> => encerrar(em, conta, null);

/** Ends the account's sessions in other browsers: its password changed in this one. */
export const encerrarOutras = (em: Em, ator: Ator): Promise<number> => encerrar(em, ator, ator.token_hash);

async function encerrar(em: Em, conta: Conta, menos: Buffer | null): Promise<number> {
  const { entregador_id, comercio_id, funcionario_id } = idsDe(conta);
  const { total } = await onlyRow(
    em,
    sql<{ total: number }>`
      with fim as (
        delete from sessao
         where (entregador_id = ${entregador_id} or comercio_id = ${comercio_id} or funcionario_id = ${funcionario_id})
           and token_hash is distinct from ${menos}::bytea
        returning 1
      )
      select count(*) as total from fim`,
  );
  if (total > 0) await avisarFim(em, { entregador_id, comercio_id });
  return total;
}

/** Open streams look at their session again (docs/security.md, open streams). Staff have no id on the wire: all look. */
const avisarFim = (
  em: Em,
  { entregador_id, comercio_id }: { entregador_id: number | null; comercio_id: number | null },
) => avisar(em, { tipo: 'sessao', ...(entregador_id && { entregador_id }), ...(comercio_id && { comercio_id }) });

/** Sessions of one account that live at the same time, at most. */
export const SESSOES_MAX = 10;

/** Ends all but the newest sessions of an account: a stolen password collects no more of them. Called at each login. */
export async function encerrarAntigas(em: Em, conta: Conta): Promise<void> {
  const { entregador_id, comercio_id, funcionario_id } = idsDe(conta);
  const fim = await rows(
    em,
    sql`delete from sessao where token_hash in (
          select token_hash from sessao
           where entregador_id = ${entregador_id} or comercio_id = ${comercio_id} or funcionario_id = ${funcionario_id}
           order by criada_em desc, token_hash offset ${SESSOES_MAX})
        returning 1`,
  );
  if (fim.length > 0) await avisarFim(em, { entregador_id, comercio_id });
}

/** Deletes sessions that nobody can use any more; the server calls it now and then. */
export async function limparSessoes(em: Em): Promise<void> {
  await rows(em, sql`delete from sessao where expira_em <= agora() or limite_em <= agora()`);
}
