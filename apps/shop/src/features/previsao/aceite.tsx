import { fraseDoAceite } from './frases.ts';
import { usePrevisao } from './use-previsao.ts';

/** How soon somebody usually accepts, read before the request is sent; nothing while nobody knows. */
export function Aceite() {
  const aceite = usePrevisao()?.aceite;
  return aceite ? <p className="mb-2 text-[14px] leading-5 text-ink-2">{fraseDoAceite(aceite)}</p> : null;
}
