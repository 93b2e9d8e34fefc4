import { fraseDoAceite } from './frases.ts';
import { usePrevisao } from './use-previsao.ts';

/** The usual time until an acceptance, shown before the request is sent. Renders nothing if it is unknown. */
export function Aceite({ className }: { className: string }) {
  const aceite = usePrevisao()?.aceite;
  return aceite ? <p className={`text-[14px] leading-5 text-ink-2 ${className}`}>{fraseDoAceite(aceite)}</p> : null;
}
