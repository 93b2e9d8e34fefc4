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

const campos = conectarAppSchema.omit({ comercio_nome: true });
type Typed = z.input<typeof campos>;

const VAZIO: Typed = {
  nome: '',
  endereco: '',
  url_token: '',
  client_id: '',
  client_secret: '',
  avisa_entrega: true,
  avisa_andamento: true,
};

const SEM_RESPOSTA = 'A resposta não chegou. Veja na lista se o app já está conectado.';

/** Connects an ordering app, then tests its access. `feito` is the result of the test. */
export function useNovoApp() {
  const comercio_nome = useComercioNome();
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const [aberta, setAberta] = useState(false);
  const [feito, setFeito] = useState<TesteFeito | null>(null);
  const form = useForm({ defaultValues: VAZIO, resolver: zodResolver(campos) });
  const reler = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['integracoes', comercio_nome] }),
      utils.appsDePedidos.listar.invalidate(),
    ]);
  const testar = trpc.appsDePedidos.testar.useMutation({
    onSuccess: setFeito,
    onError: (erro) => notifyFailureWithReason(FALHAS['appsDePedidos.testar'], erro),
    onSettled: reler,
  });
  const conectar = trpc.appsDePedidos.conectar.useMutation({
    onSuccess: ({ id }) => {
      notify.success('App conectado');
      testar.mutate({ comercio_nome, integracao_id: id });
    },
    onError: (erro) => {
      const campo = errorField(erro);
      const motivo = refusalReason(erro);
      if (motivo !== null && (campo === 'endereco' || campo === 'url_token'))
        form.setError(campo, { message: motivo }, { shouldFocus: true });
      else notifyFailureWithReason(FALHAS['appsDePedidos.conectar'], erro, SEM_RESPOSTA);
    },
    onSettled: reler,
  });
  return {
    form,
    aberta,
    feito,
    conectado: conectar.isSuccess,
    conectando: conectar.isPending,
    abrir: () => {
      form.reset(VAZIO);
      conectar.reset();
      setFeito(null);
      setAberta(true);
    },
    fechar: () => {
      setAberta(false);
      // The form and the mutation keep the secret.
      form.reset(VAZIO);
      conectar.reset();
    },
    enviar: form.handleSubmit((novo) => conectar.mutate({ comercio_nome, ...novo })),
  };
}

export type NovoApp = ReturnType<typeof useNovoApp>;
