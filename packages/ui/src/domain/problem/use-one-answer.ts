import { useState } from 'react';
import type { Resposta } from './problem-answer.tsx';

/**
 * Sends one answer at a time with `enviar`. Ignores further answers until `enviar` has settled.
 * `emCurso` is the answer that is being sent.
 */
export function useOneAnswer(enviar: (resposta: Resposta & { problema_id: number }) => Promise<unknown>) {
  const [running, setRunning] = useState<{ id: number; acao: Resposta['acao'] } | null>(null);
  return {
    running,
    responder: (id: number, resposta: Resposta) => {
      if (running !== null) return;
      setRunning({ id, acao: resposta.acao });
      // The panel's own call reports the error.
      enviar({ problema_id: id, ...resposta })
        .catch(() => undefined)
        .finally(() => setRunning(null));
    },
  };
}
