import { ITENS_A_DIZER } from '@corre/contract/configuracoes/campos.ts';
import type { Configuracoes } from '@corre/contract/configuracoes/contrato.ts';
import { DashCount } from '@corre/ui/domain/step-dashes/step-dashes.tsx';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { Building2, HandCoins, Landmark, type LucideIcon, MapPin, Phone, QrCode, UserRoundCheck } from 'lucide-react';
import { Link } from 'wouter';
import { FALTA_EM_PALAVRAS } from './partes.ts';

const ICONES: Record<(typeof ITENS_A_DIZER)[number], LucideIcon> = {
  empresa: Building2,
  cidade: MapPin,
  contatos: Phone,
  banco: Landmark,
  pix: QrCode,
  entregadores: UserRoundCheck,
  limites: HandCoins,
};

/** What the owner has not said yet, and what that costs. Absent when nothing is missing. */
export function OQueFalta({ configuracoes: { falta, valores } }: { configuracoes: Configuracoes }) {
  if (falta.length === 0) return null;
  const prontos = ITENS_A_DIZER.length - falta.length;
  return (
    <Card aria-labelledby="o-que-falta">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-5 pt-5 sm:px-6">
        <h2 id="o-que-falta" className="text-[24px] leading-8 sm:text-[32px] sm:leading-10">
          O que falta
        </h2>
        <span className="text-ink-2">
          {prontos} de {ITENS_A_DIZER.length} prontos
        </span>
      </header>
      <div className="px-5 pt-1 pb-4 sm:px-6">
        <DashCount
          wide
          tone="ok"
          filled={prontos}
          total={ITENS_A_DIZER.length}
          label={`${prontos} de ${ITENS_A_DIZER.length} ditos`}
        />
      </div>
      <ul>
        {falta.map((item, i) => {
          const { titulo, custo, parte } = FALTA_EM_PALAVRAS[item];
          const Icone = ICONES[item];
          return (
            <li
              key={item}
              className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-5 py-3 sm:flex-nowrap sm:px-6"
            >
              <span className="flex size-9 shrink-0 items-center justify-center rounded-[8px] bg-aguardando text-aguardando-ink">
                <Icone aria-hidden="true" className="size-[18px]" />
              </span>
              <span className="min-w-0 flex-1 basis-[200px]">
                <strong className="block leading-6">{titulo}</strong>
                <span className="block text-[14px] leading-5 text-ink-2">{custo(valores)}</span>
              </span>
              <Link
                href={`/configuracoes-admin/${parte}`}
                className={buttonClass({ variant: i === 0 ? 'primary' : 'secondary', className: 'max-sm:w-full' })}
              >
                Dizer agora<span className="sr-only"> {titulo}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
