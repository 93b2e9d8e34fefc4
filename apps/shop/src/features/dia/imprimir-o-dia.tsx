import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Printer } from 'lucide-react';
import { Link } from 'wouter';

/** The last part of the day's address below the history. In a week's address this part is the Monday. */
export const HOJE = 'hoje';

/** The link to the printable sheet with today's requests. */
export const ImprimirODia = () => (
  <Link
    href={`/historico/${HOJE}`}
    className={buttonClass({ variant: 'secondary', size: 'sm', className: 'max-md:min-h-11' })}
  >
    <Printer aria-hidden="true" className="size-4 shrink-0" />
    Imprimir o dia
  </Link>
);
