import type { AcaoIntervencao } from '@corre/contract/vocabulario.ts';
import { usePhone } from '@corre/ui/kit/data-table/use-phone.ts';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useLocation } from 'wouter';

/** The courier that a dialog acts on. */
export interface Alvo {
  id: number;
  nome_completo: string;
}

/** An account whose sessions can be ended. */
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
export type Ato =
  | { tipo: 'suspender_manual' }
  | { tipo: 'suspender'; entregador: Alvo }
  | { tipo: 'remover_suspensao'; entregador: Alvo }
  | { tipo: 'resetar_recusas'; entregador: Alvo }
  | { tipo: 'detalhes'; entregador: Alvo }
  | { tipo: 'linha_do_tempo'; solicitacao_id: number }
  | { tipo: 'encerrar_sessoes'; conta: Conta }
  | { tipo: 'intervir'; acao: AcaoIntervencao; entrega: EntregaParada }
  | { tipo: 'dispensar_codigo'; entrega: EntregaParada }
  | { tipo: 'atribuir' }
  | { tipo: 'ajuda' };

/** The requests and the courier that are chosen for the assignment. */
interface Selecao {
  solicitacao_ids: readonly number[];
  entregador_id: number | null;
}

interface Atos {
  ato: Ato | null;
  /** False during the closing animation, while `ato` still has the last dialog. */
  aberto: boolean;
  /** Counts the openings. It is the React key of a dialog, so that each opening has a new state. */
  vez: number;
  abrir: (ato: Ato) => void;
  fechar: () => void;
  selecao: Selecao;
  selecionar: (parte: Partial<Selecao>) => void;
  /** Opens the assignment: focuses the form on the dashboard, or opens a dialog on a phone. */
  atribuir: (parte?: Partial<Selecao>) => void;
  /** The assignment form must take the focus after it mounts. */
  querFoco: boolean;
  focado: () => void;
  /** The request that the list must scroll to and focus. */
  destaque: number | null;
  destacar: (solicitacao_id: number | null) => void;
  /** Focuses the search field of the open tab. A tab without one switches to the dashboard. */
  irParaBusca: () => void;
  querBusca: boolean;
  buscaFocada: () => void;
}

const AtosContext = createContext<Atos | null>(null);

export function useAtos(): Atos {
  const atos = use(AtosContext);
  if (!atos) throw new Error('useAtos needs an AtosProvider above it');
  return atos;
}

/** Provides the open dialog, the chosen requests and the chosen courier to rows, menus and shortcuts. */
export function AtosProvider({ children }: { children: ReactNode }) {
  const phone = usePhone();
  const [local, navigate] = useLocation();
  const [{ ato, aberto, vez }, setDialogo] = useState<Pick<Atos, 'ato' | 'aberto' | 'vez'>>({
    ato: null,
    aberto: false,
    vez: 0,
  });
  const [selecao, setSelecao] = useState<Selecao>({ solicitacao_ids: [], entregador_id: null });
  const [querFoco, setQuerFoco] = useState(false);
  const [destaque, setDestaque] = useState<number | null>(null);
  const [querBusca, setQuerBusca] = useState(false);

  const atos = useMemo<Atos>(() => {
    const abrir = (novo: Ato) => setDialogo((antes) => ({ ato: novo, aberto: true, vez: antes.vez + 1 }));
    const fechar = () => setDialogo((antes) => ({ ...antes, aberto: false }));
    const selecionar = (parte: Partial<Selecao>) => setSelecao((antes) => ({ ...antes, ...parte }));
    return {
      ato,
      aberto,
      vez,
      abrir,
      fechar,
      selecao,
      selecionar,
      atribuir: (parte = {}) => {
        selecionar(parte);
        if (phone) return abrir({ tipo: 'atribuir' });
        fechar();
        // A navigation to the same page would remove the filters from the URL.
        if (local !== '/') navigate('/');
        setQuerFoco(true);
      },
      querFoco,
      focado: () => setQuerFoco(false),
      destaque,
      destacar: setDestaque,
      irParaBusca: () => {
        const campo = document.querySelector<HTMLInputElement>('main input[type=search]');
        campo?.scrollIntoView({ block: 'center' });
        campo?.focus();
        if (campo) return;
        navigate('/');
        setQuerBusca(true);
      },
      querBusca,
      buscaFocada: () => setQuerBusca(false),
    };
  }, [ato, aberto, vez, selecao, querFoco, destaque, querBusca, phone, local, navigate]);
  return <AtosContext value={atos}>{children}</AtosContext>;
}
