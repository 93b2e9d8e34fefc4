import { Card } from '@corre/ui/kit/card/card.tsx';
import { countOf, formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import type { ReactNode } from 'react';
import { Comercio, Entregador } from '../pessoas/pessoas.tsx';
import type { CartaoDeComercio, CartaoDeEntregador } from './cartoes.ts';

type Figura = { rotulo: string; valor: string };
type Props = { quem: ReactNode; destaque: Figura; figuras: readonly Figura[] };

function Cartao({ quem, destaque, figuras }: Props) {
  return (
    <Card className="px-4">
      <div className="flex items-center justify-between gap-3 py-3">
        {quem}
        <p className="shrink-0 text-right">
          <span className="block text-[13px] leading-[18px] text-ink-2">{destaque.rotulo}</span>
          <strong className="block text-[17px] leading-6 tabular-nums">{destaque.valor}</strong>
        </p>
      </div>
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-2 border-t border-line py-3">
        {figuras.map(({ rotulo, valor }) => (
          <div key={rotulo}>
            <dt className="text-[13px] leading-[18px] text-ink-2">{rotulo}</dt>
            <dd className="text-[14.5px] leading-5 font-[650] tabular-nums">{valor}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** A courier's week: what they get, and out of what. */
export function CartaoDoEntregador({ cartao }: { cartao: CartaoDeEntregador }) {
  return (
    <Cartao
      quem={
        <Entregador
          cortar
          entregador_id={cartao.entregador_id}
          nome={cartao.nome}
          tamanho={36}
          nota={countOf(cartao.comercios.length, 'comércio', 'comércios')}
        />
      }
      destaque={{ rotulo: 'A receber', valor: formatMoney(cartao.total_a_receber) }}
      figuras={[
        { rotulo: 'Entregas', valor: formatInteger(cartao.total_entregas) },
        { rotulo: 'Itens', valor: formatInteger(cartao.total_quantidade) },
        { rotulo: 'Valor', valor: formatMoney(cartao.total_valor) },
        { rotulo: 'Taxa', valor: formatMoney(cartao.total_taxa) },
      ]}
    />
  );
}

/** A shop's week. */
export function CartaoDoComercio({ cartao }: { cartao: CartaoDeComercio }) {
  return (
    <Cartao
      quem={<Comercio cortar nome={cartao.nome} tamanho={36} />}
      destaque={{ rotulo: 'Valor', valor: formatMoney(cartao.total_valor) }}
      figuras={[
        { rotulo: 'Entregas', valor: formatInteger(cartao.total_entregas) },
        { rotulo: 'Itens', valor: formatInteger(cartao.total_quantidade) },
        { rotulo: 'Entregadores', valor: formatInteger(cartao.entregadores.length) },
      ]}
    />
  );
}
