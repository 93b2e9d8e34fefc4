import { RECUSAS_PARA_SUSPENDER, SUSPENSAO_HORAS } from '@corre/contract/constants.ts';
import { DashCount } from '@corre/ui/domain/step-dashes/step-dashes.tsx';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { useConfiguracao } from '@corre/ui/shell/use-configuracao.ts';

/** The default rule, until the server has sent its own [recusa]. */
const PADRAO = { recusas_para_suspender: RECUSAS_PARA_SUSPENDER, suspensao_horas: SUSPENSAO_HORAS };

/** Returns how many refusals in a row suspend a courier, and for how many hours. */
export const useRegraDasRecusas = () => useConfiguracao() ?? PADRAO;

export const recusasPorExtenso = (recusas: number): string => countOf(recusas, 'recusa', 'recusas');

/** Shows the refusals in a row as dashes and as a number. */
export function Recusas({ recusas, short = false }: { recusas: number; short?: boolean }) {
  const { recusas_para_suspender } = useRegraDasRecusas();
  const total = Math.max(recusas_para_suspender, recusas);
  const text = `${recusas} de ${total} recusas`;
  return (
    <span className="inline-flex items-center gap-1.5 text-[14px] whitespace-nowrap text-ink-2">
      <DashCount filled={recusas} total={total} label={text} />
      <span aria-hidden="true" className="tabular-nums">
        {short ? recusas : text}
      </span>
    </span>
  );
}
