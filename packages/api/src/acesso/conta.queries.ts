import { type Aprovacao, USER_TYPES, type UserType } from '@corre/contract/vocabulario.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { type Expression, sql } from '@corre/db/sql.ts';
import type { Ator } from '../base/ator.ts';

/** An account: its type, and its id in the table of that type. */
export type Conta = Pick<Ator, 'user_type' | 'id'>;

/** The table of each type of account. */
export const ACCOUNT_TABLES = {
  entregador: 'entregador',
  comercio: 'comercio',
  admin: 'funcionario',
  suporte: 'funcionario',
} as const satisfies Record<UserType, string>;

/** The column of a session or of a known browser that names the account. The other columns are null. */
export const COLUNAS = {
  entregador: 'entregador_id',
  comercio: 'comercio_id',
  admin: 'funcionario_id',
  suporte: 'funcionario_id',
} as const satisfies Record<UserType, string>;

/** Returns these columns for a new row. */
export const idsDe = ({ user_type, id }: Conta): Pick<Row<'sessao'>, (typeof COLUNAS)[UserType]> => ({
  entregador_id: null,
  comercio_id: null,
  funcionario_id: null,
  [COLUNAS[user_type]]: id,
});

export const ehTipo = (texto: string | undefined): texto is UserType => USER_TYPES.some((tipo) => tipo === texto);

/**
 * SQL: whether the login of an account is that of an anonymised one (`usuarioApagado`). The account must have left as
 * well.
 */
export const ehUsuarioApagado = (login: Expression<string>, id: Expression<number>) =>
  sql<boolean>`${login} = 'removido-' || ${id}`;

const SEM_APROVACAO = sql.lit<Aprovacao | null>(null).as('aprovacao');

/**
 * Selects all accounts from the three tables as one.
 * `login` is compared with the typed name: a user name without regard to case, or a shop's name as `chaveDoNome`
 * normalises it. `usuario` is the same name for display. `fim` is the end of the account. `login_em_uso` is false for
 * couriers and shops who left, because their name is free again. It stays true for staff accounts.
 * A registration that is pending or refused (`aprovacao`) counts as an inactive account without an end.
 * PostgreSQL pushes the callers' conditions into each table. Indexes `entregador_usuario_unico`,
 * `entregador_em_aprovacao_usuario`, `comercio_nome_unico`, `funcionario_usuario_unico`.
 */
export function contas(em: Em) {
  const db = em.getKysely();
  const entregadores = db
    .selectFrom('entregador')
    .select(['id', 'usuario', 'nome_completo as nome', 'senha_hash', 'ativo', 'removido_em as fim'])
    .select([
      sql.lit<UserType>('entregador').as('user_type'),
      'ativo as login_em_uso',
      sql<string>`lower(usuario)`.as('login'),
      sql.lit<boolean>(false).as('senha_inicial'),
      SEM_APROVACAO,
      sql.lit<string | null>(null).as('recusa_motivo'),
    ])
    .where('aprovacao', 'is', null);
  const cadastros = db
    .selectFrom('entregador')
    .select(['id', 'usuario', 'nome_completo as nome', 'senha_hash'])
    .select(({ eb }) => [
      sql.lit<boolean>(false).as('ativo'),
      sql<string | null>`null::timestamptz`.as('fim'),
      sql.lit<UserType>('entregador').as('user_type'),
      eb('aprovacao', '=', 'pendente').$castTo<boolean>().as('login_em_uso'),
      sql<string>`lower(usuario)`.as('login'),
      sql.lit<boolean>(false).as('senha_inicial'),
      'aprovacao',
      'recusa_motivo',
    ])
    .where('aprovacao', 'is not', null);
  const comercios = db
    .selectFrom('comercio')
    .select(['id', 'nome as usuario', 'nome', 'senha_hash', 'ativo', 'removido_em as fim'])
    .select([
      sql.lit<UserType>('comercio').as('user_type'),
      'ativo as login_em_uso',
      'nome_chave as login',
      'senha_inicial',
      SEM_APROVACAO,
      sql.lit<string | null>(null).as('recusa_motivo'),
    ]);
  const funcionarios = db
    .selectFrom('funcionario')
    .select(['id', 'usuario', 'nome', 'senha_hash', 'ativo', 'encerrado_em as fim'])
    .select((eb) => [
      eb.ref('user_type').$castTo<UserType>().as('user_type'),
      sql.lit<boolean>(true).as('login_em_uso'),
      sql<string>`lower(usuario)`.as('login'),
      sql.lit<boolean>(false).as('senha_inicial'),
      SEM_APROVACAO,
      sql.lit<string | null>(null).as('recusa_motivo'),
    ]);
  return db.selectFrom(funcionarios.unionAll(comercios).unionAll(entregadores).unionAll(cadastros).as('conta'));
}

/**
 * Selects the accounts with this user name, to keep it unique among couriers and staff. A login without a type tries
 * all of them.
 */
export const donosDoUsuario = (em: Em, usuario: string) =>
  contas(em)
    .select('id')
    .where('login', '=', usuario.toLowerCase())
    .where('user_type', '<>', 'comercio')
    .where('login_em_uso', '=', true);
