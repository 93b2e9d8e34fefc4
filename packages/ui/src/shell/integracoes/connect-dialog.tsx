import { errorField, refusalReason } from '@corre/client/error.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { IntegracaoCriada } from '@corre/contract/integracoes/contrato.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import {
  ConnectForm,
  type ConnectFormApi,
  type Pedido,
  useConnectForm,
} from '../../domain/integracao/connect-form.tsx';
import { Created } from '../../domain/integracao/created.tsx';
import { Button } from '../../kit/button/button.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { notifyFailureWithReason } from '../failure-notice.ts';
import type { Calls } from './use-integrations.ts';

type Props = {
  calls: Calls;
  /** the shop; '' when the shop is to be chosen */
  comercio_nome: string;
  /** the choice of the shop, for the administrator */
  loja?: (form: ConnectFormApi) => ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

interface Feita {
  pedido: Pedido;
  criada: IntegracaoCriada;
}

const NO_ANSWER = 'A resposta não chegou. Se a integração já está na lista, abra-a e troque o segredo.';

/** Creates the integration. Shows a refusal about a field at that field. */
function useCreate(calls: Calls, form: ConnectFormApi, onDone: (done: Feita) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: calls.criar,
    onSuccess: (criada, pedido) => onDone({ criada, pedido }),
    onError: (error) => {
      const field = errorField(error);
      const motivo = refusalReason(error);
      if (motivo !== null && (field === 'url_eventos' || field === 'url_codigo' || field === 'comercio_nome'))
        form.setError(field, { message: motivo }, { shouldFocus: true });
      else notifyFailureWithReason(FALHAS['integracoes.criar'], error, NO_ANSWER);
    },
    // also without an answer, because the integration may exist
    onSettled: () => client.invalidateQueries({ queryKey: calls.key }),
  });
}

/** Creates an integration: first the form, then the connection data with the secret, which is shown once. */
export function ConnectDialog({ calls, comercio_nome, loja, open, onOpenChange }: Props) {
  const id = useId();
  const form = useConnectForm(comercio_nome);
  const [done, setDone] = useState<Feita | null>(null);
  const criar = useCreate(calls, form, setDone);
  // The dialog must stay open until the answer, or it would never show the secret.
  const change = (open: boolean) => !criar.isPending && onOpenChange(open);
  const close = () => change(false);
  if (done) {
    const { criada, pedido } = done;
    return (
      <Dialog
        key="feita"
        open={open}
        onOpenChange={onOpenChange}
        shownOnce
        width={600}
        title={`${pedido.nome} está quase conectado`}
        description={
          criada.tipo === 'webhook'
            ? 'Guarde o segredo no seu sistema.'
            : 'Guarde o segredo e mande os outros dados ao suporte do sistema.'
        }
        footer={<Button onClick={close}>Já copiei o segredo</Button>}
      >
        <Created
          criada={criada}
          comercio={pedido.comercio_nome}
          url_eventos={pedido.url_eventos}
          url_codigo={pedido.url_codigo}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      dismissible={false}
      width={600}
      title="Conectar um sistema"
      description="Em menos de um minuto você tem os dados da conexão."
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={criar.isPending}>
            Voltar
          </Button>
          <Button type="submit" form={id} loading={criar.isPending} loadingLabel="Criando...">
            Criar integração
          </Button>
        </>
      }
    >
      <ConnectForm id={id} form={form} loja={loja?.(form)} onSubmit={(pedido) => criar.mutate(pedido)} />
    </Dialog>
  );
}
