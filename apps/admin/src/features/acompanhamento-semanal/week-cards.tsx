import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { countOf, formatInteger, formatMoney } from '@corre/ui/kit/format/money.ts';
import { Spoken } from '@corre/ui/kit/spoken/spoken.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { type ReactNode, useState } from 'react';
import { Comercio, Entregador } from '../pessoas.tsx';
import type { CartaoDeComercio, CartaoDeEntregador } from './semana.ts';

type Figura = { label: string; valor: string };
type CartaoDoEntregadorProps = { quem: ReactNode; highlight: Figura; figuras: readonly Figura[] };

function Cartao({ quem, highlight, figuras }: CartaoDoEntregadorProps) {
  return (
    <Card className="px-4">
      <div className="flex items-center justify-between gap-3 py-3">
        {quem}
        <p className="shrink-0 text-right">
          <span className="block text-[13px] leading-[18px] text-ink-2">{highlight.label}</span>
          <strong className="block text-[17px] leading-6 tabular-nums">
            <Spoken>{highlight.valor}</Spoken>
          </strong>
        </p>
      </div>
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-2 border-t border-line py-3">
        {figuras.map(({ label, valor }) => (
          <div key={label}>
            <dt className="text-[13px] leading-[18px] text-ink-2">{label}</dt>
            <dd className="text-[14.5px] leading-5 font-[650] tabular-nums">
              <Spoken>{valor}</Spoken>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The card of a courier's week: the net amount and the figures behind it. */
export function CartaoDoEntregador({ cartao }: { cartao: CartaoDeEntregador }) {
  return (
    <Cartao
      quem={
        <Entregador
          entregador_id={cartao.entregador_id}
          nome={cartao.nome}
          size={36}
          nota={countOf(cartao.comercios.length, 'comércio', 'comércios')}
        />
      }
      highlight={{ label: 'A receber', valor: formatMoney(cartao.total_a_receber) }}
      figuras={[
        { label: 'Entregas', valor: formatInteger(cartao.total_entregas) },
        { label: 'Itens', valor: formatInteger(cartao.total_quantidade) },
        { label: 'Valor', valor: formatMoney(cartao.total_valor) },
        { label: 'Taxa', valor: formatMoney(cartao.total_taxa) },
      ]}
    />
  );
}

/** The card of a shop's week. */
export function CartaoDoComercio({ cartao }: { cartao: CartaoDeComercio }) {
  return (
    <Cartao
      quem={<Comercio nome={cartao.nome} size={36} />}
      highlight={{ label: 'Valor', valor: formatMoney(cartao.total_valor) }}
      figuras={[
        { label: 'Entregas', valor: formatInteger(cartao.total_entregas) },
        { label: 'Itens', valor: formatInteger(cartao.total_quantidade) },
        { label: 'Entregadores', valor: formatInteger(cartao.entregadores.length) },
      ]}
    />
  );
}

/** The number of cards at first, and the number that each press adds. More cards would slow a large week down. */
const POR_VEZ = 24;

type Props<Cartao> = {
  label: string;
  cartoes: readonly Cartao[];
  busca: string;
  /** the id of the card's person or shop; names are not unique */
  chave: (cartao: Cartao) => number;
  desenhar: (cartao: Cartao) => ReactNode;
};

/** The cards in three columns, in two or one on narrower screens. */
export function WeekCards<Cartao>({ label, cartoes, busca, chave, desenhar }: Props<Cartao>) {
  const [count, setCount] = useState(POR_VEZ);
  if (cartoes.length === 0) {
    const title = busca === '' ? 'Nenhuma entrega nesta semana' : `Nada encontrado para “${busca}”`;
    return (
      <Card>
        <EmptyState title={title} text={busca === '' ? 'Escolha outra semana acima.' : 'Confira a busca.'} />
      </Card>
    );
  }
  return (
    <>
      <ul aria-label={label} className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {cartoes.slice(0, count).map((cartao) => (
          <li key={chave(cartao)} className="min-w-0">
            {desenhar(cartao)}
          </li>
        ))}
      </ul>
      {cartoes.length > count && (
        <Button variant="secondary" onClick={() => setCount(count + POR_VEZ)} className="justify-self-center">
          Mostrar mais
        </Button>
      )}
    </>
  );
}
