import { SENHA_MAX, SENHA_MIN } from '@corre/contract/constants.ts';
import { CONFIRME_A_NOVA_SENHA, DIGITE_A_NOVA_SENHA, SENHA_CURTA } from '@corre/contract/senhas/regras.ts';
import { SENHAS_NAO_CONFEREM } from '@corre/contract/sessao/regras.ts';

/** The faults of the two fields, each with its sentence. */
export interface Faults {
  nova?: string;
  confirma?: string;
}

/** Returns what is wrong with the two passwords. The server knows common passwords and refuses them. */
export function faultsOf(nova: string, confirma: string): Faults {
  if (nova.trim() === '') return { nova: DIGITE_A_NOVA_SENHA };
  if (nova.length < SENHA_MIN) return { nova: SENHA_CURTA };
  if (nova.length > SENHA_MAX) return { nova: `Senha deve ter no máximo ${SENHA_MAX} caracteres` };
  if (confirma === '') return { confirma: CONFIRME_A_NOVA_SENHA };
  return nova === confirma ? {} : { confirma: SENHAS_NAO_CONFEREM };
}
