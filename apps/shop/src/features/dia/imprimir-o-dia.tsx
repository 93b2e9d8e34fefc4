import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Printer } from 'lucide-react';
import { Link } from 'wouter';

/** The day's part of the address below the history, where a week's invoice has its Monday. */
export const HOJE = 'hoje';

/** One tap to today's requests on one sheet. */
export const ImprimirODia = () => (
  <Link
    href={`/historico/${HOJE}`}
    className={buttonClass({ variant: 'secondary', size: 'sm', className: 'max-md:min-h-11' })}
  >
    <Printer aria-hidden="true" className="size-4 shrink-0" />
    Imprimir o dia
  </Link>
);
