import { NOME_MOTIVO_RECUSA } from '@corre/contract/problemas/regras.ts';
import type { SuspensaoHistorico } from '@corre/contract/suspensoes/contrato.ts';
import { Hora } from '../torre/relogio.tsx';

/** List of the refusals that caused an automatic suspension, with the reason of each (ADR 0070). */
export function RecusasDaSuspensao({ recusas }: Pick<SuspensaoHistorico, 'recusas'>) {
  if (recusas.length === 0) return null;
  return (
    <ul aria-label="As recusas" className="grid gap-1 text-[14px] leading-5 text-ink-2">
      {recusas.map(({ quando, comercio, motivo_recusa }) => (
        <li key={quando} className="flex flex-wrap gap-x-2">
          <Hora de={quando} />
          <span className="min-w-0 wrap-anywhere">{comercio}</span>
          <strong className="text-ink">
            {motivo_recusa === null ? 'sem motivo' : NOME_MOTIVO_RECUSA[motivo_recusa]}
          </strong>
        </li>
      ))}
    </ul>
  );
}
