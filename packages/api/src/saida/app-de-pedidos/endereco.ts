/**
 * Returns the address of a path below an app's base address. Removes a final slash and a final `/v1`, because the
 * documents of some apps include the version in the base.
 */
export const enderecoDe = (base: string, path: `/${string}`): string =>
  `${base.replace(/\/+$/, '').replace(/\/v1$/, '')}${path}`;
