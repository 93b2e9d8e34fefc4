import { DoorPayment, RoutePayment } from '@corre/ui/domain/door-payment/door-payment.tsx';
import { LazyDialog, lazyPart, usePreload } from '@corre/ui/shell/lazy-part.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { useState } from 'react';
import type { Chats } from '../chat/use-chats.ts';
import { chipsDaEntrega, Exigencias } from '../pedido/exigencias.tsx';
import { byParada, proximaParada, type Rota } from '../rotas/rotas.ts';
import { useVoltando } from '../rotas/voltando.ts';
import { Acao, useEtapasDaRota } from './acao.tsx';
import { Cartao, quantasFaltam, VoltarPara } from './cartao.tsx';
import { Nota } from './nota.tsx';
import { useNotaDaParada } from './nota-da-parada.tsx';
import { Paradas } from './paradas.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { CARTAO_DA_ROTA } from './use-foco-na-entrega.ts';

const TemDica = lazyPart(async () => (await import('../dica/tem-dica.tsx')).TemDica);
const PedidoAMao = lazyPart(async () => (await import('../pedido-de-fora/coleta-de-fora.tsx')).PedidoAMao);
/** Loaded on demand, because a way back is rare. */
const SobreAVolta = lazyPart(async () => (await import('./volta.tsx')).SobreAVolta);
const Mais = lazyPart(async () => (await import('./mais.tsx')).Mais);
const AjudaDialog = lazyPart(async () => (await import('../ajuda/ajuda-dialog.tsx')).AjudaDialog);
/** Preloaded, because there may be no signal on the road. */
const A_MAO = [Mais, VoltarPara];

/** In milliseconds. The card shows whole minutes. */
const CLOCK_MS = 15_000;

type Props = {
  rota: Rota;
  chats: Chats;
};

/** The route in hand: destination, payment and the next step, in one view (ADR 0033). */
export function RotaAtual({ rota, chats }: Props) {
  const [chosen, choose] = useState<number | null>(null);
  const [open, setOpen] = useState<'mais' | 'ajuda' | null>(null);
  const now = useServerNow(CLOCK_MS);
  const [first, ...others] = rota.paradas;
  const etapas = useEtapasDaRota(rota);
  const feitas = etapas.fins.map(({ solicitacao_id }) => solicitacao_id);
  // While an end can be undone or its answer is pending, its stop stays. Otherwise the card would change under the
  // finger.
  const tocada = etapas.running.find(({ novo_status }) => novo_status === 'finalizada')?.solicitacao_id;
  const next = proximaParada(rota, tocada ?? chosen, feitas);
  usePreload(A_MAO);

  const naRua = byParada(rota);
  const emRota = rota.total > 1;
  const target = (naRua && next) || first;
  const voltando = useVoltando(target);
  const nota = useNotaDaParada(target);
  const daqui = naRua ? ([target] as const) : rota.paradas;
  const abrirMais = () => setOpen('mais');
  const exigencias = voltando ? (
    <LazyDialog>
      <SobreAVolta rota={rota} parada={target} />
    </LazyDialog>
  ) : (
    <Exigencias chips={chipsDaEntrega(daqui, naRua, now)}>
      {emRota && naRua && nota.chip}
      <LazyDialog>
        <TemDica solicitacao_id={target.id} />
      </LazyDialog>
    </Exigencias>
  );
  const cobranca = voltando ? null : naRua || !emRota ? (
    <DoorPayment parada={target} dense={emRota && 'inset'} />
  ) : (
    <RoutePayment paradas={rota.paradas} dense />
  );
  const nome =
    others.length > 0
      ? `Rota em andamento: ${rota.comercio}, ${quantasFaltam(rota)}`
      : `Entrega em andamento: ${first.endereco}`;
  return (
    <section
      id={CARTAO_DA_ROTA}
      tabIndex={-1}
      aria-label={nome}
      className={`flex flex-col outline-none ${emRota ? 'gap-[7px]' : 'gap-[9px]'} max-lg:-mt-1.5 max-lg:mb-[calc(64px+env(safe-area-inset-bottom))] max-lg:min-h-[calc(100dvh-130px-env(safe-area-inset-bottom))]`}
    >
      <Cartao rota={rota} target={target} etapas={etapas}>
        {emRota && naRua && (
          <div className="my-[9px] grid grid-cols-1 gap-[9px]">
            {cobranca}
            {exigencias}
            {nota.aberta}
          </div>
        )}
        {emRota && (
          <Paradas
            paradas={naRua ? rota.paradas.filter(({ id }) => id !== target.id) : rota.paradas}
            fins={etapas.fins}
            mapa={!naRua}
          />
        )}
      </Cartao>
      {!(emRota && naRua) && (
        <>
          {cobranca}
          {exigencias}
        </>
      )}
      {!emRota && !voltando && <Nota entrega={first} />}
      <Acao rota={rota} next={next} etapas={etapas}>
        <Shortcuts rota={rota} next={next?.id ?? first.id} chats={chats} onMore={abrirMais} />
      </Acao>
      <LazyDialog>
        {rota.paradas
          .filter(({ origem }) => origem === 'opendelivery')
          .map((entrega) => (
            <PedidoAMao key={entrega.id} entrega={entrega} />
          ))}
      </LazyDialog>
      <LazyDialog>
        {open === 'mais' && (
          <Mais
            rota={rota}
            next={target}
            feitas={feitas}
            onChoose={choose}
            onHelp={() => setOpen('ajuda')}
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'ajuda' && <AjudaDialog onClose={() => setOpen(null)} />}
      </LazyDialog>
    </section>
  );
}
