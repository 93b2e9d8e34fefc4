import type { TipoMarco } from '@corre/contract/vocabulario.ts';
import { usePassos } from '../passos/passos-guardados.ts';
import type { Solicitacao } from './rotas.ts';

/** The text of the step that ends the way back [devolver]. */
export const TEXTO_DEVOLVER = 'Devolvi à loja';

type Entrega = Pick<Solicitacao, 'id' | 'status' | 'volta' | 'a_devolver' | 'marcos'>;

/** Returns the milestones of a delivery that are recorded, and those that are tapped but not sent yet. */
export function useMarcosFeitos(entrega: Pick<Entrega, 'id' | 'marcos'> | undefined): ReadonlySet<TipoMarco> {
  const { passos } = usePassos();
  const tocados = passos.flatMap((passo) =>
    passo.tipo === 'marco' && passo.solicitacao_id === entrega?.id && passo.recusa === undefined ? [passo.marco] : [],
  );
  return new Set([...(entrega?.marcos ?? []).map(({ tipo }) => tipo), ...tocados]);
}

/**
 * Returns whether the delivery is on its way back to the shop [devolver]: with the order that nobody received, or with
 * what the shop wants back after the handover. It lasts until the server has the return.
 */
export function estaVoltando({ status, volta, a_devolver, marcos }: Entrega, feitos: ReadonlySet<TipoMarco>): boolean {
  if (status !== 'em_entrega') return false;
  if (a_devolver) return true;
  return volta && feitos.has('entregue') && !marcos.some(({ tipo }) => tipo === 'devolvido');
}

/** Returns whether this delivery is on its way back to the shop, by what is recorded and tapped. */
export function useVoltando(entrega: Entrega | undefined): boolean {
  const feitos = useMarcosFeitos(entrega);
  return entrega !== undefined && estaVoltando(entrega, feitos);
}
