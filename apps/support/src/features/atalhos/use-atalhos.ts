import { trpc } from '@corre/client/trpc.ts';
import { useEffect, useEffectEvent } from 'react';
import { useAtos } from '../atos/atos.tsx';
import { useEntregadores } from '../torre/use-torre.ts';
import { atalhoDe } from './atalho-de.ts';

const CAMADAS = '[role=dialog],[role=alertdialog],[role=menu],[role=listbox]';

/** The id of the row that holds the focus, out of `data-entregador` or `data-solicitacao`; null elsewhere. */
function idNoFoco(nome: 'entregador' | 'solicitacao'): number | null {
  const linha = document.activeElement?.closest<HTMLElement>(`[data-${nome}]`);
  return linha ? Number(linha.dataset[nome]) : null;
}

/** Brings the focus to the search of the open tab. */
export function irParaBusca(): void {
  const campo = document.querySelector<HTMLInputElement>('main input[type=search]:not([data-sem-atalho])');
  campo?.scrollIntoView({ block: 'center' });
  campo?.focus();
}

/** `A` assign, `S` suspend, `R` reset refusals, `/` search, `?` help; the first three on the row that has the focus. */
export function useAtalhos(): void {
  const { abrir, atribuir } = useAtos();
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
      atribuir(entregador ? { entregador_id: entregador.id } : solicitacao_id ? { solicitacao_id } : {});
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
