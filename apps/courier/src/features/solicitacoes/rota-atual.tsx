import { enderecoInOneLine } from '@corre/contract/enderecos/partes.ts';
import { OrigemBadge } from '@corre/ui/domain/badge/badges.tsx';
import { DoorPayment, RoutePayment } from '@corre/ui/domain/door-payment/door-payment.tsx';
import { StatusBadge } from '@corre/ui/domain/status-badge/status-badge.tsx';
import { StepDashes, stepOf } from '@corre/ui/domain/step-dashes/step-dashes.tsx';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { LazyDialog, lazyPart, usePreload } from '@corre/ui/shell/lazy-part.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { StickyNote, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Chats } from '../chat/use-chats.ts';
import { chipsDaEntrega, Exigencias } from '../pedido/exigencias.tsx';
import { textoDaNota } from '../pedido/pedido.ts';
import {
  byParada,
  foiCancelada,
  liquidoDaRota,
  proximaParada,
  type Rota,
  type Solicitacao,
  valorDaRota,
} from '../rotas/rotas.ts';
import { useVoltando } from '../rotas/voltando.ts';
import { Acao, useEtapasDaRota } from './acao.tsx';
import { BuscarEm, Depois, EntregarEm, NaLoja } from './alvo.tsx';
import { Nota } from './nota.tsx';
import { Paradas } from './paradas.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { CARTAO_DA_ROTA } from './use-foco-na-entrega.ts';

const RespostaDoProblema = lazyPart(
  async () => (await import('../problemas/resposta-do-problema.tsx')).RespostaDoProblema,
);
const TemDica = lazyPart(async () => (await import('../dica/tem-dica.tsx')).TemDica);
const PedidoAMao = lazyPart(async () => (await import('../pedido-de-fora/coleta-de-fora.tsx')).PedidoAMao);
/** Loaded on demand, because a way back is rare. */
const VoltarPara = lazyPart(async () => (await import('./volta.tsx')).VoltarPara);
const SobreAVolta = lazyPart(async () => (await import('./volta.tsx')).SobreAVolta);
const Mais = lazyPart(async () => (await import('./mais.tsx')).Mais);
const AjudaDialog = lazyPart(async () => (await import('../ajuda/ajuda-dialog.tsx')).AjudaDialog);
/** Preloaded, because there may be no signal on the road. */
const A_MAO = [Mais, VoltarPara];

/** In milliseconds. The card shows whole minutes. */
const CLOCK_MS = 15_000;

/** Returns how many stops are left. */
const count = ({ paradas, total }: Rota) =>
  total > paradas.length
    ? `${countOf(paradas.length, 'entrega', 'entregas')} de ${total}`
    : countOf(total, 'entrega', 'entregas');

/** The amount that the route pays. It does not change during the route. */
function Paga({ rota }: { rota: Rota }) {
  const liquido = liquidoDaRota(rota);
  return (
    <p className="mt-[7px] text-[16px] leading-6 tabular-nums text-ink-2">
      <strong className="font-[750] text-ink">{formatMoney(valorDaRota(rota))}</strong>
      {liquido !== undefined && (
        <>
          {' · você recebe '}
          <strong className="font-[750] text-ink">{formatMoney(liquido)}</strong>
        </>
      )}
    </p>
  );
}

type CartaoProps = {
  rota: Rota;
  target: Solicitacao;
  etapas: ReturnType<typeof useEtapasDaRota>;
  /** in a route: payment and requirements of the stop in hand */
  children: ReactNode;
};

