import { trpc } from '@corre/client/trpc.ts';
import { singleKeysOn } from '@corre/ui/kit/keyboard/single-keys.ts';
import { useEffect, useEffectEvent } from 'react';
import { useActs } from '../atos/atos.tsx';
import { useMarcar } from '../solicitacoes/use-marcar.ts';
import { useEntregadores } from '../torre/use-torre.ts';

type Atalho = 'atribuir' | 'marcar' | 'suspender' | 'resetar' | 'buscar' | 'ajuda';

const KEYS: Record<string, Atalho> = {
  a: 'atribuir',
  x: 'marcar',
  s: 'suspender',
  r: 'resetar',
  '/': 'buscar',
  '?': 'ajuda',
};

/** The shortcuts and their texts, in the order of the help dialog. */
export const LEGENDA: readonly { key: string; text: string }[] = [
  { key: '/', text: 'Buscar solicitação, entregador ou loja; Enter leva até lá' },
  { key: 'A', text: 'Atribuir a solicitação ou o entregador da linha em foco' },
  { key: 'X', text: 'Marcar a solicitação em foco, para atribuir várias; Shift com as setas marca em seguida' },
  { key: 'S', text: 'Suspender o entregador da linha em foco, ou escolher um' },
  { key: 'R', text: 'Resetar as recusas do entregador da linha em foco' },
  { key: '?', text: 'Mostrar esta ajuda' },
  { key: 'Esc', text: 'Fechar o que estiver aberto' },
];

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'defaultPrevented'>;

/** Returns whether the user is typing into a text field. */
const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/**
 * Returns the shortcut of a key press.
 * Returns null with Ctrl, Alt or Command, in a text field, after `preventDefault`, and when the user has turned
 * shortcuts off.
 */
export function shortcutOf(event: Key): Atalho | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return null;
  if (!singleKeysOn()) return null;
  return KEYS[event.key.toLowerCase()] ?? null;
}

/** Layers that cover the page and turn the shortcuts off. A drawer with `data-beside` leaves the page usable. */
const CAMADAS = '[role=dialog]:not([data-beside]),[role=alertdialog],[role=menu],[role=listbox]';

/** Reads the id of the focused row from `data-entregador` or `data-solicitacao`. Returns null outside of a row. */
function idNoFoco(nome: 'entregador' | 'solicitacao'): number | null {
  const row = document.activeElement?.closest<HTMLElement>(`[data-${nome}]`);
  return row ? Number(row.dataset[nome]) : null;
}

/**
 * Handles the keys `A` assign, `X` mark, `S` suspend, `R` reset refusals, `/` search and `?` help.
 * The first four keys act on the focused row.
 */
export function useShortcuts(): void {
  const { show, atribuir, selection, goToSearch } = useActs();
  const { toggle } = useMarcar();
  const ativos = useEntregadores().data;
  const utils = trpc.useUtils();
  const entregadorNoFoco = () => {
    const id = idNoFoco('entregador');
    const all = [...(ativos ?? []), ...(utils.entregadores.todos.getData() ?? [])];
    return all.find((entregador) => entregador.id === id);
  };
  const atender = useEffectEvent((event: KeyboardEvent) => {
    const atalho = shortcutOf(event);
    if (!atalho || document.querySelector(CAMADAS)) return;
    const entregador = entregadorNoFoco();
    const solicitacao_id = idNoFoco('solicitacao');
    if (atalho === 'ajuda') show({ tipo: 'ajuda' });
    else if (atalho === 'buscar') goToSearch();
    else if (atalho === 'atribuir') {
      const ja = solicitacao_id === null || selection.solicitacao_ids.includes(solicitacao_id);
      if (entregador) atribuir({ entregador_id: entregador.id });
      else atribuir(ja ? {} : { solicitacao_ids: [solicitacao_id] });
    } else if (atalho === 'marcar') {
      if (solicitacao_id !== null) toggle(solicitacao_id);
    } else if (atalho === 'suspender') {
      if (!entregador) show({ tipo: 'suspender_manual' });
      else if (entregador.ativo && !entregador.suspenso) show({ tipo: 'suspender', entregador });
    } else if (entregador && entregador.recusas_consecutivas > 0) show({ tipo: 'resetar_recusas', entregador });
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => atender(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
