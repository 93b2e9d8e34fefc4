import { oneAtATime } from '@corre/ui/kit/guarded-press/guarded-press.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { useState } from 'react';
import { soNaMemoria } from './passos-guardados.ts';
import type { Desfecho } from './passos-state.ts';

/** The notice after a step got no answer and was stored. */
const FICOU_GUARDADO = 'Sem resposta do servidor: ficou guardado no celular e sai quando voltar o sinal.';

type Recusa = Exclude<Desfecho, string>;

/**
 * Returns the function that adds a step from a dialog. The dialog stays open until the server accepts the step or gives
 * no answer. A refusal is shown in the dialog until the courier types again.
 */
export function useDarPasso(onClose: () => void) {
  const [guarda] = useState(oneAtATime);
  const [sending, setSending] = useState(false);
  const [recusa, setRecusa] = useState<Recusa | null>(null);
  const enviar = async (dar: () => Promise<Desfecho>): Promise<void> => {
    if (!guarda.start()) return;
    setSending(true);
    setRecusa(null);
    const desfecho = await dar();
    guarda.end(typeof desfecho === 'string');
    setSending(false);
    if (typeof desfecho !== 'string') return setRecusa(desfecho);
    onClose();
    // Without a signal the dialog has already said so. What could not be stored is said by SoNaMemoria.
    if (desfecho === 'guardado' && navigator.onLine && !soNaMemoria()) notify.info(FICOU_GUARDADO);
  };
  return { sending, recusa, esquecerRecusa: () => setRecusa(null), enviar };
}
