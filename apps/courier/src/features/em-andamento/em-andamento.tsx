import { Bike, ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import type { Rota } from '../rotas/rotas.ts';
import { nomeDaRota } from './nome-da-rota.ts';

/** The link back to the delivery in hand, at the top of the other tabs. */
export function EmAndamento({ rota }: { rota: Rota }) {
  return (
    <Link
      href="/solicitacoes"
      onClick={() => scrollTo(0, 0)}
      className="flex min-h-16 items-center gap-3 rounded-2xl bg-brand px-3.5 py-2 text-on-brand"
    >
      <Bike aria-hidden="true" className="size-6 shrink-0" />
      <span className="min-w-0 flex-1">
        <strong className="block text-[18px] leading-6 font-[750]">Em andamento</strong>
        <span className="block truncate text-[16px] leading-[22px]">{nomeDaRota(rota)}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-6 shrink-0" />
    </Link>
  );
}
