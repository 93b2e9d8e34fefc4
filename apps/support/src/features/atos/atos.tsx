import { usePhone } from '@corre/ui/kit/data-table/use-phone.ts';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { Ato, Selecao } from './ato.ts';

interface Atos {
  ato: Ato | null;
  /** false while the last dialog goes away */
  aberto: boolean;
  /** counts the dialogs, so that each starts afresh */
  vez: number;
  abrir: (ato: Ato) => void;
  fechar: () => void;
  selecao: Selecao;
  selecionar: (parte: Partial<Selecao>) => void;
  /** leads to the assignment: the card of the dashboard, a dialog on a phone */
  atribuir: (parte?: Partial<Selecao>) => void;
  /** the card is to take the focus once it stands */
  querFoco: boolean;
  focado: () => void;
  /** the request that the list is to bring into view and give the focus to */
  destaque: number | null;
  destacar: (solicitacao_id: number | null) => void;
  /** leads to the search of the open tab, or to the one search of the dashboard */
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

/** The open dialog and the chosen request and courier, which rows, menus and keys all over the panel share. */
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
        // Navigating where one stands already would take the filters out of the address.
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
