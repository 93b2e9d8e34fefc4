import type { SolicitacaoView } from '@corre/contract/solicitacoes/contrato.ts';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useRede } from '../rede/use-rede.ts';
import { CodigoDoCliente, faltaNoCodigo } from './codigo-do-cliente.tsx';

type Props = {
  entrega: SolicitacaoView;
  onFechar: () => void;
  onCodigo: (codigo: string) => void;
};

/** Asks for the recipient's code of a delivery after which something goes back to the shop; mount it to open it. */
export function CodigoNaPorta({ entrega, onFechar, onCodigo }: Props) {
  const form = useId();
  const semSinal = !useRede();
  const [codigo, setCodigo] = useState('');
  const [tentou, setTentou] = useState(false);
  const falta = faltaNoCodigo(entrega, codigo);
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    setTentou(true);
    if (falta === undefined) onCodigo(codigo);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onFechar()}
      title="Entregar ao cliente"
      description={entrega.endereco}
      width={480}
      dismissible={false}
      short
      footer={
        <>
          <Button variant="secondary" onClick={onFechar}>
            Voltar
          </Button>
          <Button type="submit" form={form}>
            Entreguei
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={enviar} className="grid grid-cols-1 gap-4">
        {semSinal && (
          <Banner tone="aviso">
            Sem sinal: o código só é conferido quando o sinal voltar. Confira com o cliente antes de ir embora.
          </Banner>
        )}
        <CodigoDoCliente pedida={entrega} codigo={codigo} onCodigo={setCodigo} error={tentou ? falta : undefined} />
      </form>
    </Dialog>
  );
}
