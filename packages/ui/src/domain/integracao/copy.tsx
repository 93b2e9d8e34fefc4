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
function CopyIcon({ label, text }: { label: string; text: string }) {
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

/** A value in full with its copy button. Must stand in a `<dl>`. */
export function CopyLine({ label, value, hint }: { label: string; value: string; hint?: string }) {
  return (
    <div className="grid min-w-0 gap-1">
      <dt className="text-[14px] leading-5 font-semibold text-ink-2">{label}</dt>
      <dd className="flex min-w-0 items-stretch gap-2">
        <code className="min-w-0 flex-1 content-center rounded-(--ui-radius-sm) border border-line bg-sunken px-3 py-2 text-[13px] leading-5 break-all text-ink select-all">
          {value}
        </code>
        <CopyIcon label={label} text={value} />
      </dd>
      {hint && <dd className="text-[13px] leading-[18px] text-ink-2">{hint}</dd>}
    </div>
  );
}
