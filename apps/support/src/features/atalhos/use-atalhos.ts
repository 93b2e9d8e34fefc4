import { trpc } from '@corre/client/trpc.ts';
import { useEffect, useEffectEvent } from 'react';
import { useAtos } from '../atos/atos.tsx';
import { useMarcar } from '../solicitacoes/use-marcar.ts';
import { useEntregadores } from '../torre/use-torre.ts';
import { atalhoDe } from './atalho-de.ts';

/** Layers that cover the page and turn the shortcuts off. A drawer with `data-beside` leaves the page usable. */
const CAMADAS = '[role=dialog]:not([data-beside]),[role=alertdialog],[role=menu],[role=listbox]';

/** Reads the id of the focused row from `data-entregador` or `data-solicitacao`. Returns null outside of a row. */
function idNoFoco(nome: 'entregador' | 'solicitacao'): number | null {
  const linha = document.activeElement?.closest<HTMLElement>(`[data-${nome}]`);
  return linha ? Number(linha.dataset[nome]) : null;
}

/**
 * Handles the keys `A` assign, `X` mark, `S` suspend, `R` reset refusals, `/` search and `?` help.
 * The first four keys act on the focused row.
 */
export function useAtalhos(): void {
  const { abrir, atribuir, selecao, irParaBusca } = useAtos();
  const { alternar } = useMarcar();
  const ativos = useEntregadores().data;
  const utils = trpc.useUtils();
  const entregadorNoFoco = () => {
    const id = idNoFoco('entregador');
    const todos = [...(ativos ?? []), ...(utils.entregadores.todos.getData() ?? [])];
    return todos.find((entregador) => entregador.id === id);
  };
  const atender = useEffectEvent((event: KeyboardEvent) => {
    const atalho = atalhoDe(event);
    if (!atalho || document.querySelector(CAMADAS)) return;
    const entregador = entregadorNoFoco();
    const solicitacao_id = idNoFoco('solicitacao');
    if (atalho === 'ajuda') abrir({ tipo: 'ajuda' });
    else if (atalho === 'buscar') irParaBusca();
    else if (atalho === 'atribuir') {
      const ja = solicitacao_id === null || selecao.solicitacao_ids.includes(solicitacao_id);
      if (entregador) atribuir({ entregador_id: entregador.id });
      else atribuir(ja ? {} : { solicitacao_ids: [solicitacao_id] });
    } else if (atalho === 'marcar') {
      if (solicitacao_id !== null) alternar(solicitacao_id);
    } else if (atalho === 'suspender') {
      if (!entregador) abrir({ tipo: 'suspender_manual' });
      else if (entregador.ativo && !entregador.suspenso) abrir({ tipo: 'suspender', entregador });
    } else if (entregador && entregador.recusas_consecutivas > 0) abrir({ tipo: 'resetar_recusas', entregador });
    event.preventDefault();
  });
  useEffect(() => {
    const ouvir = (event: KeyboardEvent) => atender(event);
    document.addEventListener('keydown', ouvir);
    return () => document.removeEventListener('keydown', ouvir);
  }, []);
}
