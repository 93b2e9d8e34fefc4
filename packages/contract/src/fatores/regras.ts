// This file has no zod, because the login page does not load zod before somebody types.

/** Longest name of a passkey, in characters. */
export const PASSKEY_NOME_MAX = 60;
/** Most passkeys of one account. */
export const PASSKEYS_MAX = 20;
/** Recovery codes of one account. */
export const CODIGOS_DE_RECUPERACAO = 10;
/** Seconds in which a given factor counts for acts that move money out or give access [segundo-fator]. */
export const FATOR_RECENTE_SEGUNDOS = 600;

/** What a person may use as the second step of a login by password. */
export const FATORES = ['codigo', 'passkey'] as const;
export type Fator = (typeof FATORES)[number];
