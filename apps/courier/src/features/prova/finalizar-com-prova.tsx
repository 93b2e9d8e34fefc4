import { RECEBEDOR_MAX } from '@corre/contract/prova/regras.ts';
import type { SolicitacaoView } from '@corre/contract/solicitacoes/contrato.ts';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { useId } from 'react';
import { FotoDaEntrega } from '../camera/foto-da-entrega.tsx';
import { useRede } from '../rede/use-rede.ts';
import { CodigoDoCliente } from './codigo-do-cliente.tsx';
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
  const form = useId();
  const semSinal = !useRede();
  const { falta, codigo, setCodigo, recebedor, setRecebedor, foto, setFoto, erros, enviar } = useProva(
    entrega,
    onFinalizar,
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onFechar()}
      title="Finalizar a entrega"
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
            Finalizar
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void enviar(event)} className="grid grid-cols-1 gap-4">
        {semSinal && <Banner tone="aviso">{falta.codigo ? SEM_CONFERIR : SEM_SINAL}</Banner>}
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
      </form>
    </Dialog>
  );
}
