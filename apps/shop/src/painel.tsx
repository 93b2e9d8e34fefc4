import { panelNamed } from '@corre/contract/panels.ts';
import { LazyDialog, LazyTab, lazyPart, usePreload } from '@corre/ui/shell/lazy-part.tsx';
import { LiveEvents } from '@corre/ui/shell/live-events.tsx';
import { OfficeShell } from '@corre/ui/shell/office-shell.tsx';
import { RequireSession, useSession } from '@corre/ui/shell/require-session.tsx';
import { useServerTime } from '@corre/ui/shell/server-clock.ts';
import { useChosenShortcuts } from '@corre/ui/shell/shortcuts.ts';
import { useTabRoute } from '@corre/ui/shell/use-tab-route.ts';
import { type Aba, abasDoPainel, abasDoTelefone } from './features/cabecalho/abas.ts';
import { Cabecalho } from './features/cabecalho/cabecalho.tsx';
import { useUltimaAba } from './features/cabecalho/use-ultima-aba.ts';
import { AnuncioDeMensagens } from './features/chat/anuncio-de-mensagens.tsx';
import { useChats } from './features/chat/use-chats.ts';
import { useCustodia } from './features/custodia/use-custodia.ts';
import { PrimeirasRespostas } from './features/dashboard/primeiras-respostas.ts';
import { useSintoniaDoLink } from './features/local/use-local.ts';
import { Noticias } from './features/noticias/noticias.tsx';
import { usePendentes } from './features/pendentes/use-pendentes.ts';

const Conversa = lazyPart(async () => (await import('./features/chat/conversa.tsx')).Conversa);
const SenhaInicial = lazyPart(async () => (await import('./features/configuracoes/senha-inicial.tsx')).SenhaInicial);
const Solicitar = lazyPart(async () => (await import('./features/solicitar/solicitar.tsx')).Solicitar);
const PAGINAS = {
  dashboard: lazyPart(async () => (await import('./features/dashboard/dashboard.tsx')).Dashboard),
  pendentes: lazyPart(async () => (await import('./features/pendentes/pendentes.tsx')).Pendentes),
  historico: lazyPart(async () => (await import('./features/historico/pagina.tsx')).PaginaDoHistorico),
  configuracoes: lazyPart(async () => (await import('./features/configuracoes/configuracoes.tsx')).Configuracoes),
};
const TODAS = [Solicitar, Conversa, ...Object.values(PAGINAS)];

function Conteudo({ aba, conversar }: { aba: Aba; conversar: (solicitacao_id: number) => void }) {
  if (aba === 'solicitar') return <Solicitar conversar={conversar} />;
  const Pagina = PAGINAS[aba];
  return <Pagina />;
}

function Painel() {
  useServerTime();
  usePreload(TODAS);
  useSintoniaDoLink();
  const abas = abasDoPainel(usePendentes().data?.length ?? 0, useCustodia().data?.prestacoes.length ?? 0);
  const rota = useTabRoute(abas, panelNamed('shop').title);
  useUltimaAba(rota.value);
  useChosenShortcuts();
  const chat = useChats();
  return (
    <OfficeShell
      header={<Cabecalho rota={rota} chat={chat} />}
      rota={rota}
      abasDoTelefone={abasDoTelefone(abas)}
      className="px-4 py-4 sm:px-6 sm:py-5"
    >
      <AnuncioDeMensagens chats={chat.conhecidos} />
      <Noticias />
      {rota.value === 'dashboard' && <PrimeirasRespostas />}
      <LazyTab>
        <Conteudo aba={rota.value} conversar={chat.abrir} />
      </LazyTab>
      <LazyDialog>{chat.usado && <Conversa chat={chat} />}</LazyDialog>
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
export function PainelDoComercio() {
  return (
    <RequireSession tipo="comercio">
      <PainelOuSenha />
    </RequireSession>
  );
}
