import { type Outputs, trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export type Memoria = Outputs['enderecos']['listar'];

/** The thing to delete. `text` is its text on the screen. */
export interface Apagavel {
  tipo: 'endereco' | 'dica' | 'todos';
  id: number;
  text: string;
}

const DEBOUNCE_MS = 250;

/** Returns one page of the shop's addresses that match the search text. */
export function useMemoria() {
  const comercio_nome = useComercioNome();
  const [text, setText] = useState('');
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  useEffect(() => {
    const espera = setTimeout(() => {
      setQ(text.trim());
      setPage(1);
    }, DEBOUNCE_MS);
    return () => clearTimeout(espera);
  }, [text]);
  const query = trpc.enderecos.listar.useQuery(
    { comercio_nome, q, pagina: page },
    { placeholderData: keepPreviousData },
  );
  return {
    text,
    setText,
    list: query.data,
    failed: query.isError && !query.data,
    retry: () => void query.refetch(),
    pagina: page,
    setPage,
  };
}

/** Returns the state of the question before a deletion, and the deletion of an address, a hint or everything. */
export function useApagar() {
  const comercio_nome = useComercioNome();
  const utils = trpc.useUtils();
  const [target, setTarget] = useState<Apagavel | null>(null);
  const [open, setOpen] = useState(false);
  const act = (falha: string) => ({
    onSuccess: ({ message }: { message: string }) => notify.success(message),
    onError: (error: unknown) => notifyFailureWithReason(falha, error),
    onSettled: () => {
      setOpen(false);
      return utils.enderecos.invalidate();
    },
  });
  const endereco = trpc.enderecos.apagar.useMutation(act(FALHAS['enderecos.apagar']));
  const dica = trpc.enderecos.apagarDica.useMutation(act(FALHAS['enderecos.apagarDica']));
  const all = trpc.enderecos.apagarTodos.useMutation(act(FALHAS['enderecos.apagarTodos']));
  return {
    target,
    open,
    setOpen,
    ask: (novo: Apagavel) => {
      setTarget(novo);
      setOpen(true);
    },
    confirmar: () => {
      if (target?.tipo === 'endereco') endereco.mutate({ comercio_nome, endereco_id: target.id });
      if (target?.tipo === 'dica') dica.mutate({ comercio_nome, dica_id: target.id });
      if (target?.tipo === 'todos') all.mutate({ comercio_nome });
    },
    deleting: endereco.isPending || dica.isPending || all.isPending,
  };
}
