import type { Solicitacao } from '../rotas/rotas.ts';
import { usePedidoDeFora } from './use-pedido-de-fora.ts';

type Entrega = Pick<Solicitacao, 'id'>;

/** The code that the counter asks for once the courier is there (ADR 0038). */
export function CodigoDeColeta({ entrega }: { entrega: Entrega }) {
  const { data } = usePedidoDeFora(entrega.id);
  const codigo = data?.codigo_coleta ?? null;
  if (codigo === null) return null;
  return (
    <p className="mt-2 flex items-center justify-between gap-4 rounded-xl bg-sunken px-3.5 py-2 text-[16px] leading-6 text-ink-2">
      Código de coleta
      <strong className="ui-figures text-[28px] leading-8 font-[800] break-all text-ink">{codigo}</strong>
    </p>
  );
}

/** Loads another system's order in advance, because there may be no signal at the door. */
export function PedidoAMao({ entrega }: { entrega: Entrega }) {
  usePedidoDeFora(entrega.id);
  return null;
}
