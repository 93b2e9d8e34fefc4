import { Printer, Share2 } from 'lucide-react';
import { Button } from '../../kit/button/button.tsx';
import { copyText } from '../../kit/clipboard/copy-text.ts';
import { notify } from '../../kit/toaster/notify.ts';

type Props = {
  /** names the printed file: 'Recibo 09-11-2026' */
  file: string;
  /** what is shared: the sheet in a few lines. The page's address is no use to others, it is behind the login. */
  summary: string;
};

/** Prints the page; the file that a browser offers to save it as takes the title of the page. */
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
  // Desktops without a share sheet, and pages without https, have the clipboard.
  if (!navigator.share) return copy(summary);
  try {
    await navigator.share({ text: summary });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(summary);
  }
}

/** What is done with a sheet. */
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
