import { ALONE, trpc } from '@corre/client/trpc.ts';
import type { EntregadorDoAdmin } from '@corre/contract/entregadores/ficha-contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason, useFailureNotice } from '@corre/ui/shell/failure-notice.ts';
import { useAddress } from '@corre/ui/shell/use-address.ts';
import { useMemo } from 'react';
import { useDialogState } from '../shell/use-dialog-state.ts';
import type { SituacaoDoCadastro } from './ficha.ts';

/** The parameters of the address that change the first rows of the table. */
const MUDA_O_COMECO = ['busca', 'ordem', 'pagina', 'por_pagina'];

/** Returns the couriers of the chosen state. One list gives both counts. */
export function useEntregadores() {
  const [params, change] = useAddress();
  const situacao: SituacaoDoCadastro = params.get('situacao') === 'removidos' ? 'removidos' : 'ativos';
  // True for the active couriers without such parameters: the first rows of the list are then the first rows of the
  // table.
  const doComeco = situacao === 'ativos' && !MUDA_O_COMECO.some((nome) => params.has(nome));
  const first = trpc.entregadores.primeiros.useQuery(undefined, {
    enabled: ({ state }) => doComeco && state.dataUpdateCount + state.errorUpdateCount === 0,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Starts after the first rows. In one batch, the server would send both answers at the same time.
  const query = trpc.entregadores.listaMascarada.useQuery(
    { situacao: 'todos' },
    { trpc: ALONE, enabled: !doComeco || first.isFetched },
  );
  useFailureNotice(query.isError, FALHAS['entregadores.listaMascarada']);
  const all = query.data;
  const ativos = useMemo(() => all?.filter(({ ativo }) => ativo), [all]);
  const removidos = useMemo(() => all?.filter(({ ativo }) => !ativo), [all]);
  const choose = (nova: SituacaoDoCadastro) => change({ situacao: nova === 'ativos' ? null : nova, pagina: null });
  return {
    todos: all,
    ativos,
    removidos,
    shown: situacao === 'ativos' ? (ativos ?? (doComeco ? first.data : undefined)) : removidos,
    /** true while only the first rows have arrived */
    incompletos: all === undefined,
    situacao,
    choose,
    failed: query.isError && !all,
    retry: () => void query.refetch(),
  };
}

/**
 * Removes a courier after a question.
 */
export function useRemover(onRemovido: () => void) {
  const utils = trpc.useUtils();
  const question = useDialogState<EntregadorDoAdmin>();
  const remover = trpc.entregadores.remover.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      question.close();
      onRemovido();
      return utils.entregadores.invalidate();
    },
    onError: (error) => {
      question.close();
      notifyFailureWithReason(FALHAS['entregadores.remover'], error);
    },
  });
  return {
    ...question,
    confirmar: () => question.target && remover.mutate({ entregador_id: question.target.id }),
    removing: remover.isPending,
  };
}

/** Sends the first section's queries in one batch with the panel's first queries, while the section's chunk loads. */
export function PrimeirasRespostas() {
  useEntregadores();
  return null;
}
