import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import { formatDayMonthTime } from '@corre/ui/domain/format/dates.ts';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { SECOND_PRESS_MS } from '@corre/ui/kit/guarded-press/one-at-a-time.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyError, textWithReason } from '@corre/ui/shell/failure-notice.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { useEffect, useRef, useState } from 'react';
import type { Folha } from './use-folha.ts';

/** The time in which a mark can be undone without a reason, in milliseconds. */
export const DESFAZER_MS = 10_000;
/** The reason that the server stores for such an undo. */
const MOTIVO = 'Desfeito logo depois de marcar';

/**
 * Reverses marks: the last one without a reason for a short time, any other one with a reason. The server stores a
 * reversal beside the mark.
 */
export function useDesfazer(
  semana_inicio: string,
  { trocar, reload }: Folha,
  onUndone: (entregador_id: number) => void,
) {
  const [ultimo, setUltimo] = useState<LinhaDoFechamento | null>(null);
  useEffect(() => {
    if (!ultimo) return;
    const fim = setTimeout(() => setUltimo(null), DESFAZER_MS);
    return () => clearTimeout(fim);
  }, [ultimo]);
  const estornar = trpc.fechamento.estornar.useMutation();
  const enviar = async ({ entregador_id, nome_completo }: LinhaDoFechamento, motivo: string, onEnd?: () => void) => {
    try {
      const { estado } = await estornar.mutateAsync({ semana_inicio, entregador_id, motivo });
      trocar(entregador_id, { estado, pago_em: null });
      onUndone(entregador_id);
      onEnd?.();
    } catch (erro) {
      notifyError(erro, `${nome_completo}: ${textWithReason(FALHAS['fechamento.estornar'], erro)}`);
    } finally {
      void reload();
    }
  };
  return {
    ultimo,
    remember: setUltimo,
    undo: () => {
      if (!ultimo || estornar.isPending) return;
      setUltimo(null);
      void enviar(ultimo, MOTIVO);
    },
    estornar: (linha: LinhaDoFechamento, motivo: string, onEnd: () => void) => void enviar(linha, motivo, onEnd),
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
function avisarDiferenca({ nome_completo, liquido }: LinhaDoFechamento, { pago_em, valor }: Resposta, desde: number) {
  const deOutro = pago_em !== null && Date.parse(pago_em) < desde - DE_OUTRO_MS;
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
  { trocar, reload }: Folha,
  onMarked: (linha: LinhaDoFechamento) => void,
) {
  const [marking, setMarcando] = useState<ReadonlySet<number>>(new Set());
  const inFlight = useRef(new Set<number>());
  const { pausa, comecar } = usePausa();
  const pagar = trpc.fechamento.pagar.useMutation();
  const enviar = async (linha: LinhaDoFechamento) => {
    const { entregador_id, nome_completo } = linha;
    const desde = serverNow();
    try {
      const resposta = await pagar.mutateAsync({ semana_inicio, entregador_id });
      trocar(entregador_id, { estado: resposta.estado, pago_em: resposta.pago_em, liquido: resposta.valor });
      if (!avisarDiferenca(linha, resposta, desde)) onMarked({ ...linha, liquido: resposta.valor });
    } catch (erro) {
      notifyError(erro, `${nome_completo}: ${textWithReason(FALHAS['fechamento.pagar'], erro)}`);
    } finally {
      inFlight.current.delete(entregador_id);
      setMarcando(new Set(inFlight.current));
      void reload();
    }
  };
  return {
    marking,
    pausa,
    /** false if the call is already running, or for the second press of a double press */
    marcar: (linha: LinhaDoFechamento): boolean => {
      if (pausa || inFlight.current.has(linha.entregador_id)) return false;
      inFlight.current.add(linha.entregador_id);
      setMarcando(new Set(inFlight.current));
      comecar();
      void enviar(linha);
      return true;
    },
  };
}
