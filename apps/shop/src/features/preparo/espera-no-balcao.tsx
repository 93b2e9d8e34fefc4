import { trpc } from '@corre/client/trpc.ts';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { ChefHat } from 'lucide-react';

/** A median of a week moves slowly. */
const VALE_MS = 300_000;

const minutos = (segundos: number): string => `${Math.max(1, Math.round(segundos / 60))} min`;

/** How long couriers stood at the shop's counter this week; nothing while too few did, or nobody knows (decision record 0067). */
export function EsperaNoBalcao() {
  const comercio_nome = useComercioNome();
  const { data } = trpc.preparo.balcaoDoComercio.useQuery(
    { comercio_nome },
    { staleTime: VALE_MS, refetchInterval: VALE_MS },
  );
  if (data?.mediana_segundos == null) return null;
  return (
    <p className="flex items-start gap-2 text-[14px] leading-5 tabular-nums text-ink-2">
      <ChefHat aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        No balcão os entregadores esperam em geral{' '}
        <strong className="text-ink">{minutos(data.mediana_segundos)}</strong> nesta semana (
        {countOf(data.amostra, 'retirada', 'retiradas')}). Diga quando o pedido fica pronto: eles chegam na hora.
      </span>
    </p>
  );
}
