import { DoorPayment, RoutePayment } from '@corre/ui/domain/door-payment/door-payment.tsx';
import { aCobrar } from '@corre/ui/domain/door-payment/phrases.ts';
import { RouteStop, RouteStops } from '@corre/ui/domain/route-stop/route-stop.tsx';
import { Avatar } from '@corre/ui/kit/avatar/avatar.tsx';
import { usePhoto } from '@corre/ui/shell/user-avatar.tsx';
import { LinkDoMapa } from '../mapa/link-do-mapa.tsx';
import { Lugares, pedidoAs } from '../mapa/lugares.tsx';
import { TextoQueAbre } from '../pedido/texto-que-abre.tsx';
import type { Oferta, Solicitacao } from './use-oferta-viva.ts';
import { usePreparo } from './use-preparo.ts';

const SIDE = 44;

/** The shop's photo beside its name, so that the courier recognises the shop. Renders nothing without a photo. */
function FotoDoComercio({ comercio }: { comercio: string }) {
  const { src } = usePhoto({ user_type: 'comercio', user_id: comercio }, SIDE);
  return src && <Avatar src={src} user_type="comercio" size={SIDE} shape="quadrada" />;
}

/** Joins the parts that exist: 'Av. Herval, 606 · pedido às 19:42'. */
const join = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' · ');

/** Shown in the shop's line if there is nothing to collect, to save a line. */
const jaPago = (paradas: readonly Solicitacao[]) =>
  paradas.every((parada) => aCobrar(parada) === 0) ? 'já está pago' : null;

/** Shown before the acceptance, because the return makes the way longer. */
const comVolta = (paradas: readonly Solicitacao[]) => (paradas.some(({ volta }) => volta) ? 'com volta à loja' : null);

function UmaParada({ parada }: { parada: Solicitacao }) {
  const preparo = usePreparo(parada, []);
  return (
    <>
      {aCobrar(parada) > 0 && <DoorPayment parada={parada} />}
      <Lugares
        comercio={{
          nome: parada.comercio,
          detalhe: join(
            parada.comercio_endereco,
            comVolta([parada]),
            pedidoAs(parada.data_solicitacao),
            preparo,
            jaPago([parada]),
          ),
          ao_lado: <FotoDoComercio comercio={parada.comercio} />,
        }}
        endereco={{
          nome: parada.endereco,
          detalhe: parada.observacao && <TextoQueAbre text={parada.observacao} />,
          ao_lado: <LinkDoMapa lugar={parada} />,
        }}
      />
    </>
  );
}

/** The pickup of a route: shop, number of parcels, and when the last one is ready. */
function Retirada({ oferta: { first, paradas } }: { oferta: Oferta }) {
  const preparo = usePreparo(first, paradas);
  return (
    <RouteStop
      title={first.comercio}
      detalhe={join(
        first.comercio_endereco ?? `Retirar ${paradas.length} pedidos`,
        comVolta(paradas),
        pedidoAs(first.data_solicitacao),
        preparo,
        jaPago(paradas),
      )}
    >
      <FotoDoComercio comercio={first.comercio} />
    </RouteStop>
  );
}

/**
 * The destinations of an offer in the tab Solicitações. It shows one delivery, or the stops of a route in order, each
 * with its map.
 */
export function Onde({ oferta }: { oferta: Oferta }) {
  const { first, paradas } = oferta;
  if (paradas.length === 1) return <UmaParada parada={first} />;
  return (
    <>
      <RoutePayment paradas={paradas} />
      <RouteStops>
        <Retirada oferta={oferta} />
        {paradas.map((parada, i) => (
          <RouteStop
            key={parada.id}
            numero={i + 1}
            title={parada.endereco}
            detalhe={parada.observacao && <TextoQueAbre text={parada.observacao} />}
            valor={parada.valor_estimado}
            below={
              !jaPago(paradas) && (
                <div className="mt-1.5">
                  <DoorPayment parada={parada} dense />
                </div>
              )
            }
          >
            <LinkDoMapa lugar={parada} />
          </RouteStop>
        ))}
      </RouteStops>
    </>
  );
}
