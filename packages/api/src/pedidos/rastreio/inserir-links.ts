import type { Database, Row } from '@corre/db/database.ts';
import { type QueryCreator, sql } from '@corre/db/sql.ts';
import type { Guardado } from './token.ts';

/**
 * Inserts a link for each request of `movida`, the part of the same statement that creates the requests. `links` is in
 * the order of the stops.
 */
export const inserirLinks = (
  db: QueryCreator<Database & { movida: Pick<Row<'solicitacao'>, 'id' | 'ordem'> }>,
  links: readonly Guardado[],
) => {
  const sementes = links.map(({ semente }) => semente);
  const hashes = links.map(({ token_sha256 }) => token_sha256);
  return db
    .insertInto('rastreio')
    .columns(['solicitacao_id', 'semente', 'token_sha256'])
    .expression(({ selectFrom }) =>
      selectFrom('movida')
        .innerJoin(
          sql<
            Guardado & Pick<Row<'solicitacao'>, 'ordem'>
          >`unnest(${sementes}::bytea[], ${hashes}::bytea[]) with ordinality`.as<'n'>(
            sql`n(semente, token_sha256, ordem)`,
          ),
          'n.ordem',
          'movida.ordem',
        )
        .select(['movida.id', 'n.semente', 'n.token_sha256']),
    );
};
