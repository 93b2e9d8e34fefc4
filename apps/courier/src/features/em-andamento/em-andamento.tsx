import { Bike, ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';
import { nomeDaRota } from './nome-da-rota.ts';

/** The way back to the work in hand, above every tab that is about something else. */
export function EmAndamento() {
  const { atual } = useMinhasEntregas();
  if (!atual) return null;
  return (
    <Link
      href="/solicitacoes"
      onClick={() => scrollTo(0, 0)}
      className="flex min-h-12 items-center gap-2.5 bg-entrega px-4 text-[17px] leading-6 text-entrega-ink"
    >
      <Bike aria-hidden="true" className="size-[22px] shrink-0" />
      <span className="min-w-0 flex-1 truncate">
        <strong className="font-[750]">Em andamento:</strong> {nomeDaRota(atual)}
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
    </Link>
  );
}
