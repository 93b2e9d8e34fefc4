/** The embedded database did not start, for a reason that a person can fix. `message` is one line in Portuguese. */
export class EmbeddedStartError extends Error {
  override readonly name: string = 'EmbeddedStartError';
}

/** Another running process uses the database of this folder. */
export class DataDirInUseError extends EmbeddedStartError {
  override readonly name = 'DataDirInUseError';
}

/**
 * The database has migrations that this version does not know. A later version made it, or it is older than the present
 * list of migrations.
 */
export class UnknownMigrationsError extends EmbeddedStartError {
  override readonly name = 'UnknownMigrationsError';

  constructor(unknown: readonly string[]) {
    const others = unknown.length > 1 ? ` e mais ${unknown.length - 1}` : '';
    super(
      `Este banco de dados é de outra versão do Corre (migração desconhecida: ${unknown[0]}${others}). Para começar de novo, apague a pasta de dados (DATA_DIR, por padrão .data); para manter os dados, use a versão que o criou.`,
    );
  }
}

/** Migrations are missing, and this process may not run them (`MIGRAR=nunca`). */
export class MissingMigrationsError extends EmbeddedStartError {
  override readonly name = 'MissingMigrationsError';

  constructor(missing: readonly string[]) {
    const count = missing.length === 1 ? 'Falta 1 migração' : `Faltam ${missing.length} migrações`;
    super(
      `${count} neste banco de dados (a primeira: ${missing[0]}), e MIGRAR=nunca não deixa este processo migrar. Rode npm run migrate e inicie de novo.`,
    );
  }
}
