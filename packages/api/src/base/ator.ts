import type { UserType } from '@corre/contract/vocabulario.ts';

/**
 * The caller, known from the session only (ADR 0027) [papeis]. `id` is the id of the courier's, shop's or staff
 * account. `nome` is the name in the panels' greeting.
 */
export interface Ator {
  user_type: UserType;
  id: number;
  nome: string;
  /** a shop that still has the preset password; it may only change it */
  senha_inicial: boolean;
  /** the second factor was given in this session, at some time [segundo-fator] */
  com_fator: boolean;
  token_hash: Buffer;
}
