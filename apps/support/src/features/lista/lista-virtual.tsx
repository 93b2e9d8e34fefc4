import { type FocusEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { type Janela, useJanelaDaCaixa, useJanelaDaPagina } from './use-janela.ts';

/** Lists up to here are drawn whole. */
const INTEIRA_ATE = 40;

type Props<Item> = {
  itens: readonly Item[];
  chave: (item: Item) => string | number;
  children: (item: Item, indice: number) => ReactNode;
  /** what a row measures about, in px */
  altura: number;
  /** the nearest `data-rolagem` scrolls it; otherwise the page */
  naCaixa: boolean;
  rotulo?: string;
  rotuladaPor?: string;
  className?: string;
};

type DesenhoProps<Item> = Props<Item> & {
  lista: RefObject<HTMLUListElement | null>;
  janela: Janela;
  onFoco: (indice: number | null) => void;
};

const indiceDe = (alvo: EventTarget | null): number | null => {
  const linha = alvo instanceof Element ? alvo.closest<HTMLElement>('[data-index]') : null;
  return linha ? Number(linha.dataset.index) : null;
};

function Desenho<Item>({ lista, janela, onFoco, itens, chave, children, ...props }: DesenhoProps<Item>) {
  const { linhas, altura, medir } = janela;
  const largar = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onFoco(null);
  };
  return (
    <ul
      ref={lista}
      aria-label={props.rotulo}
      aria-labelledby={props.rotuladaPor}
      onFocus={({ target }) => onFoco(indiceDe(target))}
      onBlur={largar}
      className={props.className}
      style={{ paddingBottom: Math.max(0, altura - (linhas.at(-1)?.end ?? 0)), overflowAnchor: 'none' }}
    >
      {linhas.map(({ index, start }, lugar) => {
        const item = itens[index];
        if (item === undefined) return null;
        const antes = start - (linhas[lugar - 1]?.end ?? 0);
        return (
          <li
            key={chave(item)}
            ref={medir}
            data-index={index}
            aria-setsize={itens.length}
            aria-posinset={index + 1}
            style={antes > 0 ? { marginTop: antes } : undefined}
          >
            {children(item, index)}
          </li>
        );
      })}
    </ul>
  );
}

function useOpcoes<Item>({ itens, chave, altura }: Props<Item>) {
  const lista = useRef<HTMLUListElement>(null);
  const [emFoco, setEmFoco] = useState<number | null>(null);
  const chaveDoIndice = (indice: number) => {
    const item = itens[indice];
    return item === undefined ? indice : chave(item);
  };
  return { opcoes: { lista, total: itens.length, chave: chaveDoIndice, altura, emFoco }, lista, onFoco: setEmFoco };
}

function NaCaixa<Item>(props: Props<Item>) {
  const { opcoes, lista, onFoco } = useOpcoes(props);
  return <Desenho {...props} lista={lista} onFoco={onFoco} janela={useJanelaDaCaixa(opcoes)} />;
}

function NaPagina<Item>(props: Props<Item>) {
  const { opcoes, lista, onFoco } = useOpcoes(props);
  return <Desenho {...props} lista={lista} onFoco={onFoco} janela={useJanelaDaPagina(opcoes)} />;
}

/**
 * A list of any length that draws what is in sight (decision record 0021). None is cut: each row says its place of how many,
 * and the row that holds the focus stays.
 */
export function ListaVirtual<Item>(props: Props<Item>) {
  const { itens, chave, children, naCaixa, rotulo, rotuladaPor, className } = props;
  if (itens.length > INTEIRA_ATE) return naCaixa ? <NaCaixa {...props} /> : <NaPagina {...props} />;
  return (
    <ul aria-label={rotulo} aria-labelledby={rotuladaPor} className={className}>
      {itens.map((item, indice) => (
        <li key={chave(item)}>{children(item, indice)}</li>
      ))}
    </ul>
  );
}
