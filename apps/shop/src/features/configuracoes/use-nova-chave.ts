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

const VAZIO: Typed = {
  nome: '',
  ambiente: 'producao',
  escopos: ['solicitacoes:ler', 'solicitacoes:criar', 'solicitacoes:cancelar'],
  validade_dias: 365,
  origens: [],
};

const SEM_RESPOSTA = 'A resposta não chegou. Se a chave já está na lista, revogue-a e crie outra.';

/** Creates an API key. The key exists only in `criada`, until the dialog is closed. */
export function useNovaChave() {
  const comercio_nome = useComercioNome();
  const utils = trpc.useUtils();
  const [aberta, setAberta] = useState(false);
  const [criada, setCriada] = useState<ChaveCriada | null>(null);
  const form = useForm({ defaultValues: VAZIO, resolver: zodResolver(criarChaveSchema) });
  const criar = trpc.chaves.criar.useMutation({
    onSuccess: setCriada,
    onError: (erro) => notifyFailureWithReason(FALHAS['chaves.criar'], erro, SEM_RESPOSTA),
    onSettled: () => utils.chaves.listar.invalidate(),
  });
  return {
    aberta,
    criada,
    form,
    criando: criar.isPending,
    abrir: () => {
      form.reset(VAZIO);
      setCriada(null);
      setAberta(true);
    },
    fechar: () => {
      setAberta(false);
      // The mutation keeps its answer, which contains the key.
      criar.reset();
      setCriada(null);
    },
    enviar: form.handleSubmit((nova) => criar.mutate({ comercio_nome, ...nova })),
  };
}

export type NovaChave = ReturnType<typeof useNovaChave>;
