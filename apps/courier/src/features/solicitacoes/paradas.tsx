import { UrgenteBadge } from '@corre/ui/domain/badge/badges.tsx';
import { DoorPayment } from '@corre/ui/domain/door-payment/door-payment.tsx';
import { RouteStop, RouteStops } from '@corre/ui/domain/route-stop/route-stop.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Bike, CloudUpload } from 'lucide-react';
import { DicaDoLugar } from '../dica/dica-do-lugar.tsx';
import { AbrirMapa } from '../mapa/abrir-mapa.tsx';
import { type Etapa, textoGuardado } from '../passos/passo.ts';
import { EnviarLink } from '../rastreio/enviar-link.tsx';
import type { Rota, Solicitacao } from '../rotas/rotas.ts';
import { Nota } from './nota.tsx';
import { detalheCurto } from './pedido.ts';

/** A stop whose end waits on the phone for the line. */
function Feita({ fim }: { fim: Etapa }) {
  return (
    <p role="status" className="flex items-center gap-2 text-[16px] leading-6 text-ink-2">
      <CloudUpload aria-hidden="true" className="size-5 shrink-0" />
      {textoGuardado(fim)}
    </p>
  );
}

type ParadaProps = {
  parada: Solicitacao;
  fim: Etapa | undefined;
  /** the one whose address the step button names */
  proxima: boolean;
  /** puts it before the others; undefined where there is nothing to choose */
  onEscolher: (() => void) | undefined;
};

function Parada({ parada, fim, proxima, onEscolher }: ParadaProps) {
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
          {!fim && <EnviarLink entrega={parada} />}
          {fim ? (
            <Feita fim={fim} />
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
  /** the ends that wait for the line */
  fins: readonly Etapa[];
  /** while the stops are finished one by one: which comes next, and how another does */
  escolha: { proxima: Solicitacao | undefined; escolher: (id: number) => void } | null;
};

/** The stops of a route, each with its map, its note and, at the end, its own turn. */
export const Paradas = ({ rota, fins, escolha }: Props) => (
  <RouteStops>
    {rota.paradas.map((parada) => (
      <Parada
        key={parada.id}
        parada={parada}
        fim={fins.find(({ solicitacao_id }) => solicitacao_id === parada.id)}
        proxima={escolha?.proxima?.id === parada.id}
        onEscolher={escolha ? () => escolha.escolher(parada.id) : undefined}
      />
    ))}
  </RouteStops>
);
