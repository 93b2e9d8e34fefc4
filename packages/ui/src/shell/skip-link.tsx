/**
 * The first link in the tab order: skips header and tabs to `id="conteudo"`. Invisible, with its shadow, until it has
 * the focus.
 */
export function SkipLink() {
  return (
    <a
      href="#conteudo"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-lg bg-surface px-4 py-3 font-semibold text-brand-ink opacity-0 shadow-menu focus:translate-y-0 focus:opacity-100 print:hidden"
    >
      Pular para o conteúdo
    </a>
  );
}
