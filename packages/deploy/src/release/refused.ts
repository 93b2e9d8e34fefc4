/**
 * Thrown for a release that cannot be made or switched to. Nothing has changed. `message` says in Portuguese what to
 * do.
 */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
}
