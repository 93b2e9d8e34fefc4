import { panelNamed } from '@corre/contract/panels.ts';
import { Announcer } from '@corre/ui/kit/announcer/announcer.tsx';
import { HeaderTabs } from '@corre/ui/kit/tabs/tabs.tsx';
import { DemoTown } from '@corre/ui/shell/demo-town/demo-town.tsx';
import { LazyDialog, LazyTab, lazyPart, usePreload } from '@corre/ui/shell/lazy-part.tsx';
import { LiveEvents } from '@corre/ui/shell/live-events.tsx';
import { useNotice, useProblemNotice } from '@corre/ui/shell/notices/notices.ts';
import { OfficeHeader } from '@corre/ui/shell/office-header.tsx';
import { OfficeShell } from '@corre/ui/shell/office-shell.tsx';
import { RequireSession, useComercioNome, useSession } from '@corre/ui/shell/require-session.tsx';
import { useServerNow, useServerTime } from '@corre/ui/shell/server-clock.ts';
import { useChosenShortcuts } from '@corre/ui/shell/shortcuts.ts';
import { type TabRoute, useTabRoute } from '@corre/ui/shell/use-tab-route.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { ChatButton, newMessages, useChats } from './features/chat/chats.tsx';
import { useCustodia } from './features/custodia/use-custodia.ts';
import { FirstQueries } from './features/dashboard/use-dashboard.ts';
import { usePendentes } from './features/pendentes/use-pendentes.ts';
import { useProblemas } from './features/problemas/use-problemas.ts';
import { waitsTooLong } from './features/solicitacoes/line.ts';
import { useSolicitacoes } from './features/solicitacoes/use-solicitacoes.ts';
import { useLinkSync } from './features/use-local.ts';
import { panelTabs, phoneTabs, type Tab, useLastTab } from './tabs.ts';

const { title: TITLE } = panelNamed('shop');

type HeaderProps = { rota: TabRoute<Tab>; chat: ReturnType<typeof useChats> };

function ShopIdentity({ className = '' }: { className?: string }) {
  const comercio_nome = useComercioNome();
  return (
    <>
      <UserAvatar user_type="comercio" shape="quadrada" user_id={comercio_nome} size={38} />
      <span className={`min-w-0 max-w-[200px] ${className}`}>
        <span className="line-clamp-2 text-[15px] leading-5 font-bold wrap-anywhere text-ink">{comercio_nome}</span>
        <span className="block truncate text-[13px] leading-[18px] text-ink-2">{TITLE}</span>
      </span>
    </>
  );
}

/** The header of the shop's panel: tabs, photo and name, 'Painel do Comércio', chat, 'Sair'. */
function PanelHeader({ rota, chat }: HeaderProps) {
  return (
    <OfficeHeader
      title={TITLE}
      tabs={
        <HeaderTabs label="Seções do painel" items={rota.items} value={rota.value} onValueChange={rota.onValueChange} />
      }
      telefone={<ShopIdentity />}
      identidade={<ShopIdentity className="lg:max-xl:max-w-[clamp(120px,100vw-880px,200px)]" />}
      actions={<ChatButton chat={chat} />}
    />
  );
}

const CLOCK_MS = 15_000;

/** Sends the shop's notices on every tab of the panel: an acceptance, a late request, a problem. */
function ShopNotices() {
  const now = useServerNow(CLOCK_MS);
  const solicitacoes = useSolicitacoes().data;
  const aceitas = solicitacoes?.filter(({ status }) => status === 'aceita');
  const atrasadas = solicitacoes?.filter((pedido) => waitsTooLong([pedido], now));
  useProblemNotice(useProblemas().data);
  useNotice(
    'aceita',
    aceitas?.map(({ id }) => id),
  );
  useNotice(
    'espera',
    atrasadas?.map(({ id }) => id),
  );
  return null;
}

const Conversa = lazyPart(async () => (await import('./features/chat/conversa.tsx')).Conversa);
const SenhaInicial = lazyPart(async () => (await import('./features/configuracoes/senha-inicial.tsx')).SenhaInicial);
const Solicitar = lazyPart(async () => (await import('./features/solicitar/solicitar.tsx')).Solicitar);
const PAGES = {
  dashboard: lazyPart(async () => (await import('./features/dashboard/dashboard.tsx')).Dashboard),
  pendentes: lazyPart(async () => (await import('./features/pendentes/pendentes.tsx')).Pendentes),
  historico: lazyPart(async () => (await import('./features/historico/page.tsx')).HistoricoPage),
  configuracoes: lazyPart(async () => (await import('./features/configuracoes/configuracoes.tsx')).Configuracoes),
};
const ALL_PARTS = [Solicitar, Conversa, ...Object.values(PAGES)];

function TabContent({ tab, openChat }: { tab: Tab; openChat: (solicitacao_id: number) => void }) {
  if (tab === 'solicitar') return <Solicitar openChat={openChat} />;
  const Page = PAGES[tab];
  return <Page />;
}

function Painel() {
  useServerTime();
  usePreload(ALL_PARTS);
  useLinkSync();
  const tabs = panelTabs(usePendentes().data?.length ?? 0, useCustodia().data?.prestacoes.length ?? 0);
  const rota = useTabRoute(tabs, panelNamed('shop').title);
  useLastTab(rota.value);
  useChosenShortcuts();
  const chat = useChats();
  return (
    <OfficeShell
      header={<PanelHeader rota={rota} chat={chat} />}
      route={rota}
      phoneTabs={phoneTabs(tabs)}
      town={<DemoTown />}
      className="px-4 py-4 sm:px-6 sm:py-5"
    >
      <Announcer value={chat.conhecidos} changes={newMessages} />
      <ShopNotices />
      {rota.value === 'dashboard' && <FirstQueries />}
      <LazyTab key={rota.value}>
        <TabContent tab={rota.value} openChat={chat.show} />
      </LazyTab>
      <LazyDialog>{chat.used && <Conversa chat={chat} />}</LazyDialog>
    </OfficeShell>
  );
}

/** The panel, or only the password form while the shop still has the preset password. */
function PainelOuSenha() {
  const { senha_inicial } = useSession();
  if (senha_inicial) {
    return (
      <LazyTab>
        <SenhaInicial />
      </LazyTab>
    );
  }
  return (
    <LiveEvents>
      <Painel />
    </LiveEvents>
  );
}

/** The shop's panel behind its session guard, with the live events. */
export function ShopPanel() {
  return (
    <RequireSession tipo="comercio">
      <PainelOuSenha />
    </RequireSession>
  );
}
