import type { AcaoIntervencao } from '@corre/contract/vocabulario.ts';
import { usePhone } from '@corre/ui/kit/media-query/use-media-query.ts';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useLocation } from 'wouter';

/** The courier that a dialog acts on. */
export interface Target {
  id: number;
  nome_completo: string;
}

/** An account whose sessions can be ended, and that gets a link for a new password. */
export interface Conta {
  user_type: 'entregador' | 'comercio';
  id: number;
  nome: string;
}

/** A delivery that a courier holds and that support acts on. */
export interface EntregaParada {
  solicitacao_id: number;
  entregador_id: number;
  entregador_nome: string;
  comercio: string;
  endereco: string;
}

/** The open dialog with its data. At most one dialog is open at a time. */
export type Act =
  | { tipo: 'suspender_manual' }
  | { tipo: 'suspender'; entregador: Target }
  | { tipo: 'remover_suspensao'; entregador: Target }
  | { tipo: 'resetar_recusas'; entregador: Target }
  | { tipo: 'detalhes'; entregador: Target }
  | { tipo: 'linha_do_tempo'; solicitacao_id: number }
  | { tipo: 'encerrar_sessoes'; conta: Conta }
  | { tipo: 'link_de_senha'; conta: Conta }
  | { tipo: 'intervir'; acao: AcaoIntervencao; entrega: EntregaParada }
  | { tipo: 'dispensar_codigo'; entrega: EntregaParada }
  | { tipo: 'atribuir' }
  | { tipo: 'ajuda' };

/** The requests and the courier that are chosen for the assignment. */
interface Selection {
  solicitacao_ids: readonly number[];
  entregador_id: number | null;
}

interface Acts {
  act: Act | null;
  /** False during the closing animation, while `act` still has the last dialog. */
  open: boolean;
  /** Counts the openings. It is the React key of a dialog, so that each opening has a new state. */
  vez: number;
  show: (act: Act) => void;
  close: () => void;
  selection: Selection;
  select: (part: Partial<Selection>) => void;
  /** Opens the assignment: focuses the form on the dashboard, or opens a dialog on a phone. */
  atribuir: (part?: Partial<Selection>) => void;
  /** The assignment form must take the focus after it mounts. */
  wantsFocus: boolean;
  focused: () => void;
  /** The request that the list must scroll to and focus. */
  highlight: number | null;
  highlightIt: (solicitacao_id: number | null) => void;
  /** Focuses the search field of the open tab. A tab without one switches to the dashboard. */
  goToSearch: () => void;
  wantsSearch: boolean;
  searchFocused: () => void;
}

const ActsContext = createContext<Acts | null>(null);

export function useActs(): Acts {
  const acts = use(ActsContext);
  if (!acts) throw new Error('useAtos needs an AtosProvider above it');
  return acts;
}

/** Provides the open dialog, the chosen requests and the chosen courier to rows, menus and shortcuts. */
export function ActsProvider({ children }: { children: ReactNode }) {
  const phone = usePhone();
  const [local, navigate] = useLocation();
  const [{ act, open, vez }, setDialogo] = useState<Pick<Acts, 'act' | 'open' | 'vez'>>({
    act: null,
    open: false,
    vez: 0,
  });
  const [selection, setSelection] = useState<Selection>({ solicitacao_ids: [], entregador_id: null });
  const [wantsFocus, setWantsFocus] = useState(false);
  const [highlight, setHighlight] = useState<number | null>(null);
  const [wantsSearch, setWantsSearch] = useState(false);

  const acts = useMemo<Acts>(() => {
    const show = (novo: Act) => setDialogo((before) => ({ act: novo, open: true, vez: before.vez + 1 }));
    const close = () => setDialogo((before) => ({ ...before, open: false }));
    const select = (part: Partial<Selection>) => setSelection((before) => ({ ...before, ...part }));
    return {
      act,
      open,
      vez,
      show,
      close,
      selection,
      select,
      atribuir: (part = {}) => {
        select(part);
        if (phone) return show({ tipo: 'atribuir' });
        close();
        // A navigation to the same page would remove the filters from the URL.
        if (local !== '/') navigate('/');
        setWantsFocus(true);
      },
      wantsFocus,
      focused: () => setWantsFocus(false),
      highlight,
      highlightIt: setHighlight,
      goToSearch: () => {
        const field = document.querySelector<HTMLInputElement>('main input[type=search]');
        field?.scrollIntoView({ block: 'center' });
        field?.focus();
        if (field) return;
        navigate('/');
        setWantsSearch(true);
      },
      wantsSearch,
      searchFocused: () => setWantsSearch(false),
    };
  }, [act, open, vez, selection, wantsFocus, highlight, wantsSearch, phone, local, navigate]);
  return <ActsContext value={acts}>{children}</ActsContext>;
}
