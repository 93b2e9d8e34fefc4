import type { SolicitacaoView } from '@corre/contract/solicitacoes/contrato.ts';
import { type FormEvent, useState } from 'react';
import type { Desfecho } from '../passos/passos-state.ts';
import { useDarPasso } from '../passos/use-dar-passo.ts';
import { CodigoDoCliente, faltaNoCodigo } from './codigo-do-cliente.tsx';
import { CodigoEsgotado, codigoEsgotado } from './codigo-esgotado.tsx';
import { Liberado } from './liberado.tsx';
import { PortaDialog } from './porta-dialog.tsx';
import { provaQueFalta } from './prova-pedida.ts';

type Props = {
  entrega: SolicitacaoView;
  onClose: () => void;
  /** records the handover with this code */
  marcar: (codigo: string) => Promise<Desfecho>;
};

/**
 * Asks for the recipient's code of a delivery that goes back to the shop afterwards. It is open as long as it is
 * mounted.
 */
export function CodigoNaPorta(props: Props) {
  const { entrega, onClose } = props;
  return codigoEsgotado(entrega) ? <CodigoEsgotado entrega={entrega} onClose={onClose} /> : <ComCodigo {...props} />;
}

function ComCodigo({ entrega, onClose, marcar }: Props) {
  const [codigo, setCodigo] = useState('');
  const [tried, setTried] = useState(false);
  const { sending, recusa, esquecerRecusa, enviar } = useDarPasso(onClose);
  const pede = provaQueFalta(entrega).codigo;
  const falta = pede ? faltaNoCodigo(entrega, codigo) : undefined;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (falta === undefined) void enviar(() => marcar(codigo));
  };
  return (
    <PortaDialog
      entrega={entrega}
      title="Entregar ao cliente"
      confirmar={pede ? 'Conferir código' : 'Entreguei'}
      semSinal="Sem sinal: o código só é conferido quando o sinal voltar. Confira com o cliente antes de ir embora."
      sending={sending}
      onClose={onClose}
      onSend={onSubmit}
    >
      {pede ? (
        <CodigoDoCliente
          pedida={entrega}
          codigo={codigo}
          onCodigoChange={(typed) => {
            setCodigo(typed);
            esquecerRecusa();
          }}
          error={recusa?.text ?? (tried ? falta : undefined)}
          recusado={recusa !== null}
        />
      ) : (
        <Liberado />
      )}
    </PortaDialog>
  );
}
