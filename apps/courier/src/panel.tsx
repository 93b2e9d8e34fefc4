import { OFERTA_SEGUNDOS } from '@corre/contract/constants.ts';
import { useQuietToasts } from '@corre/ui/kit/toaster/toast-hold.ts';
import { panelTitle } from '@corre/ui/shell/build.ts';
import { useCalm } from '@corre/ui/shell/calm.ts';
import { LazyDialog, LazyTab, lazyPart, usePreload } from '@corre/ui/shell/lazy-part.tsx';
import { LiveEvents } from '@corre/ui/shell/live-events.tsx';
import { OfficeShell } from '@corre/ui/shell/office-shell.tsx';
import { RequireSession } from '@corre/ui/shell/require-session.tsx';
import { useServerTime } from '@corre/ui/shell/server-clock.ts';
import { useConfiguracao } from '@corre/ui/shell/use-configuracao.ts';
import { type TabRoute, useTabRoute } from '@corre/ui/shell/use-tab-route.ts';
import { Suspense } from 'react';
import { CasoDoLink } from './features/caso/caso-do-link.tsx';
import { type Chats, useChats } from './features/chat/use-chats.ts';
import { descontosEmAberto, useContas } from './features/fechamento/use-contas.ts';
import { useEstado } from './features/fila/use-fila.ts';
import { Header, Sair } from './features/header/header.tsx';
import { Inicio } from './features/inicio/inicio.tsx';
import { OfertaAberta, OfertaScreen } from './features/oferta/oferta-screen.tsx';
import { type OfertaAtual, useOferta } from './features/oferta/use-oferta.ts';
import { Question } from './features/online/bar.tsx';
import { useEnvioDePassos } from './features/passos/use-envio-de-passos.ts';
import { useMinhasEntregas } from './features/rotas/use-minhas-entregas.ts';
import { useAbrirNoTrabalho } from './features/solicitacoes/use-abrir-no-trabalho.ts';
import { useAvisoDeCancelamento } from './features/solicitacoes/use-aviso-de-cancelamento.ts';
import { useFocoNaEntrega } from './features/solicitacoes/use-foco-na-entrega.ts';
import { panelTabs, type Tab, useDesktop } from './features/tabs/tabs.ts';
import { TapShield } from './features/toque/tap-shield.tsx';

const Conversa = lazyPart(async () => (await import('./features/chat/conversa.tsx')).Conversa);
const Historico = lazyPart(async () => (await import('./features/historico/historico.tsx')).Historico);
const AvisoDoLimite = lazyPart(async () => (await import('./features/custodia/aviso-do-limite.tsx')).AvisoDoLimite);
const TudoBem = lazyPart(async () => (await import('./features/problemas/tudo-bem.tsx')).TudoBem);
const MotivoDaRecusa = lazyPart(async () => (await import('./features/oferta/motivo-da-recusa.tsx')).MotivoDaRecusa);
const Suspenso = lazyPart(async () => (await import('./features/suspensao/suspenso.tsx')).Suspenso);
const RespostaDoSuporte = lazyPart(
  async () => (await import('./features/suspensao/resposta-do-suporte.tsx')).RespostaDoSuporte,
);
const Solicitacoes = lazyPart(async () => (await import('./features/solicitacoes/solicitacoes.tsx')).Solicitacoes);
// The headers of a phone while a delivery is in hand, and of a desktop.
const headers = () => import('./features/header/other-headers.tsx');
const EmMaosHeader = lazyPart(async () => (await headers()).EmMaosHeader);
const WideHeader = lazyPart(async () => (await headers()).WideHeader);
const Fundo = lazyPart(async () => (await import('./features/fundo/fundo.tsx')).Fundo);
const SoNaMemoria = lazyPart(async () => (await import('./features/passos/so-na-memoria.tsx')).SoNaMemoria);
const Localizacao = lazyPart(async () => (await import('./features/localizacao/localizacao.tsx')).Localizacao);
const NoAlto = lazyPart(async () => (await import('./features/header/no-alto.tsx')).NoAlto);
// Desktop only.
const Rail = lazyPart(async () => (await import('./features/tabs/rail.tsx')).Rail);
const Agora = lazyPart(async () => (await import('./agora.tsx')).Agora);
const Perfil = lazyPart(async () => (await import('./features/perfil/perfil.tsx')).Perfil);
const SEPARADAS = [OfertaAberta, Solicitacoes, Question, Conversa, Historico, Perfil, Suspenso];

type ContentProps = { tab: Tab; oferta: OfertaAtual; chats: Chats; total: number; wide: boolean };

function Content({ tab, oferta, chats, total, wide }: ContentProps) {
  if (tab === 'dashboard') return <Inicio finalizadas={!wide} />;
  if (tab === 'solicitacoes') return <Solicitacoes oferta={oferta} chats={chats} total={total} wide={wide} />;
  return tab === 'historico' ? <Historico /> : <Perfil />;
}

