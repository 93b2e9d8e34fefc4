import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { ACCOUNT_TABLES, COLUNAS, type Conta } from '../conta.queries.ts';

/**
 * Locks an account before a change of its password or its factors, so that such changes and logins run one after the
 * other. Returns whether the account is active.
 */
export async function trancarConta(em: Em, { user_type, id }: Conta): Promise<boolean> {
  const conta = await em
    .getKysely()
    .selectFrom(ACCOUNT_TABLES[user_type])
    .select('ativo')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return conta?.ativo ?? false;
}

/** An account as a login by a factor reads it. */
export interface ContaAtiva extends Conta {
  nome: string;
  senha_inicial: boolean;
}

/**
 * Returns the account if it is active, and locks it for the rest of a login. A parallel removal, a new password or a
 * change of factors waits for the login and ends its session, or the login finds the change.
 */
export async function contaAtiva(em: Em, { user_type, id }: Conta): Promise<ContaAtiva | null> {
  const lida = await em
    .getKysely()
    .selectFrom(ACCOUNT_TABLES[user_type])
    .select((eb) => [
      eb
        .ref(user_type === 'entregador' ? 'nome_completo' : 'nome')
        .$castTo<string>()
        .as('nome'),
      user_type === 'comercio'
        ? eb.ref('senha_inicial').$castTo<boolean>().as('senha_inicial')
        : sql.lit<boolean>(false).as('senha_inicial'),
    ])
    .where('id', '=', id)
    .where('ativo', '=', true)
    .forShare()
    .executeTakeFirst();
  return lida ? { user_type, id, ...lida } : null;
}

/** Returns whether the account has a second factor, so that its password alone opens no session [segundo-fator]. */
export async function temSegundoFator(em: Em, { user_type, id }: Conta): Promise<boolean> {
  const ids = { comercio_id: null, funcionario_id: null, [COLUNAS[user_type]]: id };
  const { tem } = await em
    .getKysely()
    .selectNoFrom(sql<boolean>`tem_segundo_fator(${ids.comercio_id}::int, ${ids.funcionario_id}::int)`.as('tem'))
    .executeTakeFirstOrThrow();
  return tem;
}

/** What an account has, as a person sees it. */
export interface Fatores {
  passkeys: number;
  codigo_em: Row<'fator_codigo'>['ativado_em'] | null;
  recuperacao: number;
}

/** Returns the factors of an account. Indexes `passkey_do_*`, `fator_codigo_do_*`, `codigo_recuperacao_do_*`. */
export function fatoresDe(em: Em, { user_type, id }: Conta): Promise<Fatores> {
  const db = em.getKysely();
  const coluna = COLUNAS[user_type];
  const dela = (tabela: 'fator_codigo' | 'codigo_recuperacao') =>
    coluna === 'entregador_id'
      ? db.selectFrom(tabela).where(sql.lit(false))
      : db.selectFrom(tabela).where(coluna, '=', id);
  return db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('passkey')
        .select(sql<number>`count(*)::int`.as('n'))
        .where(coluna, '=', id)
        .$asScalar()
        .$notNull()
        .as('passkeys'),
      dela('fator_codigo').select('ativado_em').$asScalar().as('codigo_em'),
      dela('codigo_recuperacao')
        .select(sql<number>`count(*)::int`.as('n'))
        .where('usado_em', 'is', null)
        .$asScalar()
        .$notNull()
        .as('recuperacao'),
    ])
    .executeTakeFirstOrThrow();
}
