import { useState } from 'react';

/** A dialog about a courier, a shop or another subject. */
export interface Dialogo<Alvo> {
  /** the subject; it stays after the dialog closes, so that the content stays during the fade-out */
  alvo: Alvo | null;
  aberto: boolean;
  /** counts the openings: a React key that gives each opening a new state */
  vez: number;
  abrir: (alvo: Alvo) => void;
  fechar: () => void;
  /** for the dialog, which only asks to be closed */
  onOpenChange: (open: boolean) => void;
}

/** Returns the state of a dialog, which is closed at first. */
export function useDialogo<Alvo>(): Dialogo<Alvo> {
  const [estado, setEstado] = useState<Pick<Dialogo<Alvo>, 'alvo' | 'aberto' | 'vez'>>({
    alvo: null,
    aberto: false,
    vez: 0,
  });
  const fechar = () => setEstado((antes) => ({ ...antes, aberto: false }));
  return {
    ...estado,
    abrir: (alvo) => setEstado(({ vez }) => ({ alvo, aberto: true, vez: vez + 1 })),
    fechar,
    onOpenChange: (open) => {
      if (!open) fechar();
    },
  };
}
