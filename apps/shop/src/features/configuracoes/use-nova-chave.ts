import { trpc } from '@corre/client/trpc.ts';
import { type ChaveCriada, criarChaveSchema } from '@corre/contract/chaves/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';

type Typed = z.input<typeof criarChaveSchema>;

const EMPTY: Typed = {
  nome: '',
  ambiente: 'producao',
  escopos: ['solicitacoes:ler', 'solicitacoes:criar', 'solicitacoes:cancelar'],
  validade_dias: 365,
  origens: [],
};

const NO_ANSWER = 'A resposta não chegou. Se a chave já está na lista, revogue-a e crie outra.';

/** Creates an API key. The key exists only in `criada`, until the dialog is closed. */
export function useNovaChave() {
  const comercio_nome = useComercioNome();
  const utils = trpc.useUtils();
  const [open, setOpen] = useState(false);
  const [criada, setCriada] = useState<ChaveCriada | null>(null);
  const form = useForm({ defaultValues: EMPTY, resolver: zodResolver(criarChaveSchema) });
  const criar = trpc.chaves.criar.useMutation({
    onSuccess: setCriada,
    onError: (error) => notifyFailureWithReason(FALHAS['chaves.criar'], error, NO_ANSWER),
    onSettled: () => utils.chaves.listar.invalidate(),
  });
  return {
    open,
    criada,
    form,
    criando: criar.isPending,
    show: () => {
      form.reset(EMPTY);
      setCriada(null);
      setOpen(true);
    },
    close: () => {
      setOpen(false);
      // The mutation keeps its answer, which contains the key.
      criar.reset();
      setCriada(null);
    },
    enviar: form.handleSubmit((nova) => criar.mutate({ comercio_nome, ...nova })),
  };
}

export type NovaChave = ReturnType<typeof useNovaChave>;
