import { UrgenteBadge } from '@corre/ui/domain/badge/badges.tsx';
import { DoorPayment } from '@corre/ui/domain/door-payment/door-payment.tsx';
import { StatusBadge } from '@corre/ui/domain/status-badge/status-badge.tsx';
import { StepDashes } from '@corre/ui/domain/step-dashes/step-dashes.tsx';
import { stepOf } from '@corre/ui/domain/step-dashes/steps.ts';
import { Card, CardBody } from '@corre/ui/kit/card/card.tsx';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { Suspense, useState } from 'react';
import type { Chats } from '../chat/use-chats.ts';
import { DicaDoLugar } from '../dica/dica-do-lugar.tsx';
import { AbrirMapa } from '../mapa/abrir-mapa.tsx';
import { Lugares } from '../mapa/lugares.tsx';
import { EnviarLink } from '../rastreio/enviar-link.tsx';
import { porParada, proximaParada, type Rota, type Solicitacao, valorDaRota } from '../rotas/rotas.ts';
import { useEtapasDaRota } from '../rotas/use-etapas-da-rota.ts';
import { Acao } from './acao.tsx';
import { Atalhos } from './atalhos.tsx';
import { CARTAO_DA_ROTA } from './cartao-da-rota.ts';
import { Loja } from './loja.tsx';
import { Nota } from './nota.tsx';
import { Paradas } from './paradas.tsx';
import { detalheDoPedido } from './pedido.ts';

const RespostaDoProblema = lazyPart(
  async () => (await import('../problemas/resposta-do-problema.tsx')).RespostaDoProblema,
);
const PreparoDaRota = lazyPart(async () => (await import('../balcao/preparo-da-rota.tsx')).PreparoDaRota);
const ProblemaDaRota = lazyPart(async () => (await import('../problemas/problema-da-rota.tsx')).ProblemaDaRota);
const PedidosDeFora = lazyPart(async () => (await import('../pedido-de-fora/pedido-de-fora.tsx')).PedidosDeFora);
const MarcosDaEntrega = lazyPart(async () => (await import('../marcos/marcos-da-entrega.tsx')).MarcosDaEntrega);

/** One delivery: from the shop to the address, with what to collect and the note. On the way to the shop the address has its map beside it. */
function UmaEntrega({ entrega, total }: { entrega: Solicitacao; total: number }) {
  const parada = total > 1 ? `parada ${entrega.ordem} de ${total} · ` : '';
  return (
    <>
      <Lugares
        comercio={{
          nome: entrega.comercio,
          detalhe: entrega.comercio_endereco,
          ao_lado: entrega.urgente && <UrgenteBadge />,
        }}
        endereco={{
          nome: entrega.endereco,
          detalhe: `${parada}${detalheDoPedido(entrega)}`,
          ao_lado: entrega.status === 'aceita' && <AbrirMapa destino={entrega} como="icone" />,
        }}
      />
      <DoorPayment parada={entrega} />
      <Nota entrega={entrega} />
      <DicaDoLugar entrega={entrega} />
    </>
  );
}

/** How many stops are left, where there is more than one. */
const contagem = ({ paradas, total }: Rota) =>
  total > paradas.length
    ? `${countOf(paradas.length, 'entrega', 'entregas')} de ${total}`
    : countOf(total, 'entrega', 'entregas');

/** The route at hand (specification §2, decision record 0025): where, what for, and the one next step. */
export function RotaAtual({ rota, chats }: { rota: Rota; chats: Chats }) {
  const [escolhida, escolher] = useState<number | null>(null);
  const [primeira, ...outras] = rota.paradas;
  const etapas = useEtapasDaRota(rota);
  const deFora = rota.paradas.filter(({ origem }) => origem === 'opendelivery');
  const umaAUma = porParada(rota);
  // as long as it can be taken back, or its answer is awaited, the stop stays where it is, or the card would move under the finger
  const proxima = proximaParada(
    rota,
    etapas.emCurso.find(({ novo_status }) => novo_status === 'finalizada')?.solicitacao_id ?? escolhida,
    etapas.fins.map(({ solicitacao_id }) => solicitacao_id),
  );
  // what waits on the phone is no step that the server knows of
  const semServidor = etapas.guardados.filter((passo) => passo.tipo === 'etapa').length - etapas.fins.length;
  const nome =
    outras.length > 0
      ? `Rota em andamento: ${rota.comercio}, ${contagem(rota)}`
      : `Entrega em andamento: ${primeira.endereco}`;
  return (
    <Card id={CARTAO_DA_ROTA} tabIndex={-1} className="border-etapa" aria-label={nome}>
      <CardBody className="flex flex-col gap-3">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <StatusBadge status={rota.status} />
          <strong className="ml-auto text-[24px] leading-8 font-[780] whitespace-nowrap">
            {formatMoney(valorDaRota(rota))}
          </strong>
        </p>
        <StepDashes etapa={stepOf(rota.status) - semServidor} guardada={semServidor > 0} />
        <LazyDialog>
          <RespostaDoProblema rota={rota} />
        </LazyDialog>
        {outras.length > 0 ? (
          <>
            <Loja entrega={primeira} contagem={contagem(rota)} />
            <Paradas rota={rota} fins={etapas.fins} escolha={umaAUma ? { proxima, escolher } : null} />
          </>
        ) : (
          <UmaEntrega entrega={primeira} total={rota.total} />
        )}
        <LazyDialog>{deFora.length > 0 && <PedidosDeFora paradas={deFora} />}</LazyDialog>
        <LazyDialog>
          <PreparoDaRota rota={rota} />
        </LazyDialog>
        <Atalhos rota={rota} chats={chats} />
        <LazyDialog>{umaAUma && proxima && <MarcosDaEntrega entrega={proxima} />}</LazyDialog>
        <Suspense fallback={<div className="min-h-11" />}>
          <ProblemaDaRota rota={rota} proxima={proxima?.id} />
        </Suspense>
        {outras.length === 0 && <EnviarLink entrega={primeira} />}
        <Acao rota={rota} proxima={proxima} etapas={etapas} />
      </CardBody>
    </Card>
  );
}
