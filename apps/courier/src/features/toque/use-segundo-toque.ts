import { useLayoutEffect, useRef, useState } from 'react';

/** The second tap of a double tap comes this soon, in milliseconds. */
const SEGUNDO_TOQUE_MS = 500;

/**
 * True for a moment after something that lay over the page has closed: the second tap of a double tap on its last act must not
 * reach what is beneath, the tab bar under 'Recusar' and 'Enviar', 'Sair' under the chat's 'Fechar'.
 */
export function useSegundoToque(aberta: boolean): boolean {
  const estava = useRef(false);
  const [fechou, setFechou] = useState(false);
  useLayoutEffect(() => {
    const acabou = estava.current && !aberta;
    estava.current = aberta;
    if (!acabou) return;
    setFechou(true);
    const fim = setTimeout(() => setFechou(false), SEGUNDO_TOQUE_MS);
    return () => {
      clearTimeout(fim);
      setFechou(false);
    };
  }, [aberta]);
  return fechou;
}
