import { DashCount } from '@corre/ui/step-dashes/dash-count.tsx';

/** Refusals in a row that suspend, unless the server is configured otherwise (`RECUSAS_PARA_SUSPENDER`). */
export const RECUSAS_PARA_SUSPENDER = 3;

export const recusasPorExtenso = (recusas: number): string => (recusas === 1 ? '1 recusa' : `${recusas} recusas`);

/** The refusals as slanted dashes beside their figure. */
export function Recusas({ recusas, curto = false }: { recusas: number; curto?: boolean }) {
  const total = Math.max(RECUSAS_PARA_SUSPENDER, recusas);
  const texto = `${recusas} de ${total} recusas`;
  return (
    <span className="inline-flex items-center gap-1.5 text-[14px] whitespace-nowrap text-ink-2">
      <DashCount cheios={recusas} total={total} rotulo={texto} />
      <span aria-hidden="true" className="tabular-nums">
        {curto ? recusas : texto}
      </span>
    </span>
  );
}
