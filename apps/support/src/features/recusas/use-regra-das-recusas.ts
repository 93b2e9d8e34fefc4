import { RECUSAS_PARA_SUSPENDER, SUSPENSAO_HORAS } from '@corre/contract/constants.ts';
import { useConfiguracao } from '@corre/ui/shell/use-configuracao.ts';

/** The rule until the server has told its own (specification §9). */
const PADRAO = { recusas_para_suspender: RECUSAS_PARA_SUSPENDER, suspensao_horas: SUSPENSAO_HORAS };

/** How many refusals in a row suspend, and for how many hours. */
export const useRegraDasRecusas = () => useConfiguracao() ?? PADRAO;
