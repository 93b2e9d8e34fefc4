import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { copyText } from '../../kit/clipboard/copy-text.ts';
import { IconButton } from '../../kit/icon-button/icon-button.tsx';
import { notify } from '../../kit/toaster/notify.ts';

/** How long the button shows 'Copiado', in milliseconds. */
const SAID_MS = 2_500;

/** Copies and confirms in place, because a toast would wait until the dialog closes. */
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

/** An icon button that copies one value. `label` names the value. */
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

/** A button with words that copies a whole text. */
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
