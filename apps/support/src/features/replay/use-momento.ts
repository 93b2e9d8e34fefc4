import { useEffect, useState } from 'react';

/** Time between two frames of the playback, in milliseconds. Faster frames are not visible. */
const QUADRO_MS = 100;
export const VELOCIDADES = [1, 10, 60] as const;
export type Velocidade = (typeof VELOCIDADES)[number];

/** State of the playback: the current instant, the speed, and whether it plays. Instants are epoch milliseconds. */
export function useMomento(de: number, ate: number) {
  const [ms, setMs] = useState(ate);
  const [tocando, setTocando] = useState(false);
  const [velocidade, setVelocidade] = useState<Velocidade>(10);
  const ir = (instante: number) => setMs(Math.min(ate, Math.max(de, instante)));
  useEffect(() => {
    if (!tocando) return;
    const timer = setInterval(
      () =>
        setMs((antes) => {
          const depois = Math.min(ate, antes + QUADRO_MS * velocidade);
          if (depois === ate) setTocando(false);
          return depois;
        }),
      QUADRO_MS,
    );
    return () => clearInterval(timer);
  }, [tocando, velocidade, ate]);
  // At the end of the hour, play starts again from the beginning.
  const alternar = () => {
    if (!tocando && ms >= ate) setMs(de);
    setTocando(!tocando);
  };
  return { ms: Math.min(ate, Math.max(de, ms)), ir, tocando, alternar, velocidade, setVelocidade };
}
export type Momento = ReturnType<typeof useMomento>;
