import type { NewRow } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { instant } from '@corre/db/sql.ts';

type Nova = Pick<
  NewRow<'tentativa'>,
  | 'pedido_externo_id'
  | 'numero'
  | 'corpo_cifrado'
  | 'corpo_hash'
  | 'versao'
  | 'recusa'
  | 'rejeitar_em'
  | 'quer_pronto'
  | 'quer_coleta'
  | 'quer_conclusao'
  | 'quer_codigo'
  | 'quer_retorno'
> & {
  integracao_id: number;
  solicitacao_id: number | null;
  agora: string;
  estimativa: string;
  desiste_em: string;
  /** id of the delivery that the order joins; undefined: a new one */
  delivery_id?: string | undefined;
};

/**
 * Creates an attempt with its stream in one statement. The stream's unique key prevents a second stream for a request.
 */
export const criarTentativa = (em: Em, { integracao_id, solicitacao_id, agora, ...tentativa }: Nova) =>
  em
    .getKysely()
    .with('fluxo', (db) => db.insertInto('fluxo_externo').values({ integracao_id, solicitacao_id }).returning('id'))
    .insertInto('tentativa')
    .values(({ selectFrom }) => ({
      ...tentativa,
      fluxo_id: selectFrom('fluxo').select('fluxo.id').$asScalar().$notNull(),
      criada_em: instant(agora),
    }))
    .returning(['id', 'fluxo_id', 'delivery_id', 'estimativa', 'desiste_em', 'criada_em', 'recusa'])
    .executeTakeFirstOrThrow();
