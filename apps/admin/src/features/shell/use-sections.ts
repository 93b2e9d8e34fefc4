import { trpc } from '@corre/client/trpc.ts';
import { panelNamed } from '@corre/contract/panels.ts';
import { markedTab, type TabGroup } from '@corre/ui/kit/tabs/tab-list.tsx';
import { useSwitchedOff } from '@corre/ui/shell/integracoes/use-switched-off.ts';
import { useTabRoute } from '@corre/ui/shell/use-tab-route.ts';
import {
  Banknote,
  Building2,
  CalendarDays,
  ChartColumn,
  ChartLine,
  HandCoins,
  Landmark,
  Plug,
  ReceiptText,
  ScrollText,
  Settings,
  Store,
  Upload,
  UserRoundCheck,
  Users,
} from 'lucide-react';

/** The sections, spelled as in the address. */
export type Tab =
  | 'entregadores'
  | 'aprovacoes'
  | 'visao-geral'
  | 'relatorio-entregadores'
  | 'relatorio-comercios'
  | 'dados-comercios'
  | 'acompanhamento-semanal'
  | 'fechamento-da-semana'
  | 'recebimentos'
  | 'gerenciar-comercios'
  | 'configuracoes-admin'
  | 'relatorio-semana'
  | 'semana'
  | 'dinheiro-em-maos'
  | 'integracoes'
  | 'registro'
  | 'importar';

/** The four groups of sections: people, week and money, reports, system. The first section is the default. */
const GROUPS: readonly TabGroup<Tab>[] = [
  {
    title: 'Pessoas',
    items: [
      { value: 'entregadores', label: 'Entregadores', icon: Users },
      { value: 'aprovacoes', label: 'Aprovações', icon: UserRoundCheck },
      { value: 'gerenciar-comercios', label: 'Gerenciar Comércios', icon: Building2 },
    ],
  },
  {
    title: 'Semana e dinheiro',
    items: [
      { value: 'fechamento-da-semana', label: 'Fechamento da Semana', icon: Banknote },
      { value: 'recebimentos', label: 'Recebimentos', icon: Landmark },
      { value: 'acompanhamento-semanal', label: 'Acompanhamento Semanal', icon: CalendarDays },
      { value: 'dinheiro-em-maos', label: 'Dinheiro em Mãos', icon: HandCoins },
    ],
  },
  {
    title: 'Relatórios',
    items: [
      { value: 'visao-geral', label: 'Visão geral', icon: ChartLine },
      { value: 'relatorio-entregadores', label: 'Relatório Entregadores', icon: ScrollText },
      { value: 'relatorio-comercios', label: 'Relatório Comércios', icon: ReceiptText },
      { value: 'dados-comercios', label: 'Dados Comércios', icon: Store },
      { value: 'relatorio-semana', label: 'Relatório Semana', icon: ChartColumn },
    ],
  },
  {
    title: 'Sistema',
    items: [
      { value: 'integracoes', label: 'Integrações', icon: Plug },
      { value: 'configuracoes-admin', label: 'Configurações', icon: Settings },
    ],
  },
];

/**
 * The sheet of a week has an address, but no place in the rail. 'Visão geral' and 'Relatório Semana' lead there. The
 * first is marked, because the sheet leads back to it.
 */
const FOLHA = { value: 'semana', label: 'Folha da semana', icon: ScrollText, ledBy: 'visao-geral' } as const;

/** The audit log has an address, but no place in the rail. 'Configurações' leads there. */
const REGISTRO = { value: 'registro', label: 'Registro', icon: ScrollText, ledBy: 'configuracoes-admin' } as const;

/** The import has an address, but no place in the rail. The lists of couriers and shops lead there. */
const IMPORTAR = { value: 'importar', label: 'Importar', icon: Upload, ledBy: 'entregadores' } as const;

const TABS = [...GROUPS.flatMap(({ items }) => items), FOLHA, REGISTRO, IMPORTAR];

/**
 * Returns the sections in their groups, the open one, and the one to mark. 'Aprovações' shows the count of waiting registrations. It is
 * hidden if approval is off and no waiting or refused registration is left [aprovacao]. 'Recebimentos' is reached from
 * the invoices of a week, and is hidden elsewhere. 'Integrações' shows how many
 * the system has switched off.
 */
export function useSections() {
  const rota = useTabRoute(TABS, panelNamed('admin').title);
  const { data: totais } = trpc.aprovacao.totais.useQuery();
  const usada = totais !== undefined && (totais.exige || totais.pendentes > 0 || totais.recusados > 0);
  const count = totais?.pendentes ?? 0;
  const desligadas = useSwitchedOff();
  const avisos: Partial<Record<Tab, { count: number; countLabel: string }>> = {
    aprovacoes: { count, countLabel: count === 1 ? 'cadastro espera' : 'cadastros esperam' },
    integracoes: {
      count: desligadas,
      countLabel: desligadas === 1 ? 'desligada pelo sistema' : 'desligadas pelo sistema',
    },
  };
  const groups: TabGroup<Tab>[] = GROUPS.map(({ title, items }) => ({
    title,
    items: items
      .filter(({ value }) => value !== 'aprovacoes' || usada || rota.value === 'aprovacoes')
      .filter(({ value }) => value !== 'recebimentos' || rota.value === 'recebimentos')
      .map(({ value, ...item }) => ({ ...item, ...avisos[value], value, href: rota.hrefOf(value) })),
  }));
  const marked = markedTab(
    groups.flatMap(({ items }) => items),
    rota,
  );
  return { ...rota, groups, marked };
}
