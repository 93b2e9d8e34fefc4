import { type Outputs, trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export type Memoria = Outputs['enderecos']['listar'];

/** What is asked about before it is deleted; `texto` as it is shown. */
export interface Apagavel {
  tipo: 'endereco' | 'dica' | 'todos';
  id: number;
  texto: string;
}

const PAUSA_MS = 250;

/** One page of the shop's addresses, by what was searched for. */
export function useMemoria() {
  const comercio_nome = useComercioNome();
  const [texto, setTexto] = useState('');
  const [q, setQ] = useState('');
  const [pagina, setPagina] = useState(1);
  useEffect(() => {
    const espera = setTimeout(() => {
      setQ(texto.trim());
      setPagina(1);
    }, PAUSA_MS);
    return () => clearTimeout(espera);
  }, [texto]);
  const consulta = trpc.enderecos.listar.useQuery({ comercio_nome, q, pagina }, { placeholderData: keepPreviousData });
  return {
    texto,
    setTexto,
    lista: consulta.data,
    falhou: consulta.isError && !consulta.data,
    tentar: () => void consulta.refetch(),
    pagina,
    setPagina,
  };
}

/** Deleting an address, a hint or everything, which asks first. */
export function useApagar() {
  const comercio_nome = useComercioNome();
  const utils = trpc.useUtils();
  const [alvo, setAlvo] = useState<Apagavel | null>(null);
  const [aberto, setAberto] = useState(false);
  const ato = (falha: string) => ({
    onSuccess: ({ message }: { message: string }) => notify.success(message),
    onError: (erro: unknown) => notifyFailureWithReason(falha, erro),
    onSettled: () => {
      setAberto(false);
      return utils.enderecos.invalidate();
    },
  });
  const endereco = trpc.enderecos.apagar.useMutation(ato(FALHAS['enderecos.apagar']));
  const dica = trpc.enderecos.apagarDica.useMutation(ato(FALHAS['enderecos.apagarDica']));
  const todos = trpc.enderecos.apagarTodos.useMutation(ato(FALHAS['enderecos.apagarTodos']));
  return {
    alvo,
    aberto,
    setAberto,
    perguntar: (novo: Apagavel) => {
      setAlvo(novo);
      setAberto(true);
    },
    confirmar: () => {
      if (alvo?.tipo === 'endereco') endereco.mutate({ comercio_nome, endereco_id: alvo.id });
      if (alvo?.tipo === 'dica') dica.mutate({ comercio_nome, dica_id: alvo.id });
      if (alvo?.tipo === 'todos') todos.mutate({ comercio_nome });
    },
    apagando: endereco.isPending || dica.isPending || todos.isPending,
  };
}
