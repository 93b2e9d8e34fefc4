import { fraseDaEspera } from './frases.ts';
import { usePrevisao } from './use-previsao.ts';

/** How long whoever stands at this place usually waits; nothing while nobody knows. */
export function Espera({ posicao }: { posicao: number }) {
  const frase = fraseDaEspera(usePrevisao()?.esperas ?? [], posicao);
  return frase && <span className="block">{frase}</span>;
}
