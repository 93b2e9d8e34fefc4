import { hash, randomBytes } from 'node:crypto';
import type { MetodoDeEntrada, UserType } from '@corre/contract/vocabulario.ts';
import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Queries, Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, type NotNull, secondsAfter, secondsBefore, sql } from '@corre/db/sql.ts';
import type { Ator } from '../../base/ator.ts';
import { avisar } from '../../eventos/avisar.ts';
import { COLUNAS, type Conta, idsDe } from '../conta.queries.ts';
import { APARELHO_DESCONHECIDO } from './aparelho.ts';
import { sessoesVivas } from './vivas.queries.ts';

const TOKEN_BYTES = 32;
const MINUTO = 60;
const HORA = 60 * MINUTO;
const DIA = 24 * HORA;

/** How long a session lives without use, and at most, in seconds (ADR 0027). */
export const PRAZOS: Record<UserType, { ocioso: number; absoluto: number }> = {
  entregador: { ocioso: 30 * DIA, absoluto: 180 * DIA },
  comercio: { ocioso: 30 * DIA, absoluto: 180 * DIA },
  admin: { ocioso: 12 * HORA, absoluto: 7 * DIA },
  suporte: { ocioso: 12 * HORA, absoluto: 7 * DIA },
};

export const resumoDoToken = (token: string): Buffer => hash('sha256', token, 'buffer');

/**
 * Creates a session. Returns the token for the cookie, which is not stored. All methods but the password alone give the
 * second factor. Notices before the session are not its own.
 */
export async function openSession(
  em: Em,
  conta: Conta,
  aparelho: string = APARELHO_DESCONHECIDO,
  metodo: MetodoDeEntrada = 'senha',
): Promise<{ token: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { ocioso, absoluto } = PRAZOS[conta.user_type];
  const db = em.getKysely();
  await db
    .insertInto('sessao')
    .values({
      token_hash: resumoDoToken(token),
      aparelho,
      metodo,
      fator_em: metodo === 'senha' ? null : agora,
      aviso_visto: db
        .selectFrom('aviso_de_acesso')
        .select(sql<number>`coalesce(max(id), 0)`.as('visto'))
        .where(COLUNAS[conta.user_type], '=', conta.id),
      user_type: conta.user_type,
      ...idsDe(conta),
      expira_em: secondsAfter(agora, ocioso),
      limite_em: secondsAfter(agora, absoluto),
    })
    .execute();
  return { token };
}

/**
 * Selects live sessions with the caller's fields. `tocar`: the use must be written, at most once a minute. `ate`: end
 * of the session.
 */
const sessoesLidas = (db: Queries) =>
  sessoesVivas(db)
    .select((eb) => [
      's.token_hash',
      's.user_type',
      eb.fn.coalesce('e.id', 'c.id', 'f.id').as('id'),
      eb.fn.coalesce('e.nome_completo', 'c.nome', 'f.nome').as('nome'),
      eb.fn.coalesce('c.senha_inicial', sql.lit(false)).as('senha_inicial'),
      eb('s.fator_em', 'is not', null).$castTo<boolean>().as('com_fator'),
      eb('s.usada_em', '<', secondsBefore(agora, MINUTO)).$castTo<boolean>().as('tocar'),
      sql<number>`(extract(epoch from least(s.expira_em, s.limite_em)) * 1000)::float8`.as('ate'),
    ])
    .$narrowType<{ id: NotNull; nome: NotNull }>();

/** Compiled once, because every request reads it. */
const sessaoViva = compiled((db, given: Given<Pick<Row<'sessao'>, 'token_hash'>>) =>
  sessoesLidas(db)
    .leftJoin('sinal as v', 'v.entregador_id', 'e.id')
    .leftJoin('fila_entregador as q', 'q.entregador_id', 'e.id')
    // The same condition as in despacho/memoria/write-signs.ts.
    .select(
      sql<boolean>`e.id is not null and (v.ultimo_sinal is null or v.ultimo_sinal < ${secondsBefore(agora, 1)}
        or q.online and not q.alcancavel)`.as('calado'),
    )
    .where('s.token_hash', '=', given('token_hash')),
);

/** A live session, and its latest possible end in milliseconds since 1970. */
export interface ReadSession {
  ator: Ator;
  ate: number;
}

/** A caller. `calado`: the courier's app was silent for so long that a sign of life must be written. */
interface Caller extends ReadSession {
  calado: boolean;
}

/** Extends sessions that are in use. */
async function tocarSessoes(em: Em, user_type: UserType, token_hashes: Buffer[]): Promise<void> {
  if (token_hashes.length === 0) return;
  await em
    .getKysely()
    .updateTable('sessao')
    .set({ usada_em: agora, expira_em: secondsAfter(agora, PRAZOS[user_type].ocioso) })
    .where('token_hash', 'in', token_hashes)
    .execute();
}

