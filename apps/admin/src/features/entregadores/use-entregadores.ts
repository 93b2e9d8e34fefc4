import { ALONE, trpc } from '@corre/client/trpc.ts';
import type { EntregadorDoAdmin } from '@corre/contract/entregadores/ficha-contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason, useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { SituacaoDoCadastro } from './ficha.ts';

/** What of a table's address shows others first. */
const MUDA_O_COMECO = ['busca', 'ordem', 'pagina', 'por_pagina'];

/** The couriers of the chosen situation; both counts come out of one list. */
export function useEntregadores() {
  const [params, setParams] = useSearchParams();
  const situacao: SituacaoDoCadastro = params.get('situacao') === 'removidos' ? 'removidos' : 'ativos';
  // as the address is when nobody has asked for another page, another order or a word: then the first rows are the first rows
  const doComeco = situacao === 'ativos' && !MUDA_O_COMECO.some((nome) => params.has(nome));
  const primeiros = trpc.entregadores.primeiros.useQuery(undefined, {
    enabled: ({ state }) => doComeco && state.dataUpdateCount + state.errorUpdateCount === 0,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // behind them, or the server would answer both together
  const consulta = trpc.entregadores.listaMascarada.useQuery(
    { situacao: 'todos' },
    { trpc: ALONE, enabled: !doComeco || primeiros.isFetched },
  );
  useFailureNotice(consulta.isError, FALHAS['entregadores.listaMascarada']);
  const todos = consulta.data;
  const ativos = useMemo(() => todos?.filter(({ ativo }) => ativo), [todos]);
  const removidos = useMemo(() => todos?.filter(({ ativo }) => !ativo), [todos]);
  const escolher = (nova: SituacaoDoCadastro) =>
    setParams(
      (antes) => {
        const novos = new URLSearchParams(antes);
        if (nova === 'ativos') novos.delete('situacao');
        else novos.set('situacao', nova);
        novos.delete('pagina');
        return novos;
      },
      { replace: true },
    );
  return {
    todos,
    ativos,
    removidos,
    mostrados: situacao === 'ativos' ? (ativos ?? (doComeco ? primeiros.data : undefined)) : removidos,
    /** of what is shown, the rest is still on its way */
    incompletos: todos === undefined,
    situacao,
    escolher,
    falhou: consulta.isError && !todos,
    tentar: () => void consulta.refetch(),
  };
}

/** The removal of a courier, which asks first. The last one asked about stays, so that the dialog fades out with its name. */
export function useRemover(onRemovido: () => void) {
  const utils = trpc.useUtils();
  const [alvo, setAlvo] = useState<EntregadorDoAdmin | null>(null);
  const [aberto, setAberto] = useState(false);
  const remover = trpc.entregadores.remover.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      setAberto(false);
      onRemovido();
      return utils.entregadores.invalidate();
    },
    onError: (erro) => {
      setAberto(false);
      notifyFailureWithReason(FALHAS['entregadores.remover'], erro);
    },
  });
  return {
    alvo,
    aberto,
    perguntar: (entregador: EntregadorDoAdmin) => {
      setAlvo(entregador);
      setAberto(true);
    },
    setAberto,
    confirmar: () => alvo && remover.mutate({ entregador_id: alvo.id }),
    removendo: remover.isPending,
  };
}
