import { countOf } from '@corre/ui/kit/format/money.ts';
import { ChefHat } from 'lucide-react';
import { useEsperaNoBalcao } from './use-espera-no-balcao.ts';

const minutos = (segundos: number): string => `${Math.max(1, Math.round(segundos / 60))} min`;

/**
 * The couriers' median wait at the shop's counter this week. Renders nothing if there are too few pickups (ADR 0067).
 */
export function EsperaNoBalcao() {
  const { data } = useEsperaNoBalcao();
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
