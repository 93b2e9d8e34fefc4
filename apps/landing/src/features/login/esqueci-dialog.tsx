import type { UserType } from '@corre/contract/vocabulario.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { buttonClass } from '@corre/ui/kit/button/button-class.ts';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { useState } from 'react';
import { useConfiguracao } from '../../public-answers.ts';
import { quemAjuda } from './quem-ajuda.ts';

/** Returns the name that was typed at the login, or ''. Every byte of the login's first view counts, so it passes none. */
const typedName = (): string => document.querySelector<HTMLInputElement>('input[name=usuario]')?.value.trim() ?? '';

/** 'Esqueci a senha': says whom to ask for a link, with one tap where a number is configured. Opens at its mount. */
export default function EsqueciDialog({ tipo }: { tipo: UserType }) {
  const [open, setOpen] = useState(true);
  const [usuario] = useState(typedName);
  const { configuracao } = useConfiguracao();
  const { text, whatsapp } = quemAjuda(tipo, usuario, configuracao);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Esqueceu a senha?"
      width={480}
      short
      footer={
        <>
          <Button variant="secondary" size="lg" onClick={() => setOpen(false)}>
            Voltar
          </Button>
          {whatsapp && (
            <a href={whatsapp} target="_blank" rel="noopener noreferrer" className={buttonClass({ size: 'lg' })}>
              Pedir por WhatsApp
            </a>
          )}
        </>
      }
    >
      <p className="text-[17px] leading-6">{text}</p>
    </Dialog>
  );
}
