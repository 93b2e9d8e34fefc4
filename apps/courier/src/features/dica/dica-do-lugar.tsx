import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import type { Solicitacao } from '../rotas/rotas.ts';

/** A chunk of its own: the delivery stands without it. */
const Dica = lazyPart(async () => (await import('./dica.tsx')).Dica);

/** The place's hint, beside the shop's note; whoever is at the door, or was there, may leave one (decision record 0071). */
export const DicaDoLugar = ({ entrega: { id, endereco, status } }: { entrega: Solicitacao }) => (
  <LazyDialog>
    <Dica solicitacao_id={id} endereco={endereco} escrever={status === 'em_entrega' || status === 'finalizada'} />
  </LazyDialog>
);
