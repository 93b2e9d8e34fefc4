import type { AjusteView, LinhaDoFechamento } from '@corre/contract/fechamento/contrato.ts';
import { useState } from 'react';

type Pergunta =
  | { tipo: 'ajuste'; linha: LinhaDoFechamento }
  | { tipo: 'estorno'; linha: LinhaDoFechamento }
  | { tipo: 'cancelar'; linha: LinhaDoFechamento; ajuste: AjusteView };

/**
 * Returns the open dialog of a payout. A closed dialog keeps its content during the fade-out. `vez` is a new key for
 * each dialog.
 */
export function useDialogos() {
  const [estado, setEstado] = useState<{ pergunta: Pergunta; aberto: boolean; vez: number } | null>(null);
  return {
    estado,
    abrir: (pergunta: Pergunta) => setEstado((antes) => ({ pergunta, aberto: true, vez: (antes?.vez ?? 0) + 1 })),
    fechar: () => setEstado((antes) => antes && { ...antes, aberto: false }),
  };
}

export type DialogosAbertos = ReturnType<typeof useDialogos>;
