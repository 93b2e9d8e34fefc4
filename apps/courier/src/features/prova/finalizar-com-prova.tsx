import { RECEBEDOR_MAX } from '@corre/contract/prova/regras.ts';
import type { SolicitacaoView } from '@corre/contract/solicitacoes/contrato.ts';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { FotoDaEntrega } from '../foto/foto-da-entrega.tsx';
import type { Prova } from '../passos/passo.ts';
import type { Desfecho } from '../passos/passos-state.ts';
import { CodigoDoCliente } from './codigo-do-cliente.tsx';
import { CodigoEsgotado, codigoEsgotado } from './codigo-esgotado.tsx';
import { Liberado } from './liberado.tsx';
import { PortaDialog } from './porta-dialog.tsx';
import { useProva } from './use-prova.ts';

type Props = {
  entrega: SolicitacaoView;
  onClose: () => void;
  finalizar: (prova: Prova) => Promise<Desfecho>;
  /** the proof of the same step before it was refused */
  antes?: Prova | undefined;
};

/** The notices without a signal. A code can be checked by the server alone. */
const SEM_SINAL = 'Sem sinal: fica guardado no celular e sai quando voltar o sinal.';
const SEM_CONFERIR = `${SEM_SINAL} O código só pode ser conferido aí: confira com o cliente antes de ir embora.`;

/**
 * Asks for the proofs that the end of this delivery requires, until the server accepts them (ADR 0024). It is open as
 * long as it is mounted.
 */
export function FinalizarComProva(props: Props) {
  const { entrega, onClose } = props;
  return codigoEsgotado(entrega) ? <CodigoEsgotado entrega={entrega} onClose={onClose} /> : <ComProva {...props} />;
}

function ComProva({ entrega, onClose, finalizar, antes }: Props) {
  const { falta, codigo, recebedor, foto, geral, sending, enviar } = useProva(entrega, onClose, finalizar, antes);
  const liberado = entrega.marcos.some(({ tipo }) => tipo === 'codigo_dispensado');
  return (
    <PortaDialog
      entrega={entrega}
      title="Finalizar a entrega"
      confirmar={falta.codigo && !falta.recebedor && !falta.foto ? 'Conferir código' : 'Finalizar'}
      semSinal={falta.codigo ? SEM_CONFERIR : SEM_SINAL}
      sending={sending}
      onClose={onClose}
      onSend={(event) => void enviar(event)}
    >
      {geral !== null && (
        <div role="alert">
          <Banner tone="perigo">{geral}</Banner>
        </div>
      )}
      {liberado && <Liberado />}
      {falta.codigo && (
        <CodigoDoCliente
          pedida={entrega}
          codigo={codigo.valor}
          onCodigoChange={codigo.mudar}
          error={codigo.error}
          recusado={codigo.recusado}
        />
      )}
      {falta.recebedor && (
        <Field label="Quem recebeu" error={recebedor.error}>
          <TextInput
            value={recebedor.valor}
            onChange={({ target }) => recebedor.mudar(target.value)}
            maxLength={RECEBEDOR_MAX}
            autoComplete="off"
            autoCapitalize="words"
            enterKeyHint="done"
            size="lg"
          />
        </Field>
      )}
      {falta.foto && <FotoDaEntrega foto={foto.valor} onFoto={foto.mudar} error={foto.error} />}
    </PortaDialog>
  );
}
