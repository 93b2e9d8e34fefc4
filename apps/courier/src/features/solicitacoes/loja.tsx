import { Store } from 'lucide-react';
import type { Solicitacao } from '../rotas/rotas.ts';

type Props = { entrega: Solicitacao; contagem: string };

/** Where a route begins: the shop, its address, and how many stops there are. */
export const Loja = ({ entrega: { comercio, comercio_endereco }, contagem }: Props) => (
  <p className="flex gap-3">
    <Store aria-hidden="true" className="mt-0.5 size-[22px] shrink-0 text-ink-2" />
    <span className="min-w-0">
      <span className="block text-[18px] leading-6 font-[700] break-words">{comercio}</span>
      <span className="block text-[16px] leading-6 text-ink-2">
        {[comercio_endereco, contagem].filter(Boolean).join(' · ')}
      </span>
    </span>
  </p>
);
