import type { SolicitacaoView } from '@corre/contract/solicitacoes/contrato.ts';
import { type FormEvent, useState } from 'react';
import { CodigoDoCliente, faltaNoCodigo } from './codigo-do-cliente.tsx';
import { DialogoDaPorta } from './dialogo-da-porta.tsx';

type Props = {
  entrega: SolicitacaoView;
  onFechar: () => void;
  onCodigo: (codigo: string) => void;
};

/** Asks for the recipient's code of a delivery after which something goes back to the shop; mount it to open it. */
export function CodigoNaPorta({ entrega, onFechar, onCodigo }: Props) {
  const [codigo, setCodigo] = useState('');
  const [tentou, setTentou] = useState(false);
  const falta = faltaNoCodigo(entrega, codigo);
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    setTentou(true);
    if (falta === undefined) onCodigo(codigo);
  };
  return (
    <DialogoDaPorta
      entrega={entrega}
      title="Entregar ao cliente"
      confirmar="Entreguei"
      semSinal="Sem sinal: o código só é conferido quando o sinal voltar. Confira com o cliente antes de ir embora."
      onFechar={onFechar}
      onEnviar={enviar}
    >
      <CodigoDoCliente pedida={entrega} codigo={codigo} onCodigo={setCodigo} error={tentou ? falta : undefined} />
    </DialogoDaPorta>
  );
}
