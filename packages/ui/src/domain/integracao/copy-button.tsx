import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { copyText } from '../../kit/clipboard/copy-text.ts';
import { IconButton } from '../../kit/icon-button/icon-button.tsx';
import { notify } from '../../kit/toaster/notify.ts';

/** So long a button says that it has copied, in milliseconds. */
const SAID_MS = 2_500;

/** Copies and says so in its own place: a toast would wait until the dialog around it is closed. */
function useCopy(text: string) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  async function copy() {
    const done = await copyText(text);
    setCopied(done);
    if (!done) notify.error('O navegador não deixou copiar. Selecione o texto e copie.');
  }
  return { copied, copy: () => void copy() };
}

const Said = ({ copied }: { copied: boolean }) => (
  <span role="status" className="sr-only">
    {copied ? 'Copiado' : ''}
  </span>
);

/** The copy button of one line: `label` names what. */
export function CopyIcon({ label, text }: { label: string; text: string }) {
  const { copied, copy } = useCopy(text);
  return (
    <>
      <IconButton
        icon={copied ? Check : Copy}
        label={`Copiar ${label}`}
        variant="secondary"
        className="max-sm:size-11"
        onClick={copy}
      />
      <Said copied={copied} />
    </>
  );
}

/** The same with words, for a whole text. */
export function CopyText({ label, text }: { label: string; text: string }) {
  const { copied, copy } = useCopy(text);
  return (
    <>
      <Button
        variant="secondary"
        icon={copied ? Check : Copy}
        onClick={copy}
        className="justify-self-start max-sm:w-full"
      >
        {copied ? 'Copiado' : label}
      </Button>
      <Said copied={copied} />
    </>
  );
}
