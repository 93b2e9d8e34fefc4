import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import { notifyError, textWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useEffect, useState } from 'react';
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
  { trocar, olhar }: Folha,
  onDesfeito: (entregador_id: number) => void,
) {
  const [ultimo, setUltimo] = useState<LinhaDoFechamento | null>(null);
  useEffect(() => {
    if (!ultimo) return;
    const fim = setTimeout(() => setUltimo(null), DESFAZER_MS);
    return () => clearTimeout(fim);
  }, [ultimo]);
  const estornar = trpc.fechamento.estornar.useMutation();
  const enviar = async ({ entregador_id, nome_completo }: LinhaDoFechamento, motivo: string, onFim?: () => void) => {
    try {
      const { estado } = await estornar.mutateAsync({ semana_inicio, entregador_id, motivo });
      trocar(entregador_id, { estado, pago_em: null });
      onDesfeito(entregador_id);
      onFim?.();
    } catch (erro) {
      notifyError(erro, `${nome_completo}: ${textWithReason(FALHAS['fechamento.estornar'], erro)}`);
    } finally {
      void olhar();
    }
  };
  return {
    ultimo,
    lembrar: setUltimo,
    desfazer: () => {
      if (!ultimo || estornar.isPending) return;
      setUltimo(null);
      void enviar(ultimo, MOTIVO);
    },
    estornar: (linha: LinhaDoFechamento, motivo: string, onFim: () => void) => void enviar(linha, motivo, onFim),
    estornando: estornar.isPending,
  };
}