/** A running suspension, at the top of Início and Solicitações. */
function SuspensaoNoAlto({ tab }: { tab: Tab }) {
  const suspensao = useEstado().data?.suspensao;
  if (!suspensao || (tab !== 'dashboard' && tab !== 'solicitacoes')) return null;
  return (
    <div className="mb-4">
      <LazyTab>
        <Suspenso suspensao={suspensao} />
      </LazyTab>
    </div>
  );
}

/** Starts the hooks that run on every tab. */
function usePainel() {
  useServerTime();
  usePreload(SEPARADAS);
  useAvisoDeCancelamento();
  useEnvioDePassos();
  useAbrirNoTrabalho();
  const chats = useChats();
  const { atual } = useMinhasEntregas();
  const focusEntrega = useFocoNaEntrega(atual?.rota_id);
  const oferta = useOferta(() => {
    rota.onValueChange('solicitacoes');
    focusEntrega();
  });
  const descontos = descontosEmAberto(useContas().data ?? []).length;
  const rota = useTabRoute(panelTabs(oferta.oferta !== null, descontos), panelTitle);
  // Toasts wait during an offer, also while it is only a card in Solicitações.
  useQuietToasts(oferta.oferta !== null);
  return { chats, oferta, rota, temEntrega: atual !== undefined };
}

const Lateral = ({ rota, oferta }: { rota: TabRoute<Tab>; oferta: OfertaAtual }) => (
  <LazyDialog>
    <Rail rota={rota} sair={<Sair oferta={oferta} className="-ml-1.5 text-ink-2" />} />
  </LazyDialog>
);

function Painel() {
  const { chats, oferta, rota, temEntrega } = usePainel();
  const total = useConfiguracao()?.oferta_segundos ?? OFERTA_SEGUNDOS;
  const wide = useDesktop();
  const calmo = useCalm();
  const Head = wide ? WideHeader : temEntrega ? EmMaosHeader : Header;
  const tab = rota.value;
  return (
    <div className={wide ? 'pl-[232px] print:pl-0' : ''}>
      <OfficeShell
        side={wide && <Lateral rota={rota} oferta={oferta} />}
        header={
          <>
            <Suspense fallback={<div className={wide ? 'h-[84px]' : 'h-12'} />}>
              <Head chats={chats} temEntrega={temEntrega} oferta={oferta} />
            </Suspense>
            <LazyDialog>
              {(temEntrega || chats.nao_lidas > 0) && <NoAlto tab={tab} chats={chats} wide={wide} />}
            </LazyDialog>
          </>
        }
        route={rota}
        className="grid w-full grid-cols-1 content-start gap-5 px-4 py-3 lg:grid-cols-[minmax(0,1fr)_320px] lg:px-7 lg:pt-1 lg:pb-7 xl:grid-cols-[minmax(0,1fr)_376px] print:block"
      >
        <div className={tab === 'solicitacoes' ? 'min-w-0 lg:col-span-2' : 'min-w-0'}>
          <SuspensaoNoAlto tab={tab} />
          <LazyDialog>
            {calmo && <SoNaMemoria />}
            {calmo && <RespostaDoSuporte />}
            {temEntrega && <TudoBem />}
            {temEntrega && <Localizacao />}
            {oferta.recusou !== null && (
              <MotivoDaRecusa
                key={oferta.recusou.solicitacao_id}
                recusa={oferta.recusou}
                onEnd={oferta.esquecerRecusa}
              />
            )}
          </LazyDialog>
          <LazyDialog>
            {/* A courier with a delivery in hand waits for no offer. */}
            {calmo && (tab === 'dashboard' || (tab === 'solicitacoes' && !temEntrega)) && <AvisoDoLimite />}
          </LazyDialog>
          <LazyTab key={tab}>
            <Content tab={tab} oferta={oferta} chats={chats} total={total} wide={wide} />
          </LazyTab>
        </div>
        {wide && tab !== 'solicitacoes' && (
          <LazyTab>
            <Agora tab={tab} chats={chats} chamado={oferta.oferta !== null} />
          </LazyTab>
        )}
      </OfficeShell>
      <OfertaScreen atual={oferta} total={total} />
      <TapShield open={oferta.oferta !== null && !oferta.adiada} />
      <TapShield open={Boolean(chats.open || chats.choosing)} />
      <LazyDialog>{calmo && <Fundo chamado={oferta.oferta !== null} />}</LazyDialog>
      <CasoDoLink />
      <LazyDialog>{(chats.open || chats.choosing) && <Conversa chats={chats} />}</LazyDialog>
    </div>
  );
}

/** The courier's panel behind its guard, with the live stream. */
export function CourierPanel() {
  return (
    <RequireSession tipo="entregador">
      <LiveEvents>
        <Painel />
      </LiveEvents>
    </RequireSession>
  );
}
