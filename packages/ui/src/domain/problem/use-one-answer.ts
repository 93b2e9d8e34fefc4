import { useState } from 'react';
import type { Resposta } from './problem-answer.tsx';

/**
 * Answers one problem at a time, by the panel's own call; what is said while an answer is on its way is not sent. `emCurso` is
 * the answer on its way, until `enviar` has settled.
 */
export function useOneAnswer(enviar: (resposta: Resposta & { problema_id: number }) => Promise<unknown>) {
  const [emCurso, setEmCurso] = useState<{ id: number; acao: Resposta['acao'] } | null>(null);
  return {
    emCurso,
    responder: (id: number, resposta: Resposta) => {
      if (emCurso !== null) return;
      setEmCurso({ id, acao: resposta.acao });
      // what went wrong is told by the panel's call
      enviar({ problema_id: id, ...resposta })
        .catch(() => undefined)
        .finally(() => setEmCurso(null));
    },
  };
}
