const botao = (id: number) => document.querySelector<HTMLElement>(`tr[data-row="${id}"] button`);

/**
 * Scrolls a row of the sheet into view and focuses it after the next render. With `soSeNaTabela`, a focus on an element
 * outside the sheet stays there.
 */
export function focarLinha(id: number, { soSeNaTabela = false }: { soSeNaTabela?: boolean } = {}): void {
  const { activeElement } = document;
  const fora = activeElement !== null && activeElement !== document.body && !activeElement.closest('[data-row]');
  requestAnimationFrame(() => {
    const alvo = botao(id);
    if (!alvo) return;
    if (soSeNaTabela && fora) alvo.scrollIntoView({ block: 'nearest' });
    else alvo.focus();
  });
}
