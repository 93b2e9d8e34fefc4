import type { TipoMarco } from '@corre/contract/vocabulario.ts';
import { footButtonClass } from '@corre/ui/domain/step-button/step-button.tsx';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { Send } from 'lucide-react';
import { lojaComoDestino } from '../mapa/app-de-navegacao.ts';
import { Navegar } from '../mapa/navegar.tsx';
import { usePassos } from '../passos/passos-guardados.ts';
import type { Rota, Solicitacao } from '../rotas/rotas.ts';

/** Returns the milestones of a delivery that are recorded, and those that are tapped but not sent yet. */
function useMarcosFeitos(entrega: Pick<Solicitacao, 'id' | 'marcos'> | undefined): ReadonlySet<TipoMarco> {
  const { passos } = usePassos();
  const tocados = passos.flatMap((passo) =>
    passo.tipo === 'marco' && passo.solicitacao_id === entrega?.id && passo.recusa === undefined ? [passo.marco] : [],
  );
  return new Set([...(entrega?.marcos ?? []).map(({ tipo }) => tipo), ...tocados]);
}

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
  if (!feitos.has('no_cliente') && !feitos.has('entregue')) return 'ate_o_cliente';
  if (!next.volta || feitos.has('devolvido')) return null;
  return feitos.has('entregue') ? 'ate_a_loja' : 'entregar';
}

const destinoDe = ({ paradas, total }: Rota, next: Solicitacao, before: Antes) =>
  before === 'ate_a_loja'
    ? { nome: 'a loja', lugar: lojaComoDestino(paradas[0]) }
    : { nome: total > 1 ? `a parada ${next.ordem}` : 'o cliente', lugar: next };

type Props = { rota: Rota; next: Solicitacao; before: Exclude<Antes, null> };

/** The filled button above the next step. */
export function Ida({ rota, next, before }: Props) {
  if (before === 'entregar')
    return (
      <LazyDialog>
        <MarcosDaEntrega entrega={next} noPe />
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
