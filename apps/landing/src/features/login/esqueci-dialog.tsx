import type { UserType } from '@corre/contract/vocabulario.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { buttonClass, buttonIcon } from '@corre/ui/kit/button/button-class.ts';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { MessageCircle } from 'lucide-react';
import { useConfiguracao } from '../../public-answers.ts';
import { quemAjuda } from './quem-ajuda.ts';

type Props = {
  tipo: UserType;
  /** the name that was typed, or '' */
  usuario: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** 'Esqueci a senha': says whom to ask for a link, with one tap where a number is configured. */
export function EsqueciDialog({ tipo, usuario, open, onOpenChange }: Props) {
  const { configuracao } = useConfiguracao();
  const { text, whatsapp } = quemAjuda(tipo, usuario, configuracao);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Esqueceu a senha?"
      width={480}
      short
      footer={
        <>
          <Button variant="secondary" size="lg" onClick={() => onOpenChange(false)}>
            Voltar
          </Button>
          {whatsapp && (
            <a href={whatsapp} target="_blank" rel="noopener noreferrer" className={buttonClass({ size: 'lg' })}>
              <MessageCircle aria-hidden="true" className={buttonIcon.lg} />
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
