import type { UserType } from '@corre/contract/vocabulario.ts';

/**
 * Who is calling, out of the session and nothing else (docs/decisions/0004-sessions.md).
 * `id` is the courier's, shop's or staff account's; `nome` what the panels greet with.
 */
export interface Ator {
  user_type: UserType;
  id: number;
  nome: string;
  /** a shop that still has the preset password: it may do nothing but change it */
  senha_inicial: boolean;
  token_hash: Buffer;
}
