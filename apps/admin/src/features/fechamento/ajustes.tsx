import type { AjusteView, LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import { formatDayMonth } from '@corre/ui/domain/format/dates.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { Plus, X } from 'lucide-react';
import { comSinal } from '../pagamentos/contas.ts';
import { NOME_DO_AJUSTE } from './nome-do-ajuste.ts';

/** Returns the courier's answer to a debit, or null for a credit, which needs no consent. */
function consentimento({ valor, consentido_em, recusado_em }: AjusteView): string | null {
  if (valor > 0) return null;
  if (consentido_em !== null) return `concordou em ${formatDayMonth(consentido_em)}`;
  if (recusado_em !== null) return `não concordou em ${formatDayMonth(recusado_em)}: nada é descontado`;
  return 'espera o entregador concordar; até lá não desconta';
}

type Props = {
  linha: LinhaDoFechamento;
  onLancar: () => void;
  onCancelar: (ajuste: AjusteView) => void;
};

/** The adjustments of the payout with their reasons, and the button to add one. */
export function Ajustes({ linha, onLancar, onCancelar }: Props) {
  const { lista_ajustes, preparado_em } = linha;
  return (
    <section aria-labelledby="ajustes" className="grid gap-2">
      <div className="flex items-center justify-between gap-2">
        <h3 id="ajustes" className="text-[14px] leading-5">
          Ajustes
        </h3>
        <Button variant="ghost" size="sm" icon={Plus} onClick={onLancar} className="-mr-2">
          Lançar ajuste
        </Button>
      </div>
      {lista_ajustes.length > 0 && (
        <ul className="grid gap-2">
          {lista_ajustes.map((ajuste) => {
            const acordo = consentimento(ajuste);
            return (
              <li key={ajuste.id} className="flex items-start gap-1 text-[13px] leading-[18px]">
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <strong className={ajuste.conta ? 'tabular-nums' : 'tabular-nums text-ink-2'}>
                    {comSinal(ajuste.valor)}
                  </strong>{' '}
                  {NOME_DO_AJUSTE[ajuste.tipo]}: {ajuste.motivo}
                  {acordo && <em className="block text-ink-2 not-italic">{acordo}</em>}
                </span>
                {preparado_em === null && (
                  <IconButton
                    icon={X}
                    size="sm"
                    label={`Cancelar ajuste de ${comSinal(ajuste.valor)}`}
                    onClick={() => onCancelar(ajuste)}
                    className="-my-1 -mr-2"
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
