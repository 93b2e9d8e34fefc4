import { LazyTab, lazyPart, usePreload } from '@corre/ui/shell/lazy-part.tsx';
import { LiveEvents } from '@corre/ui/shell/live-events.tsx';
import { RequireSession } from '@corre/ui/shell/require-session.tsx';
import { useServerTime } from '@corre/ui/shell/server-clock.ts';
import { useChosenShortcuts } from '@corre/ui/shell/shortcuts.ts';
import { Casca, MenuDoTelefone } from './features/casca/casca.tsx';
import { useSecoes } from './features/casca/use-secoes.ts';
import { PrimeirasRespostas } from './features/entregadores/primeiras-respostas.ts';
import { useRelatoriosAoVivo } from './features/relatorios/use-relatorios-ao-vivo.ts';

const PAGINAS = {
  entregadores: lazyPart(async () => (await import('./features/entregadores/entregadores.tsx')).Entregadores),
  aprovacoes: lazyPart(async () => (await import('./features/aprovacoes/aprovacoes.tsx')).Aprovacoes),
  'relatorio-entregadores': lazyPart(
    async () => (await import('./features/relatorio-entregadores/relatorio-entregadores.tsx')).RelatorioEntregadores,
  ),
  'relatorio-comercios': lazyPart(
    async () => (await import('./features/relatorio-comercios/relatorio-comercios.tsx')).RelatorioComercios,
  ),
  'dados-comercios': lazyPart(
    async () => (await import('./features/dados-comercios/dados-comercios.tsx')).DadosComercios,
  ),
  'acompanhamento-semanal': lazyPart(
    async () => (await import('./features/acompanhamento-semanal/acompanhamento-semanal.tsx')).AcompanhamentoSemanal,
  ),
  'fechamento-da-semana': lazyPart(async () => (await import('./features/fechamento/fechamento.tsx')).Fechamento),
  'gerenciar-comercios': lazyPart(
    async () => (await import('./features/gerenciar-comercios/gerenciar-comercios.tsx')).GerenciarComercios,
  ),
  'configuracoes-admin': lazyPart(
    async () => (await import('./features/configuracoes-admin/configuracoes-admin.tsx')).ConfiguracoesAdmin,
  ),
  'relatorio-semana': lazyPart(
    async () => (await import('./features/relatorio-semana/relatorio-semana.tsx')).RelatorioSemana,
  ),
  'dinheiro-em-maos': lazyPart(
    async () => (await import('./features/custodia/relatorio-da-custodia.tsx')).RelatorioDaCustodia,
  ),
  integracoes: lazyPart(async () => (await import('./features/integracoes/integracoes.tsx')).Integracoes),
};

const TODAS = [MenuDoTelefone, ...Object.values(PAGINAS)];

function Painel() {
  useServerTime();
  useChosenShortcuts();
  useRelatoriosAoVivo();
  usePreload(TODAS);
  const rota = useSecoes();
  const Pagina = PAGINAS[rota.value];
  return (
    <Casca rota={rota}>
      {rota.value === 'entregadores' && <PrimeirasRespostas />}
      <LazyTab>
        <Pagina />
      </LazyTab>
    </Casca>
  );
}

/** The administrator's panel behind its session guard, with the live events. */
export function PainelAdmin() {
  return (
    <RequireSession tipo="admin">
      <LiveEvents>
        <Painel />
      </LiveEvents>
    </RequireSession>
  );
}
