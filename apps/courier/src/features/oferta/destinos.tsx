import { enderecoInOneLine } from '@corre/contract/enderecos/partes.ts';
import { OrigemBadge } from '@corre/ui/domain/badge/badges.tsx';
import { DoorPayment, PaymentIcon, RoutePayment } from '@corre/ui/domain/door-payment/door-payment.tsx';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { MapPin, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkDoMapa } from '../mapa/link-do-mapa.tsx';
import { Endereco, EnderecoNumaLinha } from '../pedido/endereco.tsx';
import { chipsDaOferta, Exigencias } from '../pedido/exigencias.tsx';
import { textoDaNota } from '../pedido/pedido.ts';
import { TextoQueAbre } from '../pedido/texto-que-abre.tsx';
import type { Oferta, Solicitacao } from './use-oferta-viva.ts';
import { esperaPeloPreparo } from './use-preparo.ts';

/** Returns '≈ 2,3 km em linha reta', in metres below a kilometre. Returns null if the distance is unknown. */
export function fraseDaDistancia(metros: number | null): string | null {
  // A server of the previous release does not send the field.
  if (metros == null) return null;
  const quanto =
    metros < 995
      ? `${Math.max(10, Math.round(metros / 10) * 10)} m`
      : `${(metros / 1_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} km`;
  return `≈ ${quanto} em linha reta`;
}

type PartProps = { disc: ReactNode; filled?: boolean; className?: string; children: ReactNode };

/** One place of the way, with its disc. A dashed line leads to the next place. */
const Parte = ({ disc, filled = false, className = '', children }: PartProps) => (
  <li className={`group flex gap-3.5 ${className}`}>
    <span className="flex flex-col items-center">
      <span
        aria-hidden="true"
        className={`flex size-8 shrink-0 items-center justify-center rounded-full text-[16px] font-[750] ${
          filled ? 'bg-etapa text-on-brand' : 'border-2 border-control text-ink'
        }`}
      >
        {disc}
      </span>
      <span aria-hidden="true" className="my-1 flex-1 border-l-2 border-dashed border-control group-last:invisible" />
    </span>
    {children}
  </li>
);

function Loja({ oferta: { first, paradas } }: { oferta: Oferta }) {
  const preparo = esperaPeloPreparo([first, ...paradas], serverNow());
  const { comercio, comercio_endereco, origem, canal } = first;
  const detail = [comercio_endereco && enderecoInOneLine(comercio_endereco), preparo].filter(Boolean).join(' · ');
  return (
    <Parte
      filled
      disc={<Store aria-hidden="true" className="size-[18px]" />}
      className={paradas.length > 1 ? 'min-h-[68px]' : 'min-h-[72px]'}
    >
      <p className="min-w-0 flex-1 pt-[3px] pb-2">
        <strong className="block text-[20px] leading-6 font-[700] break-words">{comercio}</strong>
        {detail !== '' && <span className="block text-[16px] leading-[22px] break-words text-ink-2">{detail}</span>}
      </p>
      <span className="flex max-w-[40%] shrink-0 items-start pt-px">
        <OrigemBadge origem={origem} canal={canal} />
      </span>
    </Parte>
  );
}

const Destino = ({ parada, distancia }: { parada: Solicitacao; distancia: string | null }) => (
  <Parte disc={<MapPin aria-hidden="true" className="size-[18px]" />}>
    <p className="min-w-0 flex-1 pt-0.5">
      <Endereco endereco={parada.endereco} inteiro after={distancia} />
    </p>
    <LinkDoMapa lugar={parada} className="-mt-2 -mr-3" />
  </Parte>
);

/** One line for each stop: the address, and an icon for the payment. */
const Paradas = ({ paradas }: { paradas: readonly Solicitacao[] }) =>
  paradas.map((parada, i) => (
    <Parte key={parada.id} disc={i + 1} className="h-[50px] last:h-8">
      <span className="flex h-8 min-w-0 flex-1 items-center gap-2">
        <span className="min-w-0 flex-1 text-[18px] leading-6 font-[700]">
          <span className="sr-only">Parada {i + 1}: </span>
          <EnderecoNumaLinha endereco={parada.endereco} />
        </span>
        <PaymentIcon parada={parada} className="size-8" />
        <LinkDoMapa lugar={parada} className="-my-2 -mr-3" />
      </span>
    </Parte>
  ));

/** Returns the shop's notes in one line. In a route each has the number of its stop. */
function notaCorrida(paradas: readonly Solicitacao[]): string | null {
  const notas = paradas.flatMap((parada, i) => {
    const text = textoDaNota(parada)?.replaceAll(/\s*\n\s*/g, ' · ');
    return text ? [paradas.length > 1 ? `${i + 1}: ${text}` : text] : [];
  });
  return notas.join(' · ') || null;
}

/** The destinations and requirements of an offer, in one view (docs/screens.md). */
export function Destinos({ oferta }: { oferta: Oferta }) {
  const { first, paradas, distancia_metros } = oferta;
  const rota = paradas.length > 1;
  const distancia = fraseDaDistancia(distancia_metros);
  const nota = notaCorrida(paradas);
  return (
    <>
      {rota ? <RoutePayment paradas={paradas} dense /> : <DoorPayment parada={first} dense />}
      <ol className="mt-[22px] low:mt-2.5">
        <Loja oferta={oferta} />
        {rota ? <Paradas paradas={paradas} /> : <Destino parada={first} distancia={distancia} />}
      </ol>
      <Exigencias chips={chipsDaOferta([first, ...paradas])} alto className="mt-6" />
      {rota && distancia && <p className="mt-2 text-[16px] leading-6 text-ink-2">{distancia}</p>}
      {nota && (
        <p className="mt-3 flex text-[16px] leading-6 text-ink-2">
          <TextoQueAbre text={nota} curto />
        </p>
      )}
    </>
  );
}
