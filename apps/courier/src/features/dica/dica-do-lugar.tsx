import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import type { Solicitacao } from '../rotas/rotas.ts';

/** Loaded on demand: the delivery does not need it. */
const Dica = lazyPart(async () => (await import('./dica.tsx')).Dica);

/**
 * The hint of the place, beside the shop's note. A courier at the door or after the delivery may leave one (ADR 0071).
 */
export const DicaDoLugar = ({ entrega: { id, endereco, status } }: { entrega: Solicitacao }) => (
  <LazyDialog>
    <Dica solicitacao_id={id} endereco={endereco} escrever={status === 'em_entrega' || status === 'finalizada'} />
  </LazyDialog>
);
