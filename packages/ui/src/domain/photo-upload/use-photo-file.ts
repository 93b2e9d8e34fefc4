import { FOTO_FALTANDO, recusaDeArquivo } from '@corre/contract/fotos/regras.ts';
import { useState } from 'react';
import { readDataUrl } from './read-data-url.ts';

/** Holds the chosen photo through reading, checking and cropping, and its error. */
export function usePhotoFile(onSend: (dataUrl: string) => void) {
  const [original, setOriginal] = useState<string>();
  const [cropped, setCropped] = useState<string>();
  const [error, setError] = useState<string>();

  async function choose(file: File | undefined) {
    // The file dialog was cancelled: keep the earlier choice.
    if (!file) return;
    const wrong = recusaDeArquivo(file);
    setError(wrong ?? undefined);
    setCropped(undefined);
    setOriginal(wrong ? undefined : await readDataUrl(file));
  }

  const chosen = cropped ?? original;
  return {
    original,
    chosen,
    error,
    choose,
    crop: setCropped,
    send() {
      if (chosen) onSend(chosen);
      else setError(FOTO_FALTANDO);
    },
    /** called after the upload: shows the saved photo again */
    clear() {
      setOriginal(undefined);
      setCropped(undefined);
    },
  };
}
