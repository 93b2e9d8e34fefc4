import { useEffect, useState } from 'react';

/** A picture of the queue for each tick; faster the eye does not follow. In milliseconds. */
const QUADRO_MS = 100;
export const VELOCIDADES = [1, 10, 60] as const;
export type Velocidade = (typeof VELOCIDADES)[number];

/** Which second is looked at, and whether time runs. Instants in epoch milliseconds. */
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
  // played from the end it begins anew
  const alternar = () => {
    if (!tocando && ms >= ate) setMs(de);
    setTocando(!tocando);
  };
  return { ms: Math.min(ate, Math.max(de, ms)), ir, tocando, alternar, velocidade, setVelocidade };
}
export type Momento = ReturnType<typeof useMomento>;
