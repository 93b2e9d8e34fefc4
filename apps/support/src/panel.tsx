import { panelNamed } from '@corre/contract/panels.ts';
import { loadMenu } from '@corre/ui/kit/menu/menu.tsx';
import { DemoTown } from '@corre/ui/shell/demo-town/demo-town.tsx';
import { LazyDialog, LazyTab, lazyPart, usePreload } from '@corre/ui/shell/lazy-part.tsx';
import { LiveEvents } from '@corre/ui/shell/live-events.tsx';
import { OfficeShell } from '@corre/ui/shell/office-shell.tsx';
import { RequireSession } from '@corre/ui/shell/require-session.tsx';
import { useServerTime } from '@corre/ui/shell/server-clock.ts';
import { useChosenShortcuts } from '@corre/ui/shell/shortcuts.ts';
import { useTabRoute } from '@corre/ui/shell/use-tab-route.ts';
import { useEffect } from 'react';
import { ActsProvider, useActs } from './features/atos/atos.tsx';
import { useTotalDePendencias } from './features/custodia/use-em-maos.ts';
import { Dashboard } from './features/dashboard.tsx';
import { comPendencias, Header, phoneTabs } from './features/header.tsx';
import { keepRowFocus } from './features/shortcuts/keep-row-focus.ts';
import { useShortcuts } from './features/shortcuts/use-shortcuts.ts';
import { Noticias, useChamados } from './features/strip/noticias.tsx';
import { Clock } from './features/torre/relogio.tsx';
import { useContestacoes } from './features/torre/use-torre.ts';

const Dialogs = lazyPart(async () => (await import('./dialogs.tsx')).Dialogs);
const PAGES = {
  suspensoes: lazyPart(async () => (await import('./features/suspensoes/suspensoes.tsx')).Suspensoes),
  entregadores: lazyPart(async () => (await import('./features/gerenciar/gerenciar.tsx')).Gerenciar),
  historico: lazyPart(async () => (await import('./features/historico.tsx')).Historico),
  estatisticas: lazyPart(async () => (await import('./features/estatisticas.tsx')).Estatisticas),
  sistema: lazyPart(async () => (await import('./features/sistema/sistema.tsx')).Sistema),
  configuracoes: lazyPart(async () => (await import('./features/configuracoes.tsx')).Configuracoes),
};
const PRELOADED = [{ preload: loadMenu }, Dialogs, ...Object.values(PAGES)];

function Painel() {
  useServerTime();
  usePreload(PRELOADED);
  const contestacoes = useContestacoes().data?.length ?? 0;
  const tabs = comPendencias(contestacoes, useTotalDePendencias());
  const rota = useTabRoute(tabs, panelNamed('support').title, useChamados());
  const naTorre = rota.value === 'dashboard';
  const { act } = useActs();
  useChosenShortcuts();
  useShortcuts();
  useEffect(() => keepRowFocus(), []);
  const Pagina = rota.value === 'dashboard' ? Dashboard : PAGES[rota.value];
  return (
    <OfficeShell
      header={<Header rota={rota} />}
      route={rota}
      phoneTabs={phoneTabs}
      fills={naTorre}
      town={<DemoTown desejo="pedido" sides="mx-3 sm:mx-4" />}
      className={naTorre ? 'px-3 pt-[7px] pb-3 sm:px-4' : 'px-4 py-4 sm:px-6'}
    >
      <Noticias />
      <LazyTab key={rota.value}>
        <Pagina />
      </LazyTab>
      <LazyDialog>{act && <Dialogs />}</LazyDialog>
    </OfficeShell>
  );
}

/** Support's panel with its session guard and live events [guarda]. */
export function SupportPanel() {
  return (
    <RequireSession tipo="suporte">
      <LiveEvents>
        <Clock>
          <ActsProvider>
            <Painel />
          </ActsProvider>
        </Clock>
      </LiveEvents>
    </RequireSession>
  );
}
