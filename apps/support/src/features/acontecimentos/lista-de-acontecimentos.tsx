import { trpc } from '@corre/client/trpc.ts';
import type { TipoDeAcontecimento } from '@corre/contract/demonstracao/cidade-regras.ts';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { Check, Flag, type LucideIcon, Plus, Send, TriangleAlert, X } from 'lucide-react';
import { Hora } from '../torre/relogio.tsx';
import { fraseDoAcontecimento } from './frase.ts';

/** How often the events are read while the page is visible, in milliseconds. */
const POLL_MS = 5_000;

const SINAIS: Record<TipoDeAcontecimento, { icon: LucideIcon; tint: string }> = {
  pedido: { icon: Plus, tint: 'bg-aguardando text-aguardando-ink' },
  oferta: { icon: Send, tint: 'bg-entrega text-entrega-ink' },
  aceite: { icon: Check, tint: 'bg-aceita text-aceita-ink' },
  recusa: { icon: X, tint: 'bg-cancelada text-cancelada-ink' },
  problema: { icon: TriangleAlert, tint: 'bg-aguardando text-aguardando-ink' },
  fim: { icon: Flag, tint: 'bg-finalizada text-finalizada-ink' },
};

/** The newest events of the demonstration's town. It is no live region: it would never be silent. */
export function ListaDeAcontecimentos() {
  const { data, isError, refetch } = trpc.cidade.acontecimentos.useQuery(undefined, {
    refetchInterval: POLL_MS,
    staleTime: 0,
  });
  if (!data)
    return isError ? (
      <InlineError title="Os acontecimentos não vieram." onRetry={() => void refetch()} className="p-3" />
    ) : (
      <Loading>
        <SkeletonRows rows={3} />
      </Loading>
    );
  if (data.length === 0) return <p className="px-3.5 py-3 text-ink-2">Nada ainda.</p>;
  return (
    <ol className="py-1.5">
      {data.map((acontecimento) => {
        const { tipo, em, solicitacao_id } = acontecimento;
        const { icon: Icon, tint } = SINAIS[tipo];
        const { quem, que } = fraseDoAcontecimento(acontecimento);
        return (
          <li key={`${tipo}-${solicitacao_id}-${em}`} className="flex h-9 items-center gap-3 px-3.5">
            <Hora instante={em} className="min-w-10 shrink-0 text-[13px] whitespace-nowrap text-ink-2 tabular-nums" />
            <span className={`flex size-6 shrink-0 items-center justify-center rounded-full ${tint}`}>
              <Icon aria-hidden="true" className="size-3.5" />
            </span>
            <p className="min-w-0 truncate text-[14px] leading-5">
              <strong>{quem}</strong>
              {que}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
