/**
 * The version of what panels and API say to each other, as last kept in `docs/contract`. `npm run contract -- release` writes it:
 * higher in the middle for what is new, at the front for what breaks (docs/decisions/0049-the-contract-remembers.md).
 */
export const CONTRACT_VERSION = '1.3.0';
