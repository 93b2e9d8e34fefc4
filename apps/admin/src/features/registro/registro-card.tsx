import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { ScrollText } from 'lucide-react';
import { Link } from 'wouter';

/** The way from the settings to the audit log. */
export const RegistroCard = () => (
  <Card aria-labelledby="registro" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 sm:p-6">
    <div className="min-w-0 flex-1 basis-60">
      <h2 id="registro">Registro</h2>
      <p className="text-[14px] leading-5 text-ink-2">Quem fez o quê, a quem e quando. Guardado por dois anos.</p>
    </div>
    <Link href="/registro" className={buttonClass({ variant: 'secondary' })}>
      <ScrollText aria-hidden="true" className="size-[18px]" />
      Abrir o registro
    </Link>
  </Card>
);