/** Returns the caller of a token while the session and the account are both active, else null. Extends the session. */
export async function readCaller(em: Em, token_hash: Buffer): Promise<Caller | null> {
  const [lida] = await sessaoViva(em, { token_hash });
  if (!lida) return null;
  const { tocar, calado, ate, ...ator } = lida;
  if (tocar) await tocarSessoes(em, ator.user_type, [token_hash]);
  return { ator, calado, ate };
}

/** Returns those of these sessions that are alive, with one read. Extends them. */
export async function readSessions(em: Em, token_hashes: Buffer[]): Promise<ReadSession[]> {
  const lidas = await sessoesLidas(em.getKysely())
    .where('s.token_hash', '=', sql<Buffer>`any(${token_hashes}::bytea[])`)
    .execute();
  for (const [user_type, delas] of Map.groupBy(lidas, (lida) => lida.user_type)) {
    const paradas = delas.filter(({ tocar }) => tocar);
    await tocarSessoes(
      em,
      user_type,
      paradas.map((lida) => lida.token_hash),
    );
  }
  return lidas.map(({ tocar, ate, ...ator }) => ({ ator, ate }));
}

/** Ends one session and sends an event to its open streams. */
export async function encerrarSessao(em: Em, token_hash: Buffer): Promise<void> {
  const fim = await em
    .getKysely()
    .deleteFrom('sessao')
    .where('token_hash', '=', token_hash)
    .returning(['entregador_id', 'comercio_id'])
    .executeTakeFirst();
  if (fim) await avisarSessoes(em, fim);
}

/**
 * Ends all sessions of an account, after a removal, a deactivation or a password set by the operator. Returns their
 * number.
 */
export const encerrarTodas = (em: Em, conta: Conta): Promise<number> => encerrar(em, conta, apagarDe(em, conta));

/** Ends the account's sessions in other browsers after a password change in this one. */
export const encerrarOutras = (em: Em, ator: Ator): Promise<number> =>
  encerrar(em, ator, apagarDe(em, ator).where('token_hash', '<>', ator.token_hash));

/** Maximum number of live sessions of one account. */
export const SESSOES_MAX = 10;

/**
 * Ends all but the newest sessions of an account, so that a stolen password cannot collect sessions. Called at each
 * login.
 */
export function encerrarAntigas(em: Em, conta: Conta): Promise<number> {
  const antigas = em
    .getKysely()
    .selectFrom('sessao')
    .select('token_hash')
    .where(COLUNAS[conta.user_type], '=', conta.id)
    .orderBy('criada_em', 'desc')
    .orderBy('token_hash')
    .offset(SESSOES_MAX);
  return encerrar(em, conta, apagarDe(em, conta).where('token_hash', 'in', antigas));
}

const apagarDe = (em: Em, { user_type, id }: Conta) =>
  em.getKysely().deleteFrom('sessao').where(COLUNAS[user_type], '=', id);

async function encerrar(em: Em, conta: Conta, apagar: ReturnType<typeof apagarDe>): Promise<number> {
  const { numDeletedRows } = await apagar.executeTakeFirstOrThrow();
  if (numDeletedRows > 0) await avisarSessoes(em, idsDe(conta));
  return Number(numDeletedRows);
}

/**
 * Sends an event after a change of anything that requests read of the account's sessions. Open streams check their
 * session (docs/security.md, open streams), and session memories forget it (session-memory.ts). Events carry no staff
 * ids, so they concern all staff.
 */
export const avisarSessoes = (
  em: Em,
  { entregador_id, comercio_id }: Pick<Row<'sessao'>, 'entregador_id' | 'comercio_id'>,
) => avisar(em, { tipo: 'sessao', ...(entregador_id && { entregador_id }), ...(comercio_id && { comercio_id }) });

/**
 * Deletes sessions that have ended, at most `no_maximo` of each kind. Returns their number. Indexes `sessao_vencida`,
 * `sessao_no_limite`.
 */
export async function limparSessoes(em: Em, no_maximo: number): Promise<number> {
  const db = em.getKysely();
  const vencidas = (prazo: 'expira_em' | 'limite_em') =>
    db
      .selectFrom('sessao')
      .select('token_hash')
      .where(prazo, '<=', db.selectNoFrom(agora.as('agora')))
      .orderBy(prazo)
      .limit(no_maximo);
  let apagadas = 0;
  for (const prazo of ['expira_em', 'limite_em'] as const) {
    const { numDeletedRows } = await db
      .deleteFrom('sessao')
      .where('token_hash', 'in', vencidas(prazo))
      .executeTakeFirstOrThrow();
    apagadas += Number(numDeletedRows);
  }
  return apagadas;
}
