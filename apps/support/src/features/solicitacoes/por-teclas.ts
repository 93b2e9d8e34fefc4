import type { KeyboardEvent } from 'react';

const CARTAO = '[data-cartao]';

/** The request of the card that an element stands in. */
const idDo = (elemento: Element | null): number | null => {
  const cartao = elemento?.closest<HTMLElement>('[data-solicitacao]');
  return cartao ? Number(cartao.dataset.solicitacao) : null;
};

/** The arrow keys lead from card to card; with Shift both are marked. Cards beyond the view come as the focus nears them. */
export function porTeclas(event: KeyboardEvent<HTMLElement>, marcar: (...ids: number[]) => void): void {
  const passo = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const { target, currentTarget } = event;
  if (passo === 0 || !(target instanceof HTMLElement) || !target.matches(CARTAO)) return;
  const cartoes = [...currentTarget.querySelectorAll<HTMLElement>(CARTAO)];
  const proximo = cartoes[cartoes.indexOf(target) + passo];
  if (!proximo) return;
  event.preventDefault();
  proximo.focus();
  if (!event.shiftKey) return;
  const ids = [idDo(target), idDo(proximo)].filter((id) => id !== null);
  marcar(...ids);
}
