import { errorText } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { useRef, useState } from 'react';
import type { Sheet } from './use-sheet.ts';

export interface Pix {
  copia_e_cola: string;
  txid: string;
  valor: number;
  pix_chave: string;
}

type Estado = { entregador_id: number; pix: Pix | null; error: string | null };

/**
 * Returns the PIX code of the open payout. The query freezes the amount and is recorded, so it runs only after an
 * action of the user (ADR 0033). Another row clears the code. Each query is recorded.
 */
export function usePix(semana_inicio: string, { trocar, reload }: Sheet) {
  const utils = trpc.useUtils();
  const [estado, setEstado] = useState<Estado | null>(null);
  const pedido = useRef<{ entregador_id: number; vindo: Promise<Pix> } | null>(null);

  const buscar = async (entregador_id: number): Promise<Pix> => {
    setEstado({ entregador_id, pix: null, error: null });
    try {
      const pix = await utils.fechamento.pix.fetch({ semana_inicio, entregador_id }, { staleTime: 0, gcTime: 0 });
      if (pedido.current?.entregador_id === entregador_id) setEstado({ entregador_id, pix, error: null });
      trocar(entregador_id, { liquido: pix.valor });
      return pix;
    } catch (error) {
      if (pedido.current?.entregador_id === entregador_id) {
        setEstado({ entregador_id, pix: null, error: errorText(error, FALHAS['fechamento.pix']) });
        pedido.current = null;
      }
      throw error;
    } finally {
      // The query froze the row, or another person changed it. The screen is out of date in both cases.
      void reload();
    }
  };
  /** Returns the PIX code of this courier with one query while it is on the screen. Rejects if the query fails. */
  const reveal = (entregador_id: number): Promise<Pix> => {
    if (pedido.current?.entregador_id === entregador_id) return pedido.current.vindo;
    const vindo = buscar(entregador_id);
    pedido.current = { entregador_id, vindo };
    return vindo;
  };
  return {
    doEntregador: (entregador_id: number) => (estado?.entregador_id === entregador_id ? estado : null),
    reveal,
    hide: () => {
      pedido.current = null;
      setEstado(null);
    },
  };
}
