import { panelNamed } from '@corre/contract/panels.ts';
import { formatAgo } from '@corre/ui/domain/format/dates.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { markedTab, type TabItem } from '@corre/ui/kit/tabs/tab-list.tsx';
import { HeaderTabs } from '@corre/ui/kit/tabs/tabs.tsx';
import { twMerge } from '@corre/ui/kit/theme/merge-classes.ts';
import { OfficeHeader } from '@corre/ui/shell/office-header.tsx';
import { useSession } from '@corre/ui/shell/require-session.tsx';
import type { TabRoute } from '@corre/ui/shell/use-tab-route.ts';
import {
  ChartColumn,
  CircleQuestionMark,
  Database,
  Ellipsis,
  Gauge,
  Headset,
  History,
  Search,
  Settings,
  ShieldOff,
  Users,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { useActs } from './atos/atos.tsx';
import { useSolicitacoes } from './solicitacoes/use-solicitacoes.ts';
import { useEntregadores, useEntregasAtivas } from './torre/use-torre.ts';

type Tab = 'dashboard' | 'suspensoes' | 'entregadores' | 'historico' | 'estatisticas' | 'configuracoes' | 'sistema';

/**
 * The pages. `value` is also the path. The settings lead to 'Sistema', for which the header has no room, and on a phone
 * to 'Estatísticas'.
 */
const TABS: readonly TabItem<Tab>[] = [
  { value: 'dashboard', label: 'Dashboard', icon: Gauge },
  { value: 'suspensoes', label: 'Suspensões', icon: ShieldOff },
  { value: 'entregadores', label: 'Gerenciar', icon: Users },
  { value: 'historico', label: 'Histórico', icon: History },
  { value: 'estatisticas', label: 'Estatísticas', icon: ChartColumn, ledBy: 'configuracoes' },
  { value: 'configuracoes', label: 'Configurações', icon: Settings },
  { value: 'sistema', label: 'Sistema', icon: Database, ledBy: 'configuracoes' },
];

/** Returns the tabs with counts: `contestacoes` on Suspensões and `custodia` on Gerenciar. */
export const comPendencias = (contestacoes: number, custodia: number): TabItem<Tab>[] =>
  TABS.map((tab) => {
    if (tab.value === 'suspensoes') {
      const countLabel = contestacoes === 1 ? 'contestação sem resposta' : 'contestações sem resposta';
      return { ...tab, count: contestacoes, countLabel };
    }
    if (tab.value === 'entregadores') {
      return {
        ...tab,
        count: custodia,
        countLabel: custodia === 1 ? 'pendência de dinheiro' : 'pendências de dinheiro',
      };
    }
    return tab;
  });

/** Returns whether the header shows this page as a tab. */
const noAlto = ({ value }: TabItem<Tab>): boolean => value !== 'sistema';

/** The tabs of a phone, which has room for five. 'Mais' opens the settings, which link to the others. */
export const phoneTabs: readonly TabItem<Tab>[] = TABS.filter((tab) => noAlto(tab) && tab.value !== 'estatisticas').map(
  (tab) => (tab.value === 'configuracoes' ? { ...tab, label: 'Mais', icon: Ellipsis } : tab),
);

/** Above this age the data are out of date, in milliseconds. */
const VELHO_MS = 15_000;

/**
 * Returns the text 'atualizado há 8 s' and whether the data are too old.
 * Both arguments are epoch milliseconds of the same clock. `em` 0 means that no answer has arrived.
 */
export function dataAge(em: number, now: number): { text: string; stale: boolean } {
  if (em === 0) return { text: 'atualizando', stale: false };
  return { text: `atualizado ${formatAgo(em, now)}`, stale: now - em > VELHO_MS };
}

/**
 * Returns when the oldest of the three lists was fetched, in epoch milliseconds of this device's clock.
 * Returns 0 before the first answer.
 */
function useAtualizadoEm(): number {
  const lists = [useSolicitacoes(), useEntregadores(), useEntregasAtivas()];
  return Math.min(...lists.map(({ dataUpdatedAt }) => dataUpdatedAt));
}

function useDeviceNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(clock);
  }, []);
  return now;
}

type Props = {
  /** Shows 'há 2 s' instead of 'atualizado há 2 s'. */
  short?: boolean;
  className?: string;
};

/** Shows the age of the oldest of the three lists. It is amber above 15 s, because the data may be wrong. */
function Atualizado({ short = false, className }: Props) {
  const em = useAtualizadoEm();
  const now = useDeviceNow();
  const { text, stale } = dataAge(em, Math.max(em, now));
  return (
    <span
      className={twMerge(
        'inline-flex shrink-0 items-center gap-2 text-[14px] whitespace-nowrap tabular-nums text-ink-2',
        short && 'gap-1.5 text-[13px]',
        stale && 'font-semibold text-faixa',
        className,
      )}
    >
      <span aria-hidden="true" className={`size-2 rounded-full ${stale ? 'bg-faixa' : 'bg-ok'}`} />
      <span>
        {!short && <span data-palavra>atualizado </span>}
        {text.replace('atualizado ', '')}
      </span>
    </span>
  );
}

const { title: TITLE } = panelNamed('support');
const COM_BUSCA: readonly Tab[] = ['dashboard', 'suspensoes', 'entregadores', 'historico'];

/** Phone layout: panel title above the age of the data and the user's name. */
function NoTelefone({ nome }: { nome: string }) {
  return (
    <span className="min-w-0">
      <span className="line-clamp-2 text-[16px] leading-5 font-bold text-ink">{TITLE}</span>
      <span className="flex min-w-0 items-center gap-1.5 text-[13px] leading-[18px] text-ink-2">
        <Atualizado short />
        <span className="truncate">· {nome}</span>
      </span>
    </span>
  );
}

/** Header of support's panel: tabs, age of the data, help, user name and 'Sair'. */
export function Header({ rota }: { rota: TabRoute<Tab> }) {
  const { user_name } = useSession();
  const { show, goToSearch } = useActs();
  // A count makes a tab as wide as one more word.
  const apertado = rota.items.some(({ count = 0 }) => count > 0);
  const abas = rota.items.filter(noAlto);
  return (
    <OfficeHeader
      title={TITLE}
      showTitle
      height={56}
      tabs={
        <HeaderTabs
          label="Seções do painel"
          items={abas}
          value={markedTab(abas, rota)}
          onValueChange={rota.onValueChange}
          className="[&>*]:px-2 2xl:[&>*]:px-3.5"
        />
      }
      telefone={<NoTelefone nome={user_name} />}
      identidade={
        <>
          <Atualizado
            className={`lg:max-xl:[&>span:last-child]:sr-only ${apertado ? 'xl:max-2xl:[&_[data-palavra]]:sr-only' : ''}`}
          />
          <IconButton icon={CircleQuestionMark} label="Ajuda e atalhos" onClick={() => show({ tipo: 'ajuda' })} />
          <span
            className={`flex size-8 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand-ink ${apertado ? 'lg:max-[1350px]:hidden' : 'lg:max-xl:hidden'}`}
          >
            <Headset aria-hidden="true" className="size-[18px]" />
          </span>
          <span className="max-w-[140px] truncate text-[15px] font-bold text-ink">{user_name}</span>
        </>
      }
      actions={
        COM_BUSCA.includes(rota.value) && (
          <IconButton icon={Search} label="Ir para a busca" onClick={goToSearch} className="sm:hidden" />
        )
      }
      className="max-sm:[&_button:last-child]:-mr-2"
    />
  );
}
