import { LazyDialog, LazyTab, lazyPart, usePreload } from '@corre/ui/shell/lazy-part.tsx';
import { LiveEvents } from '@corre/ui/shell/live-events.tsx';
import { OfficeShell } from '@corre/ui/shell/office-shell.tsx';
import { RequireSession } from '@corre/ui/shell/require-session.tsx';
import { useServerTime } from '@corre/ui/shell/server-clock.ts';
import { useConfiguracao } from '@corre/ui/shell/use-configuracao.ts';
import { useTabRoute } from '@corre/ui/shell/use-tab-route.ts';
import { type Aba, abasDoPainel } from './features/abas/abas.ts';
import { Rail } from './features/abas/rail.tsx';
import { useLargo } from './features/abas/use-largo.ts';
import { useRenovarAvisos } from './features/avisos/use-avisos.ts';
import { Cabecalho } from './features/cabecalho/cabecalho.tsx';
import { type Chats, useChats } from './features/chat/use-chats.ts';
import { FinalizadasDaSemana } from './features/inicio/finalizadas-da-semana.tsx';
import { Inicio } from './features/inicio/inicio.tsx';
import { FimDaOferta } from './features/oferta/fim-da-oferta.tsx';
import { OfertaTela } from './features/oferta/oferta-tela.tsx';
import { type OfertaAtual, useOferta } from './features/oferta/use-oferta.ts';
import { useEstado } from './features/online/use-online.ts';
import { EntregaAtual } from './features/solicitacoes/entrega-atual.tsx';
import { FilaCard } from './features/solicitacoes/fila-card.tsx';
import { Solicitacoes } from './features/solicitacoes/solicitacoes.tsx';
import { useAvisoDeCancelamento } from './features/solicitacoes/use-aviso-de-cancelamento.ts';
import { useEnvioDeEtapa } from './features/solicitacoes/use-envio-de-etapa.ts';
import { useMinhasEntregas } from './features/solicitacoes/use-minhas-entregas.ts';
import { useAvisoDeSuspensao } from './features/suspensao/use-aviso-de-suspensao.ts';

/** Offer time until the server has told its own, in seconds (specification §9). */
const OFERTA_SEGUNDOS = 15;

const Conversa = lazyPart(async () => (await import('./features/chat/conversa.tsx')).Conversa);
const Historico = lazyPart(async () => (await import('./features/historico/historico.tsx')).Historico);
const Suspenso = lazyPart(async () => (await import('./features/suspensao/suspenso.tsx')).Suspenso);
const Perfil = lazyPart(async () => (await import('./features/perfil/perfil.tsx')).Perfil);
const SEPARADAS = [Conversa, Historico, Perfil, Suspenso];

type ConteudoProps = { aba: Aba; oferta: OfertaAtual; chats: Chats; total: number; largo: boolean };

function Conteudo({ aba, oferta, chats, total, largo }: ConteudoProps) {
  if (aba === 'dashboard') return <Inicio finalizadas={!largo} />;
  if (aba === 'solicitacoes') return <Solicitacoes oferta={oferta} chats={chats} total={total} largo={largo} />;
  return aba === 'historico' ? <Historico /> : <Perfil />;
}

function Painel() {
  useServerTime();
  usePreload(SEPARADAS);
  useAvisoDeSuspensao();
  useAvisoDeCancelamento();
  useEnvioDeEtapa();
  useRenovarAvisos();
  const configuracao = useConfiguracao();
  const total = configuracao?.oferta_segundos ?? OFERTA_SEGUNDOS;
  const chats = useChats();
  const { atual } = useMinhasEntregas();
  const largo = useLargo();
  const suspensao = useEstado().data?.suspensao ?? null;
  const oferta = useOferta(() => rota.onValueChange('solicitacoes'));
  const rota = useTabRoute(abasDoPainel(oferta.oferta !== null), 'Painel do Entregador');
  const travado = suspensao !== null && !atual;
  return (
    <OfficeShell
      cabecalho={<Cabecalho chats={chats} temEntrega={atual !== undefined} suspenso={suspensao !== null} />}
      rota={rota}
      semBarra={travado}
      className="grid w-full grid-cols-1 gap-5 px-4 py-4 lg:grid-cols-[208px_minmax(0,720px)_376px] lg:justify-between lg:px-6 print:block"
    >
      {travado ? <span className="max-lg:hidden" /> : <Rail rota={rota} />}
      <div className={rota.value === 'solicitacoes' ? 'min-w-0 lg:col-span-2' : 'min-w-0'}>
        {suspensao && (
          <div className={atual ? 'mb-4' : ''}>
            <LazyTab>
              <Suspenso suspensao={suspensao} />
            </LazyTab>
          </div>
        )}
        {!travado && (
          <LazyTab>
            <Conteudo aba={rota.value} oferta={oferta} chats={chats} total={total} largo={largo} />
          </LazyTab>
        )}
      </div>
      {largo && !travado && rota.value !== 'solicitacoes' && (
        <aside aria-label="Agora" className="grid min-w-0 content-start gap-4 print:hidden">
          {atual ? <EntregaAtual key={atual.id} entrega={atual} chats={chats} /> : <FilaCard ocupado={false} />}
          {rota.value === 'dashboard' && <FinalizadasDaSemana />}
        </aside>
      )}
      {oferta.oferta && (
        <FimDaOferta key={oferta.oferta.oferta_id} expira_em={oferta.oferta.expira_em} acabar={oferta.acabar} />
      )}
      <OfertaTela atual={oferta} total={total} />
      <LazyDialog>{(chats.aberto || chats.escolhendo) && <Conversa chats={chats} />}</LazyDialog>
    </OfficeShell>
  );
}

/** The courier's panel behind its guard, with the live stream. */
export function PainelDoEntregador() {
  return (
    <RequireSession tipo="entregador">
      <LiveEvents>
        <Painel />
      </LiveEvents>
    </RequireSession>
  );
}