/** The present destination in large text, and the next one in small text. */
function Cartao({ rota, target, etapas, children }: CartaoProps) {
  const emRota = rota.total > 1;
  const naRua = byParada(rota);
  const voltando = useVoltando(target);
  // The server does not know the steps that wait on the phone.
  const semServidor = etapas.stored.filter((passo) => passo.tipo === 'etapa').length - etapas.fins.length;
  const parada = `Parada ${target.ordem} de ${Math.max(rota.total, target.ordem)}`;
  const aDireita = emRota
    ? naRua
      ? parada
      : count(rota)
    : !foiCancelada(target) && formatMoney(target.valor_estimado);
  return (
    <Card className={`border-etapa ${emRota ? 'px-3 pt-[11px] pb-1' : 'px-3.5 py-3 turned:py-1.5'}`}>
      <p className="flex flex-wrap items-center justify-between gap-x-2">
        {voltando && !foiCancelada(target) ? (
          <Badge tone="aguardando" icon={Undo2}>
            Voltando
          </Badge>
        ) : (
          <StatusBadge status={voltando ? 'cancelada' : rota.status} />
        )}
        <span className="text-[16px] leading-7 font-[650] whitespace-nowrap tabular-nums text-ink-2">{aDireita}</span>
      </p>
      <StepDashes etapa={stepOf(rota.status) - semServidor} guardada={semServidor > 0} className="mt-[9px]" />
      <LazyDialog>
        <RespostaDoProblema rota={rota} />
      </LazyDialog>
      {emRota && <Paga rota={rota} />}
      <div className={`relative ${emRota ? 'mt-[7px]' : 'mt-3 turned:mt-1.5'}`}>
        {/* Beside the small words above the destination, where it takes no height. */}
        <span className="absolute -top-2 right-0 flex max-w-[55%]">
          <OrigemBadge origem={target.origem} canal={target.canal} />
        </span>
        {voltando ? (
          <LazyDialog>
            <VoltarPara parada={target} />
          </LazyDialog>
        ) : naRua ? (
          <EntregarEm parada={target} numero={emRota ? target.ordem : null} />
        ) : rota.status === 'aceita' ? (
          <BuscarEm rota={rota} />
        ) : (
          <NaLoja rota={rota} />
        )}
      </div>
      {!emRota && !naRua && <Depois lugar={target}>{enderecoInOneLine(target.endereco)}</Depois>}
      {!emRota && naRua && !voltando && target.volta && <Depois>volta para {target.comercio}</Depois>}
      {children}
    </Card>
  );
}

/** The note of a route's stop opens below the chips, because the card has no room for all notes at once. */
const VerNota = ({ open, onToggle }: { open: boolean; onToggle: (open: boolean) => void }) => (
  <button
    type="button"
    aria-expanded={open}
    onClick={() => onToggle(!open)}
    className="relative flex rounded-full before:absolute before:-inset-y-2.5 before:inset-x-0 before:content-['']"
  >
    <Badge tone="contorno" icon={StickyNote} className="text-[14px] text-brand-ink">
      Nota
    </Badge>
  </button>
);

type Props = {
  rota: Rota;
  chats: Chats;
};

/** The route in hand: destination, payment and the next step, in one view (ADR 0033). */
export function RotaAtual({ rota, chats }: Props) {
  const [chosen, choose] = useState<number | null>(null);
  const [open, setOpen] = useState<'mais' | 'ajuda' | null>(null);
  const [notaDe, setNotaDe] = useState<number | null>(null);
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
  const daqui = naRua ? ([target] as const) : rota.paradas;
  const abrirMais = () => setOpen('mais');
  const exigencias = voltando ? (
    <LazyDialog>
      <SobreAVolta rota={rota} parada={target} />
    </LazyDialog>
  ) : (
    <Exigencias chips={chipsDaEntrega(daqui, naRua, now)}>
      {emRota && naRua && textoDaNota(target) !== null && (
        <li>
          <VerNota open={notaDe === target.id} onToggle={(aberta) => setNotaDe(aberta ? target.id : null)} />
        </li>
      )}
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
      ? `Rota em andamento: ${rota.comercio}, ${count(rota)}`
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
            {notaDe === target.id && <Nota entrega={target} inteira />}
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
