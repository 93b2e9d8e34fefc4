import { ChevronRight, type LucideIcon } from 'lucide-react';

/** The classes of a row in 'Mais': 56 px high, icon and text. */
export const linhaDoMais =
  'flex min-h-14 w-full items-center gap-3 border-b border-line py-1 text-left text-[17px] leading-6 font-[650] text-ink hover:bg-sunken';

/** The content of a row in 'Mais'. */
export const ConteudoDaLinha = ({ icone: Icone, children }: { icone: LucideIcon; children: string }) => (
  <>
    <Icone aria-hidden="true" className="size-[22px] shrink-0 text-ink-2" />
    <span className="min-w-0 flex-1 break-words">{children}</span>
    <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
  </>
);

/** A row in 'Mais' that is a button. */
export const LinhaDoMais = ({ icone, nome, onClick }: { icone: LucideIcon; nome: string; onClick: () => void }) => (
  <button type="button" className={linhaDoMais} onClick={onClick}>
    <ConteudoDaLinha icone={icone}>{nome}</ConteudoDaLinha>
  </button>
);
