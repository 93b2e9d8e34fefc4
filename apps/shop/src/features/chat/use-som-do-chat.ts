import { useSyncExternalStore } from 'react';

/** 'desligado' silences this browser; anything else sounds. Logging out clears it. */
const CHAVE = 'som_chat';
const MUDOU = 'corre:som-chat';

function ler(): boolean {
  try {
    return localStorage.getItem(CHAVE) !== 'desligado';
  } catch {
    // Storage may be forbidden: a message must not be missed for that.
    return true;
  }
}

function guardar(ligado: boolean): void {
  try {
    if (ligado) localStorage.removeItem(CHAVE);
    else localStorage.setItem(CHAVE, 'desligado');
  } catch {
    // See ler.
  }
  window.dispatchEvent(new Event(MUDOU));
}

function ouvir(aoMudar: () => void): () => void {
  window.addEventListener(MUDOU, aoMudar);
  window.addEventListener('storage', aoMudar);
  return () => {
    window.removeEventListener(MUDOU, aoMudar);
    window.removeEventListener('storage', aoMudar);
  };
}

/** Whether unread messages sound in this browser. */
export function useSomDoChat() {
  return { ligado: useSyncExternalStore(ouvir, ler), mudar: guardar };
}
