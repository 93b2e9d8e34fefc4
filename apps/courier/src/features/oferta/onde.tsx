import { formatTime } from '@corre/ui/format/dates.ts';
import { RouteStop, RouteStops } from '@corre/ui/route-stop/route-stop.tsx';
import { MapPin, Navigation, Store } from 'lucide-react';
import { linkMaps } from '../mapa/links.ts';
import { useCidade } from '../mapa/use-cidade.ts';
import type { Oferta, Solicitacao } from './use-oferta-viva.ts';

function LinkDoMapa({ parada }: { parada: Solicitacao }) {
  const cidade = useCidade();
  return (
    <a
      href={linkMaps(parada, cidade)}
      target="_blank"
      rel="noreferrer"
      aria-label={`Abrir ${parada.endereco} no mapa`}
      className="flex size-12 shrink-0 items-center justify-center rounded-xl text-ink"
    >
      <Navigation aria-hidden="true" className="size-[22px]" />
    </a>
  );
}

/** One delivery: shop, address, note, map, time of the request. */
function UmaParada({ parada }: { parada: Solicitacao }) {
  return (
    <dl className="grid grid-cols-1 gap-3">
      <div className="flex gap-3">
        <dt>
          <Store aria-hidden="true" className="mt-0.5 size-[22px] text-ink-2" />
          <span className="sr-only">Comércio</span>
        </dt>
        <dd className="min-w-0 flex-1">
          <span className="block text-[18px] leading-6 font-[700]">{parada.comercio}</span>
          <span className="text-[16px] leading-6 text-ink-2">pedido às {formatTime(parada.data_solicitacao)}</span>
        </dd>
      </div>
      <div className="flex gap-3">
        <dt>
          <MapPin aria-hidden="true" className="mt-0.5 size-[22px] text-ink-2" />
          <span className="sr-only">Endereço</span>
        </dt>
        <dd className="flex min-w-0 flex-1 gap-3">
          <span className="min-w-0 flex-1">
            <span className="block text-[18px] leading-6 font-[700] break-words">{parada.endereco}</span>
            {parada.observacao && (
              <span className="line-clamp-2 text-[16px] leading-6 whitespace-pre-line text-ink-2">
                {parada.observacao}
              </span>
            )}
          </span>
          <LinkDoMapa parada={parada} />
        </dd>
      </div>
    </dl>
  );
}

/** Where an offer leads: one delivery, or the stops of a route in order. */
export function Onde({ oferta: { primeira, paradas } }: { oferta: Oferta }) {
  if (paradas.length === 1) return <UmaParada parada={primeira} />;
  return (
    <RouteStops>
      <RouteStop titulo={primeira.comercio} detalhe={`Retirar ${paradas.length} pedidos`} />
      {paradas.map((parada, i) => (
        <RouteStop
          key={parada.id}
          numero={i + 1}
          titulo={parada.endereco}
          detalhe={parada.observacao ?? undefined}
          valor={parada.valor_estimado}
        />
      ))}
    </RouteStops>
  );
}
