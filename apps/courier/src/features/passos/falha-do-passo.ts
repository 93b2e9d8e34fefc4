import { FALHAS } from '@corre/contract/falhas.ts';

/** The texts for a refusal without a reason, by kind of step. */
export const FALHA = {
  etapa: FALHAS['solicitacoes.avancar'],
  marco: FALHAS['marcos.marcar'],
  problema: FALHAS['problemas.abrir'],
};
