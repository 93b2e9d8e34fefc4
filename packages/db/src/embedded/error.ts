/** A start of the embedded database that failed for a reason a person can act on: `message` is one line in Portuguese. */
export class EmbeddedStartError extends Error {
  override readonly name = 'EmbeddedStartError';
}
