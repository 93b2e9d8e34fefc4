import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { guardarFoco } from '../rascunho.ts';

/** The time without a key press before a reload is allowed, in milliseconds. */
export const CALMA_MS = 2_000;

/** The activities that a reload would disturb. */
interface Momento {
  agora: number;
  /** the time of the last key press, in epoch milliseconds; 0 without any */
  ultima_tecla: number;
  /** number of dialogs on the screen, the ended chat included */
  dialogos: number;
  /** number of running mutations */
  enviando: number;
  /** true if the focus is in a filled field without a draft, such as a password or a comment */
  escrevendo_fora: boolean;
}

/** True if the page may reload now: no typing, no open question, no running mutation (ADR 0020). */
export const calma = ({ agora, ultima_tecla, dialogos, enviando, escrevendo_fora }: Momento): boolean =>
  agora - ultima_tecla >= CALMA_MS && dialogos <= 1 && enviando === 0 && !escrevendo_fora;

/** The interval of the check, in milliseconds. */
const OLHAR_MS = 500;

/** True if the focus is in a filled field without a draft. */
function escreveFora(): boolean {
  const campo = document.activeElement;
  const escreve = campo instanceof HTMLInputElement || campo instanceof HTMLTextAreaElement;
  return escreve && campo.value !== '' && campo.type !== 'radio' && !campo.closest('[data-draft]');
}

/**
 * Returns a function that reloads the page after a chat has ended [chat]. The reload waits until it disturbs nothing.
 * `motivo` is the chat. If it changes before the reload, the reload is cancelled.
 */
export function useRecarga(motivo: number | undefined): () => void {
  const client = useQueryClient();
  const ultimaTecla = useRef(0);
  const [pedida, setPedida] = useState<number>();
  useEffect(() => {
    const anotar = () => {
      ultimaTecla.current = Date.now();
    };
    document.addEventListener('keydown', anotar, true);
    return () => document.removeEventListener('keydown', anotar, true);
  }, []);
  useEffect(() => {
    if (pedida === undefined || pedida !== motivo) return;
    const olhar = setInterval(() => {
      const dialogos = document.querySelectorAll('[role=dialog], [role=alertdialog]').length;
      const momento = { agora: Date.now(), ultima_tecla: ultimaTecla.current, dialogos, enviando: client.isMutating() };
      if (!calma({ ...momento, escrevendo_fora: escreveFora() })) return;
      clearInterval(olhar);
      guardarFoco();
      location.reload();
    }, OLHAR_MS);
    return () => clearInterval(olhar);
  }, [pedida, motivo, client]);
  return () => setPedida(motivo);
}
