import { ALONE, trpc } from '@corre/client/trpc.ts';
import type { EntregadorDoAdmin } from '@corre/contract/entregadores/ficha-contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason, useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { SituacaoDoCadastro } from './ficha.ts';

/** The parameters of the address that change the first rows of the table. */
const MUDA_O_COMECO = ['busca', 'ordem', 'pagina', 'por_pagina'];

/** Returns the couriers of the chosen state. One list gives both counts. */
export function useEntregadores() {
  const [params, setParams] = useSearchParams();
  const situacao: SituacaoDoCadastro = params.get('situacao') === 'removidos' ? 'removidos' : 'ativos';
  // True for the active couriers without such parameters: the first rows of the list are then the first rows of the
  // table.
  const doComeco = situacao === 'ativos' && !MUDA_O_COMECO.some((nome) => params.has(nome));
  const primeiros = trpc.entregadores.primeiros.useQuery(undefined, {
    enabled: ({ state }) => doComeco && state.dataUpdateCount + state.errorUpdateCount === 0,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Starts after the first rows. In one batch, the server would send both answers at the same time.
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
    /** true while only the first rows have arrived */
    incompletos: todos === undefined,
    situacao,
    escolher,
    falhou: consulta.isError && !todos,
    tentar: () => void consulta.refetch(),
  };
}

/**
 * Removes a courier after a question. `alvo` stays after the dialog closes, so that its name stays during the fade-out.
 */
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
