import { LINK_MINUTOS } from '@corre/contract/links/regras.ts';
import { KeyRound } from 'lucide-react';
import { Banner } from '../../kit/banner/banner.tsx';
import { Button } from '../../kit/button/button.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { serverNow } from '../server-clock.ts';
import { LinkReady } from './link-ready.tsx';
import { phoneChangedText } from './phone-changed.ts';
import { type LinkAccount, useCreateLink } from './use-create-link.ts';

type Props = { conta: LinkAccount; open: boolean; onOpenChange: (open: boolean) => void };

/**
 * 'Link para nova senha': says what the link does, makes it at the press, and shows it once the server has made it
 * [link-de-acesso]. Warns if the account's telephone changed within a day: the link would go to it.
 */
export function LinkDialog({ conta, open, onOpenChange }: Props) {
  const { create, creating, created, telefone_mudou_em } = useCreateLink(conta);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !creating && onOpenChange(next)}
      dismissible={false}
      short
      title="Link para nova senha"
      description={conta.nome}
      footer={
        created ? (
          <Button onClick={() => onOpenChange(false)}>Pronto</Button>
        ) : (
          <>
            <Button variant="secondary" disabled={creating} onClick={() => onOpenChange(false)}>
              Voltar
            </Button>
            <Button icon={KeyRound} loading={creating} loadingLabel="Criando..." onClick={create}>
              Criar link
            </Button>
          </>
        )
      }
    >
      <div role="status">
        {telefone_mudou_em && (
          <Banner tone="aviso" className="mb-4">
            {phoneChangedText(telefone_mudou_em, serverNow())}
          </Banner>
        )}
      </div>
      {created ? (
        <LinkReady criado={created} />
      ) : (
        <p>
          Quem abrir o link escolhe uma senha nova, e a conta sai de todos os aparelhos. Ele funciona uma vez, por{' '}
          {LINK_MINUTOS} minutos. Um link anterior desta conta deixa de valer.
        </p>
      )}
    </Dialog>
  );
}
