import { LazyDialog, lazyPart, useEverOpen } from '@corre/ui/shell/lazy-part.tsx';
import type { PerguntaProps } from './pergunta-ao-sair.tsx';

/** The question before the courier leaves the queue. It is preloaded after the first view. */
export const Pergunta = lazyPart(async () => (await import('./pergunta-ao-sair.tsx')).PerguntaAoSair);

/** Renders the question from its first opening on. */
export function PerguntaDepois(props: PerguntaProps) {
  return <LazyDialog>{useEverOpen(props.open) && <Pergunta {...props} />}</LazyDialog>;
}
