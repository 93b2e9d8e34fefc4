import { errorCode } from '@corre/client/error.ts';
import type { OpcoesDeUso } from '@corre/contract/fatores/contrato.ts';
import type { Fator } from '@corre/contract/fatores/regras.ts';

/**
 * What a login by password asks for next: the token of the begun login, the account's ways, and how to use a passkey of
 * the account where passkeys work [segundo-fator].
 */
export interface SecondStep {
  desafio: string;
  fatores: readonly Fator[];
  opcoes?: OpcoesDeUso;
}

/** Returns the second step that the server asks for, or null for any other refusal. */
export function secondStepOf(error: unknown): SecondStep | null {
  if (errorCode(error) !== 'SEGUNDO_FATOR_NECESSARIO') return null;
  const { data } = error as { data: Partial<SecondStep> };
  const { desafio, fatores = [], opcoes } = data;
  return desafio === undefined ? null : { desafio, fatores, ...(opcoes && { opcoes }) };
}
