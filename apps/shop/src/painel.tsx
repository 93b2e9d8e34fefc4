import { LiveEvents } from '@corre/ui/shell/live-events.tsx';
import { OfficeShell } from '@corre/ui/shell/office-shell.tsx';
import { RequireSession } from '@corre/ui/shell/require-session.tsx';
import { useServerTime } from '@corre/ui/shell/server-clock.ts';
import { useTabRoute } from '@corre/ui/shell/use-tab-route.ts';
import { type Aba, abasDoPainel, abasDoTelefone } from './features/abas/abas.ts';
import { Cabecalho } from './features/cabecalho/cabecalho.tsx';
import { Conversa } from './features/chat/conversa.tsx';
import { useChats } from './features/chat/use-chats.ts';
import { Configuracoes } from './features/configuracoes/configuracoes.tsx';
import { Dashboard } from './features/dashboard/dashboard.tsx';
import { Historico } from './features/historico/historico.tsx';
import { Pendentes } from './features/pendentes/pendentes.tsx';
import { usePendentes } from './features/pendentes/use-pendentes.ts';
import { SenhaInicial } from './features/senha/senha-inicial.tsx';
import { Solicitar } from './features/solicitar/solicitar.tsx';

function Conteudo({ aba, conversar }: { aba: Aba; conversar: (solicitacao_id: number) => void }) {
  switch (aba) {
    case 'dashboard':
      return <Dashboard />;
    case 'solicitar':
      return <Solicitar conversar={conversar} />;
    case 'pendentes':
      return <Pendentes />;
    case 'historico':
      return <Historico />;
    case 'configuracoes':
      return <Configuracoes />;
  }
}

function Painel() {
  useServerTime();
  const abas = abasDoPainel(usePendentes().data?.length ?? 0);
  const rota = useTabRoute(abas, 'Painel do Comércio');
  const chat = useChats();
  return (
    <OfficeShell
      cabecalho={<Cabecalho rota={rota} chat={chat} />}
      rota={rota}
      abasDoTelefone={abasDoTelefone(abas)}
      className="px-4 py-4 sm:px-6 sm:py-5"
    >
      <Conteudo aba={rota.value} conversar={chat.abrir} />
      <Conversa chat={chat} />
      <SenhaInicial />
    </OfficeShell>
  );
}

/** The shop's panel behind its guard, with the live stream. */
export function PainelDoComercio() {
  return (
    <RequireSession tipo="comercio">
      <LiveEvents>
        <Painel />
      </LiveEvents>
    </RequireSession>
  );
}
