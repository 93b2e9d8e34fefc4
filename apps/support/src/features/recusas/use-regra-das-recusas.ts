import { useConfiguracao } from '@corre/ui/shell/use-configuracao.ts';

/** The rule until the server has told its own (specification §9). */
const PADRAO = { recusas_para_suspender: 3, suspensao_horas: 1 };

/** How many refusals in a row suspend, and for how many hours. */
export const useRegraDasRecusas = () => useConfiguracao() ?? PADRAO;
