import { footButtonClass } from '@corre/ui/domain/step-button/step-button.tsx';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { Send } from 'lucide-react';
import { lojaComoDestino } from '../mapa/app-de-navegacao.ts';
import { Navegar } from '../mapa/navegar.tsx';
import type { Rota, Solicitacao } from '../rotas/rotas.ts';
import { estaVoltando, useMarcosFeitos } from '../rotas/voltando.ts';

const MarcosDaEntrega = lazyPart(async () => (await import('../marcos/marcos-da-entrega.tsx')).MarcosDaEntrega);

/** The act before the next step: navigation, or recording the handover of a delivery that goes back to the shop. */
export type Antes = 'ate_a_loja' | 'ate_o_cliente' | 'entregar' | null;

/**
 * Returns what comes before the next step. At a counter, and at a door without a return, the step itself comes first.
 */
export function useAntes(rota: Rota, next: Solicitacao | undefined): Antes {
  const feitos = useMarcosFeitos(next);
  if (rota.status === 'aceita') return 'ate_a_loja';
  if (rota.status !== 'em_entrega' || !next) return null;
  if (estaVoltando(next, feitos)) return 'ate_a_loja';
  if (!feitos.has('no_cliente') && !feitos.has('entregue')) return 'ate_o_cliente';
  return next.volta && !feitos.has('entregue') ? 'entregar' : null;
}

const destinoDe = ({ paradas, total }: Rota, next: Solicitacao, before: Antes) =>
  before === 'ate_a_loja'
    ? { nome: 'a loja', lugar: lojaComoDestino(paradas[0]) }
    : { nome: total > 1 ? `a parada ${next.ordem}` : 'o cliente', lugar: next };

/** The next milestone of a delivery that goes back to the shop, below the navigation. */
export const EntregarEVoltar = ({ entrega }: { entrega: Solicitacao }) => (
  <LazyDialog>
    <MarcosDaEntrega entrega={entrega} noPe="depois" />
  </LazyDialog>
);

type Props = { rota: Rota; next: Solicitacao; before: Exclude<Antes, null> };

/** The filled button above the next step. */
export function Ida({ rota, next, before }: Props) {
  if (before === 'entregar')
    return (
      <LazyDialog>
        <MarcosDaEntrega entrega={next} noPe="primeiro" />
      </LazyDialog>
    );
  const { nome, lugar } = destinoDe(rota, next, before);
  return (
    <Navegar destino={lugar} className={footButtonClass(false)}>
      <Send aria-hidden="true" className="size-[22px] shrink-0" />
      Navegar até {nome}
    </Navegar>
  );
}
