import { RECEBEDOR_MAX } from '@corre/contract/prova/regras.ts';
import type { SolicitacaoView } from '@corre/contract/solicitacoes/contrato.ts';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { FotoDaEntrega } from '../camera/foto-da-entrega.tsx';
import { CodigoDoCliente } from './codigo-do-cliente.tsx';
import { DialogoDaPorta } from './dialogo-da-porta.tsx';
import type { ProvaGuardada } from './prova-guardada.ts';
import { useProva } from './use-prova.ts';

type Props = {
  entrega: SolicitacaoView;
  onFechar: () => void;
  onFinalizar: (prova: ProvaGuardada) => void;
};

/** What cannot be said without a signal: whether the code is right. */
const SEM_SINAL = 'Sem sinal: fica guardado no celular e sai quando voltar o sinal.';
const SEM_CONFERIR = `${SEM_SINAL} O código só pode ser conferido aí: confira com o cliente antes de ir embora.`;

/** Asks for what the end of this delivery asks for; mount it to open it (decision record 0069). */
export function FinalizarComProva({ entrega, onFechar, onFinalizar }: Props) {
  const { falta, codigo, setCodigo, recebedor, setRecebedor, foto, setFoto, erros, enviar } = useProva(
    entrega,
    onFinalizar,
  );
  return (
    <DialogoDaPorta
      entrega={entrega}
      title="Finalizar a entrega"
      confirmar="Finalizar"
      semSinal={falta.codigo ? SEM_CONFERIR : SEM_SINAL}
      onFechar={onFechar}
      onEnviar={(event) => void enviar(event)}
    >
      {falta.codigo && <CodigoDoCliente pedida={entrega} codigo={codigo} onCodigo={setCodigo} error={erros.codigo} />}
      {falta.recebedor && (
        <Field label="Quem recebeu" error={erros.recebedor}>
          <TextInput
            value={recebedor}
            onChange={({ target }) => setRecebedor(target.value)}
            maxLength={RECEBEDOR_MAX}
            autoComplete="off"
            autoCapitalize="words"
            enterKeyHint="done"
            size="lg"
          />
        </Field>
      )}
      {falta.foto && <FotoDaEntrega foto={foto} onFoto={setFoto} error={erros.foto} />}
    </DialogoDaPorta>
  );
}
