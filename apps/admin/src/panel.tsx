import { trpc } from '@corre/client/trpc.ts';
import { LazyTab, lazyPart, usePreload } from '@corre/ui/shell/lazy-part.tsx';
import { LiveEvents, useLiveEvent } from '@corre/ui/shell/live-events.tsx';
import { RequireSession } from '@corre/ui/shell/require-session.tsx';
import { useServerTime } from '@corre/ui/shell/server-clock.ts';
import { useChosenShortcuts } from '@corre/ui/shell/shortcuts.ts';
import { useEffect, useRef } from 'react';
import { PrimeirasRespostas } from './features/entregadores/use-entregadores.ts';
import { PhoneMenu, Shell } from './features/shell/shell.tsx';
import { useSections } from './features/shell/use-sections.ts';

/** Reports are slow queries, so the open one refetches at most this often. In milliseconds. */
const JUNTAR_MS = 3_000;

/** Refetches the open report after deliveries, launches and registrations. */
function useRelatoriosAoVivo(): void {
  const utils = trpc.useUtils();
  const espera = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(espera.current), []);
  const marcar = () => {
    if (espera.current !== undefined) return;
    espera.current = setTimeout(() => {
      espera.current = undefined;
      void utils.relatorios.invalidate();
    }, JUNTAR_MS);
  };
  useLiveEvent('entrega', marcar);
  useLiveEvent('solicitacao', marcar);
  useLiveEvent('cadastro', marcar);
}

const PAGES = {
  entregadores: lazyPart(async () => (await import('./features/entregadores/entregadores.tsx')).Entregadores),
  aprovacoes: lazyPart(async () => (await import('./features/aprovacoes/aprovacoes.tsx')).Aprovacoes),
  'visao-geral': lazyPart(async () => (await import('./features/visao-geral.tsx')).VisaoGeral),
  'relatorio-entregadores': lazyPart(
    async () => (await import('./features/relatorios/relatorio-entregadores.tsx')).RelatorioEntregadores,
  ),
  'relatorio-comercios': lazyPart(
    async () => (await import('./features/relatorios/relatorio-comercios.tsx')).RelatorioComercios,
  ),
  'dados-comercios': lazyPart(async () => (await import('./features/relatorios/dados-comercios.tsx')).DadosComercios),
  'acompanhamento-semanal': lazyPart(
    async () => (await import('./features/acompanhamento-semanal/acompanhamento-semanal.tsx')).AcompanhamentoSemanal,
  ),
  'fechamento-da-semana': lazyPart(async () => (await import('./features/fechamento/fechamento.tsx')).Fechamento),
  recebimentos: lazyPart(async () => (await import('./features/recebimentos/recebimentos.tsx')).Recebimentos),
  'gerenciar-comercios': lazyPart(
    async () => (await import('./features/gerenciar-comercios/gerenciar-comercios.tsx')).GerenciarComercios,
  ),
  'configuracoes-admin': lazyPart(async () => (await import('./features/configuracoes-admin.tsx')).ConfiguracoesAdmin),
  'relatorio-semana': lazyPart(
    async () => (await import('./features/relatorios/relatorio-semana.tsx')).RelatorioSemana,
  ),
  semana: lazyPart(async () => (await import('./features/semana/sheet.tsx')).SemanaSheet),
  'dinheiro-em-maos': lazyPart(
    async () => (await import('./features/relatorios/relatorio-da-custodia.tsx')).RelatorioDaCustodia,
  ),
  importar: lazyPart(async () => (await import('./features/importar/importar.tsx')).ImportarPage),
  registro: lazyPart(async () => (await import('./features/registro/registro.tsx')).RegistroPage),
  integracoes: lazyPart(async () => (await import('./features/integracoes.tsx')).Integracoes),
};

const PRELOADED = [PhoneMenu, ...Object.values(PAGES)];

function Painel() {
  useServerTime();
  useChosenShortcuts();
  useRelatoriosAoVivo();
  usePreload(PRELOADED);
  const rota = useSections();
  const Page = PAGES[rota.value];
  return (
    <Shell rota={rota}>
      {rota.value === 'entregadores' && <PrimeirasRespostas />}
      <LazyTab key={rota.value}>
        <Page />
      </LazyTab>
    </Shell>
  );
}

/** The administrator's panel behind its session guard, with the live events. */
export function AdminPanel() {
  return (
    <RequireSession tipo="admin">
      <LiveEvents>
        <Painel />
      </LiveEvents>
    </RequireSession>
  );
}
