import { oneAtATime } from '@corre/ui/kit/guarded-press/one-at-a-time.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { useState } from 'react';
import type { Desfecho } from './passos-guardados.ts';

/** What is said once a step is kept for which an answer was waited. */
const FICOU_GUARDADO = 'Sem resposta do servidor: ficou guardado no celular e sai quando voltar o sinal.';

type Recusa = Exclude<Desfecho, string>;

/**
 * Taps a step out of a dialog, which stays open until the server has said yes, or nobody can be asked; what it refuses is said in it,
 * and gone once somebody types.
 */
export function useDarPasso(onFechar: () => void) {
  const [guarda] = useState(oneAtATime);
  const [enviando, setEnviando] = useState(false);
  const [recusa, setRecusa] = useState<Recusa | null>(null);
  const enviar = async (dar: () => Promise<Desfecho>): Promise<void> => {
    if (!guarda.start()) return;
    setEnviando(true);
    setRecusa(null);
    const desfecho = await dar();
    guarda.end(typeof desfecho === 'string');
    setEnviando(false);
    if (typeof desfecho !== 'string') return setRecusa(desfecho);
    onFechar();
    // who knew that there is no signal has read it in the dialog
    if (desfecho === 'guardado' && navigator.onLine) notify.info(FICOU_GUARDADO);
  };
  return { enviando, recusa, esquecerRecusa: () => setRecusa(null), enviar };
}
