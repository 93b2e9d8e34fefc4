/** A start of the embedded database that failed for a reason a person can act on: `message` is one line in Portuguese. */
export class EmbeddedStartError extends Error {
  override readonly name: string = 'EmbeddedStartError';
}

/** Another living process runs the database of this folder. */
export class DataDirInUseError extends EmbeddedStartError {
  override readonly name = 'DataDirInUseError';
}
