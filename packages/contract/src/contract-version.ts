/**
 * The version of the contract between panels and API, as last stored in `docs/contract`. `npm run contract -- release`
 * writes it: a new feature raises the minor number, a breaking change the major one (ADR 0004).
 */
export const CONTRACT_VERSION = '1.17.0';
