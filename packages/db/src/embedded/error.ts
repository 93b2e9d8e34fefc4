/** A start of the embedded database that failed for a reason a person can act on: `message` is one line in Portuguese. */
export class EmbeddedStartError extends Error {
  override readonly name: string = 'EmbeddedStartError';
}

/** Another living process runs the database of this folder. */
export class DataDirInUseError extends EmbeddedStartError {
  override readonly name = 'DataDirInUseError';
}

/** The database has migrations that this version does not know: it is from before they became one, or from a later version. */
export class UnknownMigrationsError extends EmbeddedStartError {
  override readonly name = 'UnknownMigrationsError';

  constructor(unknown: readonly string[]) {
    const others = unknown.length > 1 ? ` e mais ${unknown.length - 1}` : '';
    super(
      `Este banco de dados é de outra versão do Corre (migração desconhecida: ${unknown[0]}${others}). Para começar de novo, apague a pasta de dados (DATA_DIR, por padrão .data); para manter os dados, use a versão que o criou.`,
    );
  }
}

/** Migrations have not been executed, and this process was told not to do it (`MIGRAR=nunca`). */
export class MissingMigrationsError extends EmbeddedStartError {
  override readonly name = 'MissingMigrationsError';

  constructor(missing: readonly string[]) {
    const count = missing.length === 1 ? 'Falta 1 migração' : `Faltam ${missing.length} migrações`;
    super(
      `${count} neste banco de dados (a primeira: ${missing[0]}), e MIGRAR=nunca não deixa este processo migrar. Rode npm run migrate e inicie de novo.`,
    );
  }
}
