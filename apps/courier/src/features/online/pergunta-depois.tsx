import { LazyDialog, lazyPart, useEverOpen } from '@corre/ui/shell/lazy-part.tsx';
import type { PerguntaProps } from './pergunta-ao-sair.tsx';

/** The question before the courier leaves; fetched with the other parts, once the first view stands. */
export const Pergunta = lazyPart(async () => (await import('./pergunta-ao-sair.tsx')).PerguntaAoSair);

/** The same, drawn from its first opening on. */
export function PerguntaDepois(props: PerguntaProps) {
  return <LazyDialog>{useEverOpen(props.open) && <Pergunta {...props} />}</LazyDialog>;
}
