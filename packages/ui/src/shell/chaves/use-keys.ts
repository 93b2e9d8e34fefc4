import { trpc } from '@corre/client/trpc.ts';
import type { ChaveListada } from '@corre/contract/chaves/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { useState } from 'react';
import { notify } from '../../kit/toaster/notify.ts';
import { notifyFailureWithReason } from '../failure-notice.ts';

/** Loads a shop's keys, split into active and ended ones. */
export function useKeys(comercio_nome: string) {
  const lista = trpc.chaves.listar.useQuery({ comercio_nome }, { staleTime: 0 });
  return {
    ativas: lista.data?.filter(({ situacao }) => situacao === 'ativa'),
    encerradas: lista.data?.filter(({ situacao }) => situacao !== 'ativa') ?? [],
    falhou: lista.isError && !lista.data,
    tentando: lista.isFetching,
    tentar: () => void lista.refetch(),
  };
}

/** Revokes a key after a question. */
export function useRevoke(comercio_nome: string) {
  const utils = trpc.useUtils();
  const [alvo, setAlvo] = useState<ChaveListada | null>(null);
  const [aberto, setAberto] = useState(false);
  const revogar = trpc.chaves.revogar.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      setAberto(false);
    },
    onError: (erro) => notifyFailureWithReason(FALHAS['chaves.revogar'], erro),
    onSettled: () => utils.chaves.listar.invalidate(),
  });
  return {
    alvo,
    aberto,
    setAberto,
    perguntar: (chave: ChaveListada) => {
      setAlvo(chave);
      setAberto(true);
    },
    confirmar: () => alvo && revogar.mutate({ comercio_nome, chave_id: alvo.id }),
    revogando: revogar.isPending,
  };
}
