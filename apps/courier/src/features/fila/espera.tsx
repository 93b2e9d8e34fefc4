import { fraseDaEspera, usePrevisao } from './use-previsao.ts';

/** The usual wait at this place of the queue. Renders nothing while it is unknown. */
export function Espera({ posicao }: { posicao: number }) {
  const sentence = fraseDaEspera(usePrevisao()?.esperas ?? [], posicao);
  return sentence && <span className="block">{sentence}</span>;
}
