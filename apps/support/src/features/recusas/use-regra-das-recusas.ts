import { RECUSAS_PARA_SUSPENDER, SUSPENSAO_HORAS } from '@corre/contract/constants.ts';
import { useConfiguracao } from '@corre/ui/shell/use-configuracao.ts';

/** The default rule, until the server has sent its own [recusa]. */
const PADRAO = { recusas_para_suspender: RECUSAS_PARA_SUSPENDER, suspensao_horas: SUSPENSAO_HORAS };

/** Returns how many refusals in a row suspend a courier, and for how many hours. */
export const useRegraDasRecusas = () => useConfiguracao() ?? PADRAO;
