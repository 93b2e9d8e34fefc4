import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import { formatDayMonthTime } from '@corre/ui/domain/format/dates.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { SECOND_PRESS_MS } from '@corre/ui/kit/guarded-press/guarded-press.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyError, textWithReason } from '@corre/ui/shell/failure-notice.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { useEffect, useRef, useState } from 'react';
import type { Sheet } from './use-sheet.ts';

/** The time in which a mark can be undone without a reason, in milliseconds. */
export const UNDO_MS = 10_000;
/** The reason that the server stores for such an undo. */
const MOTIVO = 'Desfeito logo depois de marcar';

/**
 * Reverses marks: the last one without a reason for a short time, any other one with a reason. The server stores a
 * reversal beside the mark.
 */
export function useDesfazer(
  semana_inicio: string,
  { trocar, reload }: Sheet,
  onUndone: (entregador_id: number) => void,
) {
  const [last, setLast] = useState<LinhaDoFechamento | null>(null);
  useEffect(() => {
    if (!last) return;
    const fim = setTimeout(() => setLast(null), UNDO_MS);
    return () => clearTimeout(fim);
  }, [last]);
  const estornar = trpc.fechamento.estornar.useMutation();
  const enviar = async ({ entregador_id, nome_completo }: LinhaDoFechamento, motivo: string, onEnd?: () => void) => {
    try {
      const { estado } = await estornar.mutateAsync({ semana_inicio, entregador_id, motivo });
      trocar(entregador_id, { estado, pago_em: null });
      onUndone(entregador_id);
      onEnd?.();
    } catch (error) {
      notifyError(error, `${nome_completo}: ${textWithReason(FALHAS['fechamento.estornar'], error)}`);
    } finally {
      void reload();
    }
  };
  return {
    last,
    remember: setLast,
    undo: () => {
      if (!last || estornar.isPending) return;
      setLast(null);
      void enviar(last, MOTIVO);
    },
    estornar: (row: LinhaDoFechamento, motivo: string, onEnd: () => void) => void enviar(row, motivo, onEnd),
    estornando: estornar.isPending,
  };
}

/** If `pago_em` is older than this before the call, another person marked the payout. In milliseconds. */
const DE_OUTRO_MS = 5_000;

type Resposta = { pago_em: string | null; valor: number };

/**
 * Notifies about a difference from the screen: another person was faster, or the amount had changed. Returns true for
 * the former.
 */
function avisarDiferenca({ nome_completo, liquido }: LinhaDoFechamento, { pago_em, valor }: Resposta, since: number) {
  const deOutro = pago_em !== null && Date.parse(pago_em) < since - DE_OUTRO_MS;
  if (deOutro) notify.info(`${nome_completo}: outra pessoa já tinha marcado, em ${formatDayMonthTime(pago_em)}.`);
  else if (valor !== liquido) {
    notify.error(
      `${nome_completo}: o valor tinha mudado. Marcado como pago: ${formatMoney(valor)}, e não ${formatMoney(liquido)}. Confira, ou desfaça.`,
      { duration: 10_000 },
    );
  }
  return deOutro;
}

/** Blocks marks for a moment after a mark. The second press of a double press would otherwise mark the next payout. */
function usePausa() {
  const [pausa, setPaused] = useState(false);
  const espera = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(espera.current), []);
  const comecar = () => {
    setPaused(true);
    clearTimeout(espera.current);
    espera.current = setTimeout(() => setPaused(false), SECOND_PRESS_MS);
  };
  return { pausa, comecar };
}

/**
 * Marks payouts as paid. A second press during the call does nothing. The row changes only after the server's answer.
 */
export function useMarcar(
  semana_inicio: string,
  { trocar, reload }: Sheet,
  onMarked: (row: LinhaDoFechamento) => void,
) {
  const [marking, setMarking] = useState<ReadonlySet<number>>(new Set());
  const inFlight = useRef(new Set<number>());
  const { pausa, comecar } = usePausa();
  const pagar = trpc.fechamento.pagar.useMutation();
  const enviar = async (row: LinhaDoFechamento) => {
    const { entregador_id, nome_completo } = row;
    const since = serverNow();
    try {
      const resposta = await pagar.mutateAsync({ semana_inicio, entregador_id });
      trocar(entregador_id, { estado: resposta.estado, pago_em: resposta.pago_em, liquido: resposta.valor });
      if (!avisarDiferenca(row, resposta, since)) onMarked({ ...row, liquido: resposta.valor });
    } catch (error) {
      notifyError(error, `${nome_completo}: ${textWithReason(FALHAS['fechamento.pagar'], error)}`);
    } finally {
      inFlight.current.delete(entregador_id);
      setMarking(new Set(inFlight.current));
      void reload();
    }
  };
  return {
    marking,
    pausa,
    /** false if the call is already running, or for the second press of a double press */
    marcar: (row: LinhaDoFechamento): boolean => {
      if (pausa || inFlight.current.has(row.entregador_id)) return false;
      inFlight.current.add(row.entregador_id);
      setMarking(new Set(inFlight.current));
      comecar();
      void enviar(row);
      return true;
    },
  };
}
