import { fraseDoAceite } from './frases.ts';
import { usePrevisao } from './use-previsao.ts';

/** How soon somebody usually accepts, read before the request is sent; nothing while nobody knows. */
export function Aceite({ className }: { className: string }) {
  const aceite = usePrevisao()?.aceite;
  return aceite ? <p className={`text-[14px] leading-5 text-ink-2 ${className}`}>{fraseDoAceite(aceite)}</p> : null;
}
