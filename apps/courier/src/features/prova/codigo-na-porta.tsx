import type { SolicitacaoView } from '@corre/contract/solicitacoes/contrato.ts';
import { type FormEvent, useState } from 'react';
import type { Desfecho } from '../passos/passos-state.ts';
import { useDarPasso } from '../passos/use-dar-passo.ts';
import { CodigoDoCliente, faltaNoCodigo } from './codigo-do-cliente.tsx';
import { DialogoDaPorta } from './dialogo-da-porta.tsx';

type Props = {
  entrega: SolicitacaoView;
  onFechar: () => void;
  /** records the handover with this code */
  marcar: (codigo: string) => Promise<Desfecho>;
};

/**
 * Asks for the recipient's code of a delivery that goes back to the shop afterwards. It is open as long as it is
 * mounted.
 */
export function CodigoNaPorta({ entrega, onFechar, marcar }: Props) {
  const [codigo, setCodigo] = useState('');
  const [tentou, setTentou] = useState(false);
  const { enviando, recusa, esquecerRecusa, enviar } = useDarPasso(onFechar);
  const falta = faltaNoCodigo(entrega, codigo);
  const aoEnviar = (event: FormEvent) => {
    event.preventDefault();
    setTentou(true);
    if (falta === undefined) void enviar(() => marcar(codigo));
  };
  return (
    <DialogoDaPorta
      entrega={entrega}
      title="Entregar ao cliente"
      confirmar="Conferir código"
      semSinal="Sem sinal: o código só é conferido quando o sinal voltar. Confira com o cliente antes de ir embora."
      enviando={enviando}
      onFechar={onFechar}
      onEnviar={aoEnviar}
    >
      <CodigoDoCliente
        pedida={entrega}
        codigo={codigo}
        onCodigo={(digitado) => {
          setCodigo(digitado);
          esquecerRecusa();
        }}
        error={recusa?.texto ?? (tentou ? falta : undefined)}
        recusado={recusa !== null}
      />
    </DialogoDaPorta>
  );
}
