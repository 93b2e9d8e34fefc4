import { errorField, refusalReason } from '@corre/client/error.ts';
import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { conectarAppSchema } from '@corre/contract/integracoes/app-de-pedidos-contrato.ts';
import type { TesteFeito } from '@corre/contract/integracoes/contrato.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';

const fields = conectarAppSchema.omit({ comercio_nome: true });
type Typed = z.input<typeof fields>;

const EMPTY: Typed = {
  nome: '',
  endereco: '',
  url_token: '',
  client_id: '',
  client_secret: '',
  avisa_entrega: true,
  avisa_andamento: true,
  confere_codigo: false,
};

const NO_ANSWER = 'A resposta não chegou. Veja na lista se o app já está conectado.';

/** Connects an ordering app, then tests its access. `done` is the result of the test. */
export function useNovoApp() {
  const comercio_nome = useComercioNome();
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState<TesteFeito | null>(null);
  const form = useForm({ defaultValues: EMPTY, resolver: zodResolver(fields) });
  const reload = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['integracoes', comercio_nome] }),
      utils.appsDePedidos.listar.invalidate(),
    ]);
  const testar = trpc.appsDePedidos.testar.useMutation({
    onSuccess: setDone,
    onError: (error) => notifyFailureWithReason(FALHAS['appsDePedidos.testar'], error),
    onSettled: reload,
  });
  const conectar = trpc.appsDePedidos.conectar.useMutation({
    onSuccess: ({ id }) => {
      notify.success('App conectado');
      testar.mutate({ comercio_nome, integracao_id: id });
    },
    onError: (error) => {
      const campo = errorField(error);
      const reason = refusalReason(error);
      if (reason !== null && (campo === 'endereco' || campo === 'url_token'))
        form.setError(campo, { message: reason }, { shouldFocus: true });
      else notifyFailureWithReason(FALHAS['appsDePedidos.conectar'], error, NO_ANSWER);
    },
    onSettled: reload,
  });
  return {
    form,
    open,
    done,
    conectado: conectar.isSuccess,
    conectando: conectar.isPending,
    show: () => {
      form.reset(EMPTY);
      conectar.reset();
      setDone(null);
      setOpen(true);
    },
    close: () => {
      setOpen(false);
      // The form and the mutation keep the secret.
      form.reset(EMPTY);
      conectar.reset();
    },
    enviar: form.handleSubmit((novo) => conectar.mutate({ comercio_nome, ...novo })),
  };
}

export type NovoApp = ReturnType<typeof useNovoApp>;
