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

/** An answer that says it was paid longer ago than this tells of somebody else's mark, in milliseconds. */
const DE_OUTRO_MS = 5_000;

type Resposta = { pago_em: string | null; valor: number };

/** Says what differs from what was seen: somebody else was first, or the amount had changed meanwhile. */
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

/** The moment after a mark in which another press would be its double tap: it must not mark the next one. */
function usePausa() {
  const [pausa, setPausa] = useState(false);
  const espera = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(espera.current), []);
  const comecar = () => {
    setPausa(true);
    clearTimeout(espera.current);
    espera.current = setTimeout(() => setPausa(false), SECOND_PRESS_MS);
  };
  return { pausa, comecar };
}

/** Marks payouts as paid, each once however often it is pressed; the row says so only when the server did. */
export function useMarcar(
  semana_inicio: string,
  { trocar, olhar }: Folha,
  onMarcado: (linha: LinhaDoFechamento) => void,
) {
  const [marcando, setMarcando] = useState<ReadonlySet<number>>(new Set());
  const noAr = useRef(new Set<number>());
  const { pausa, comecar } = usePausa();
  const pagar = trpc.fechamento.pagar.useMutation();
  const enviar = async (linha: LinhaDoFechamento) => {
    const { entregador_id, nome_completo } = linha;
    const desde = serverNow();
    try {
      const resposta = await pagar.mutateAsync({ semana_inicio, entregador_id });
      trocar(entregador_id, { estado: resposta.estado, pago_em: resposta.pago_em, liquido: resposta.valor });
      if (!avisarDiferenca(linha, resposta, desde)) onMarcado({ ...linha, liquido: resposta.valor });
    } catch (erro) {
      notifyError(erro, `${nome_completo}: ${textWithReason(FALHAS['fechamento.pagar'], erro)}`);
    } finally {
      noAr.current.delete(entregador_id);
      setMarcando(new Set(noAr.current));
      void olhar();
    }
  };
  return {
    marcando,
    pausa,
    /** false when it is on its way already, or the press is a double tap's second */
    marcar: (linha: LinhaDoFechamento): boolean => {
      if (pausa || noAr.current.has(linha.entregador_id)) return false;
      noAr.current.add(linha.entregador_id);
      setMarcando(new Set(noAr.current));
      comecar();
      void enviar(linha);
      return true;
    },
  };
}
