import { Printer, Share2 } from 'lucide-react';
import { Button } from '../../kit/button/button.tsx';
import { copyText } from '../../kit/clipboard/copy-text.ts';
import { notify } from '../../kit/toaster/notify.ts';

type Props = {
  /** the name of the printed file: 'Recibo 09-11-2026' */
  file: string;
  /** the shared text: the statement in a few lines, because the page's address needs a login */
  summary: string;
};

/** Prints the page. The browser takes the page's title as the name of a saved file. */
function printAs(file: string): void {
  const title = document.title;
  document.title = file;
  addEventListener('afterprint', () => (document.title = title), { once: true });
  print();
}

async function copy(summary: string): Promise<void> {
  if (await copyText(summary)) notify.success('Resumo copiado');
  else notify.error('O navegador não deixou copiar');
}

async function share(summary: string): Promise<void> {
  // Desktops without a share sheet and pages without https use the clipboard.
  if (!navigator.share) return copy(summary);
  try {
    await navigator.share({ text: summary });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(summary);
  }
}

/** The buttons of a statement: print and share. */
export function StatementActs({ file, summary }: Props) {
  return (
    <div className="grid gap-3 sm:flex print:hidden">
      <Button size="lg" icon={Printer} onClick={() => printAs(file)}>
        Imprimir
      </Button>
      <Button size="lg" variant="secondary" icon={Share2} onClick={() => void share(summary)}>
        Compartilhar
      </Button>
    </div>
  );
}
