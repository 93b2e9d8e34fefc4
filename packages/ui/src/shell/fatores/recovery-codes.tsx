import { Copy, Download, LifeBuoy, Printer } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../../kit/alert-dialog/alert-dialog.tsx';
import { Button } from '../../kit/button/button.tsx';
import { copyText } from '../../kit/clipboard/copy-text.ts';
import { downloadFile } from '../../kit/csv/csv.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { notify } from '../../kit/toaster/notify.ts';

const HEADING = 'Códigos de recuperação da Corre. Cada um vale uma vez.';
const textOf = (codigos: readonly string[]): string => [HEADING, '', ...codigos, ''].join('\n');

/** Prints the codes alone, from a frame of their own. */
function printCodes(codigos: readonly string[]): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const page = frame.contentDocument;
  const text = page?.createElement('pre');
  if (!page || !text || !frame.contentWindow) return;
  text.textContent = textOf(codigos);
  page.body.append(text);
  frame.contentWindow.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow.print();
}

async function copyCodes(codigos: readonly string[]): Promise<boolean> {
  const copied = await copyText(textOf(codigos));
  if (copied) notify.success('Códigos copiados');
  else notify.error('O navegador não deixou copiar. Baixe ou imprima os códigos.');
  return copied;
}

/** Copies, downloads and prints the codes. `onKept` tells that the person has done one of the three. */
function Ways({ codigos, onKept }: { codigos: readonly string[]; onKept: () => void }) {
  return (
    <div className="grid gap-2 sm:grid-cols-3">
      <Button
        variant="secondary"
        icon={Copy}
        onClick={() => void copyCodes(codigos).then((copied) => copied && onKept())}
      >
        Copiar
      </Button>
      <Button
        variant="secondary"
        icon={Download}
        onClick={() => {
          downloadFile('codigos-de-recuperacao.txt', new Blob([textOf(codigos)], { type: 'text/plain' }));
          onKept();
        }}
      >
        Baixar
      </Button>
      <Button
        variant="secondary"
        icon={Printer}
        onClick={() => {
          printCodes(codigos);
          onKept();
        }}
      >
        Imprimir
      </Button>
    </div>
  );
}

type Props = {
  /** null while none are shown */
  codigos: readonly string[] | null;
  onClose: () => void;
};

/** The ten recovery codes, which no later answer contains. Closing asks first, unless the person has kept them. */
export function RecoveryCodes({ codigos, onClose }: Props) {
  const [last, setLast] = useState(codigos);
  const [kept, setKept] = useState(false);
  const [asking, setAsking] = useState(false);
  if (codigos && codigos !== last) {
    setLast(codigos);
    setKept(false);
  }
  const close = () => {
    setAsking(false);
    onClose();
  };
  if (!last) return null;
  return (
    <Dialog
      open={codigos !== null}
      onOpenChange={(open) => !open && (kept ? close() : setAsking(true))}
      shownOnce
      title="Guarde os códigos de recuperação"
      description="Servem se você perder o aparelho. Cada um vale uma vez, e eles não aparecem de novo."
      width={480}
      footer={<Button onClick={() => (kept ? close() : setAsking(true))}>Já guardei</Button>}
    >
      <div className="grid grid-cols-1 gap-4">
        <ol
          aria-label="Códigos de recuperação"
          className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-[10px] bg-sunken px-4 py-3 text-center text-[17px] select-all max-[340px]:grid-cols-1"
        >
          {last.map((codigo) => (
            <li key={codigo}>
              <code>{codigo}</code>
            </li>
          ))}
        </ol>
        <Ways codigos={last} onKept={() => setKept(true)} />
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Fechar os códigos?"
        description="Você ainda não copiou, baixou nem imprimiu. Depois de fechar, só dá para gerar outros."
        icon={LifeBuoy}
        cancelLabel="Voltar aos códigos"
        confirmLabel="Fechar assim mesmo"
        onConfirm={close}
      />
    </Dialog>
  );
}
