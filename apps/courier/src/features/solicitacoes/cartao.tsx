import { enderecoInOneLine } from '@corre/contract/enderecos/partes.ts';
import { OrigemBadge } from '@corre/ui/domain/badge/badges.tsx';
import { StatusBadge } from '@corre/ui/domain/status-badge/status-badge.tsx';
import { StepDashes, stepOf } from '@corre/ui/domain/step-dashes/step-dashes.tsx';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { countOf, formatMoney } from '@corre/ui/kit/format/money.ts';
import { LazyDialog, lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { byParada, foiCancelada, liquidoDaRota, type Rota, type Solicitacao, valorDaRota } from '../rotas/rotas.ts';
import { useVoltando } from '../rotas/voltando.ts';
import type { useEtapasDaRota } from './acao.tsx';
import { BuscarEm, Depois, EntregarEm, NaLoja } from './alvo.tsx';

const RespostaDoProblema = lazyPart(
  async () => (await import('../problemas/resposta-do-problema.tsx')).RespostaDoProblema,
);
/** Loaded on demand, because a way back is rare. */
export const VoltarPara = lazyPart(async () => (await import('./volta.tsx')).VoltarPara);

/** Returns how many stops are left. */
export const quantasFaltam = ({ paradas, total }: Rota) =>
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
export function Cartao({ rota, target, etapas, children }: CartaoProps) {
  const emRota = rota.total > 1;
  const naRua = byParada(rota);
  const voltando = useVoltando(target);
  // The server does not know the steps that wait on the phone.
  const semServidor = etapas.stored.filter((passo) => passo.tipo === 'etapa').length - etapas.fins.length;
  const parada = `Parada ${target.ordem} de ${Math.max(rota.total, target.ordem)}`;
  const aDireita = emRota
    ? naRua
      ? parada
      : quantasFaltam(rota)
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
