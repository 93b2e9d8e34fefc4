const botao = (id: number) => document.querySelector<HTMLElement>(`tr[data-row="${id}"] button`);

/**
 * Brings a row of the sheet into sight and the focus to it, once it is drawn. `soSeNaTabela`: only when the focus is in the
 * sheet, or nowhere; whoever pressed a button beside it stays there.
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
