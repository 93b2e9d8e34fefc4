import { useState } from 'react';

/** A dialog about a courier, a shop or another subject. */
export interface DialogState<Alvo> {
  /** the subject; it stays after the dialog closes, so that the content stays during the fade-out */
  target: Alvo | null;
  open: boolean;
  /** counts the openings: a React key that gives each opening a new state */
  opening: number;
  show: (target: Alvo) => void;
  close: () => void;
  /** for the dialog, which only asks to be closed */
  onOpenChange: (open: boolean) => void;
}

/** Returns the state of a dialog, which is closed at first. */
export function useDialogState<Alvo>(): DialogState<Alvo> {
  const [estado, setEstado] = useState<Pick<DialogState<Alvo>, 'target' | 'open' | 'opening'>>({
    target: null,
    open: false,
    opening: 0,
  });
  const close = () => setEstado((before) => ({ ...before, open: false }));
  return {
    ...estado,
    show: (target) => setEstado(({ opening }) => ({ target, open: true, opening: opening + 1 })),
    close,
    onOpenChange: (open) => {
      if (!open) close();
    },
  };
}
