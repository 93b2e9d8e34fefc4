import { partsOfEndereco } from '@corre/contract/enderecos/partes.ts';
import type { SolicitacaoView } from '@corre/contract/solicitacoes/contrato.ts';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useNetwork } from '../passos/use-network.ts';

type Props = {
  entrega: Pick<SolicitacaoView, 'endereco'>;
  title: string;
  /** text of the button; null for none */
  confirmar: string | null;
  /** the notice without a signal */
  semSinal: string;
  /** a request is being sent */
  sending: boolean;
  onClose: () => void;
  onSend: (event: FormEvent) => void;
  /** the fields */
  children: ReactNode;
};

/** Returns the address without the neighbourhood, because the courier is already at the door. */
function enderecoNaPorta(endereco: string): string {
  const { rua, antes_do_complemento, complemento } = partsOfEndereco(endereco);
  return `${rua}${antes_do_complemento}${complemento}`;
}

/** The frame of the dialogs at the door (ADR 0024). It is open as long as it is mounted. */
export function PortaDialog({ entrega, title, confirmar, semSinal, sending, onClose, onSend, children }: Props) {
  const form = useId();
  const comSinal = useNetwork();
  return (
    <Dialog
      open
      // A request that is being sent cannot be cancelled.
      onOpenChange={(open) => !open && !sending && onClose()}
      title={title}
      description={<span className="text-[15px]">{enderecoNaPorta(entrega.endereco)}</span>}
      width={480}
      dismissible={false}
      short
      footer={
        <>
          <Button variant="secondary" size="lg" onClick={() => !sending && onClose()}>
            Voltar
          </Button>
          {confirmar !== null && (
            <Button type="submit" form={form} size="lg" loading={sending} loadingLabel="Enviando...">
              {comSinal ? confirmar : 'Guardar'}
            </Button>
          )}
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSend} className="grid grid-cols-1 gap-4">
        {!comSinal && <Banner tone="aviso">{semSinal}</Banner>}
        {children}
      </form>
    </Dialog>
  );
}
