import { useState } from 'react';
import type { Resposta } from './problem-answer.tsx';

/**
 * Sends one answer at a time with `enviar`. Ignores further answers until `enviar` has settled.
 * `emCurso` is the answer that is being sent.
 */
export function useOneAnswer(enviar: (resposta: Resposta & { problema_id: number }) => Promise<unknown>) {
  const [emCurso, setEmCurso] = useState<{ id: number; acao: Resposta['acao'] } | null>(null);
  return {
    emCurso,
    responder: (id: number, resposta: Resposta) => {
      if (emCurso !== null) return;
      setEmCurso({ id, acao: resposta.acao });
      // The panel's own call reports the error.
      enviar({ problema_id: id, ...resposta })
        .catch(() => undefined)
        .finally(() => setEmCurso(null));
    },
  };
}
