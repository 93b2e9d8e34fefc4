import { USER_TYPES, type UserType } from '../vocabulario.ts';

/*
 * A browser may have one session of each kind of account (ADR 0027). A panel names its kind, so that it gets its own. A
 * call that names none gets the newest login.
 */

/** The header in which a panel names its kind of account. */
export const CABECALHO_DO_PAINEL = 'corre-painel';
/** The same in the address of a live stream, because a browser's stream has no headers. */
export const CONSULTA_DO_PAINEL = 'painel';

/**
 * The header in which a panel names the account of an act that waited on the device: 'entregador:3'. Under a session of
 * another account, or none, the act is refused with 401 and goes on waiting.
 */
export const CABECALHO_DA_CONTA = 'corre-conta';

/** Returns the named kind of account, or null for any other value. */
export const lerPainel = (valor: unknown): UserType | null => USER_TYPES.find((tipo) => tipo === valor) ?? null;
