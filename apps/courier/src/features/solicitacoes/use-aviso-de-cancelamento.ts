import { trpc } from '@corre/client/trpc.ts';
import { fetchPart } from '@corre/ui/kit/lazy/fetch-part.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Solicitacao } from '../rotas/rotas.ts';
import { useMinhasEntregas } from '../rotas/use-minhas-entregas.ts';
import type { Sumida } from './por-que-sumiu.ts';
import { guardarSumidas, sumidasADizer, sumidasDitas } from './sumidas-a-dizer.ts';

/** Returns the open deliveries that left the list without being finished: cancelled, or transferred by support. */
export function sumidas<T extends { id: number; status: string }>(before: readonly T[], now: readonly T[]): T[] {
  return before.filter(
    ({ id, status }) =>
      status !== 'finalizada' &&
      status !== 'cancelada' &&
      // A cancelled order that goes back to the shop stays in the list.
      !now.some((other) => other.id === id && other.status !== 'cancelada'),
  );
}

/**
 * Tells the courier when the shop or support takes a delivery away. An app that is closed before the sheet has it says
 * it at its next start.
 */
export function useAvisoDeCancelamento(): void {
  const entregador_id = useEntregadorId();
  const { fila } = trpc.useUtils();
  const { data } = useMinhasEntregas();
  const before = useRef<readonly Solicitacao[] | undefined>(undefined);

  const avisar = async (foram: readonly Sumida[]) => {
    navigator.vibrate?.([200, 100, 200]);
    void guardarSumidas(foram);
    const explicacao = await fila.explicacao.fetch({ entregador_id }, { staleTime: 0 }).catch(() => null);
    // The words are not needed for the first view.
    const { dizerSumidas } = await fetchPart(() => import('./por-que-sumiu.ts'));
    // A phone that did not take the sheet's line says it again at its next start.
    if (await dizerSumidas(foram, explicacao?.eventos ?? null)) void sumidasDitas(foram);
  };
  const comparar = useEffectEvent((now: readonly Solicitacao[] | undefined) => {
    if (!now) return;
    const foram = sumidas(before.current ?? [], now);
    before.current = now;
    if (foram.length > 0) void avisar(foram);
  });
  const dizerAsDeAntes = useEffectEvent(() => {
    const foram = sumidasADizer();
    if (foram.length > 0) void avisar(foram);
  });
  useEffect(() => dizerAsDeAntes(), []);
  useEffect(() => comparar(data), [data]);
}
