import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { type ReactNode, useState } from 'react';

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
export function ListaDeCartoes<Cartao>({ label, cartoes, busca, chave, desenhar }: Props<Cartao>) {
  const [quantos, setQuantos] = useState(POR_VEZ);
  if (cartoes.length === 0) {
    const title = busca === '' ? 'Nenhuma entrega nesta semana' : `Nada encontrado para “${busca}”`;
    return (
      <Card>
        <EmptyState title={title} texto={busca === '' ? 'Escolha outra semana acima.' : 'Confira a busca.'} />
      </Card>
    );
  }
  return (
    <>
      <ul aria-label={label} className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {cartoes.slice(0, quantos).map((cartao) => (
          <li key={chave(cartao)} className="min-w-0">
            {desenhar(cartao)}
          </li>
        ))}
      </ul>
      {cartoes.length > quantos && (
        <Button variant="secondary" onClick={() => setQuantos(quantos + POR_VEZ)} className="justify-self-center">
          Mostrar mais
        </Button>
      )}
    </>
  );
}
