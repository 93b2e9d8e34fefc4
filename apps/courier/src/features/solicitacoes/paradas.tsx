import { UrgenteBadge } from '@corre/ui/domain/badge/badges.tsx';
import { DoorPayment } from '@corre/ui/domain/door-payment/door-payment.tsx';
import { RouteStop, RouteStops } from '@corre/ui/domain/route-stop/route-stop.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Bike, CloudUpload, LoaderCircle } from 'lucide-react';
import { DicaDoLugar } from '../dica/dica-do-lugar.tsx';
import { AbrirMapa } from '../mapa/abrir-mapa.tsx';
import { EnviarLink } from '../rastreio/enviar-link.tsx';
import type { Rota, Solicitacao } from '../rotas/rotas.ts';
import { textoGuardada } from './acao.tsx';
import { Nota } from './nota.tsx';
import { detalheCurto } from './pedido.ts';
import type { Etapa } from './use-etapas.ts';

/** A finished stop on its way to the server, or waiting for the network. */
function Feita({ etapa }: { etapa: Etapa }) {
  const Icone = etapa.espera ? CloudUpload : LoaderCircle;
  return (
    <p role="status" className="flex items-center gap-2 text-[16px] leading-6 text-ink-2">
      <Icone aria-hidden="true" className={`size-5 shrink-0 ${etapa.espera ? '' : 'animate-spin'}`} />
      {etapa.espera ? textoGuardada(etapa) : 'Finalizando…'}
    </p>
  );
}

type ParadaProps = {
  parada: Solicitacao;
  etapa: Etapa | undefined;
  /** the one whose address the step button names */
  proxima: boolean;
  /** puts it before the others; undefined where there is nothing to choose */
  onEscolher: (() => void) | undefined;
};

function Parada({ parada, etapa, proxima, onEscolher }: ParadaProps) {
  return (
    <RouteStop
      numero={parada.ordem}
      highlight={proxima}
      title={parada.endereco}
      detalhe={detalheCurto(parada)}
      valor={parada.valor_estimado}
      below={
        <div className="mt-2 grid justify-items-start gap-2 empty:hidden">
          {parada.urgente && <UrgenteBadge />}
          <DoorPayment parada={parada} small />
          <Nota entrega={parada} />
          <DicaDoLugar entrega={parada} />
          {!etapa && <EnviarLink entrega={parada} />}
          {etapa ? (
            <Feita etapa={etapa} />
          ) : proxima ? (
            <p className="flex items-center gap-2 font-[700] text-brand-ink">
              <Bike aria-hidden="true" className="size-5" />
              Próxima parada
            </p>
          ) : (
            onEscolher && (
              <Button variant="secondary" onClick={onEscolher}>
                Entregar esta agora
              </Button>
            )
          )}
        </div>
      }
    >
      <AbrirMapa destino={parada} como="icone" />
    </RouteStop>
  );
}

type Props = {
  rota: Rota;
  etapas: readonly Etapa[];
  /** while the stops are finished one by one: which comes next, and how another does */
  escolha: { proxima: Solicitacao | undefined; escolher: (id: number) => void } | null;
};

/** The stops of a route, each with its map, its note and, at the end, its own turn. */
export const Paradas = ({ rota, etapas, escolha }: Props) => (
  <RouteStops>
    {rota.paradas.map((parada) => (
      <Parada
        key={parada.id}
        parada={parada}
        etapa={escolha ? etapas.find(({ solicitacao_id }) => solicitacao_id === parada.id) : undefined}
        proxima={escolha?.proxima?.id === parada.id}
        onEscolher={escolha ? () => escolha.escolher(parada.id) : undefined}
      />
    ))}
  </RouteStops>
);
