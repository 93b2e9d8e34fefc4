import type { KeyboardEvent } from 'react';

const CARTAO = '[data-cartao]';

const idDo = (elemento: Element | null): number | null => {
  const cartao = elemento?.closest<HTMLElement>('[data-solicitacao]');
  return cartao ? Number(cartao.dataset.solicitacao) : null;
};

/**
 * Moves the focus between cards with the arrow keys. With Shift it also marks both cards.
 * The virtual list renders further cards when the focus comes near them.
 */
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
