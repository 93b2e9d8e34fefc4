import { esperaDesde } from '@corre/contract/solicitacoes/preparo-regras.ts';
import { OrigemBadge, UrgenteBadge } from '@corre/ui/domain/badge/badges.tsx';
import { formatTime } from '@corre/ui/domain/format/dates.ts';
import { StatusBadge } from '@corre/ui/domain/status-badge/status-badge.tsx';
import { WaitTime } from '@corre/ui/domain/wait-time/wait-time.tsx';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Checkbox } from '@corre/ui/kit/checkbox/checkbox.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { useKeptHeight } from '@corre/ui/kit/held-rows/use-kept-height.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { usePhone } from '@corre/ui/kit/media-query/use-media-query.ts';
import { ArrowRight, BellRing, History } from 'lucide-react';
import { memo, type RefObject, useEffect } from 'react';
import { useActs } from '../atos/atos.tsx';
import { Hora, useNow } from '../torre/relogio.tsx';
import { Agendada, CardDetails, OfertaViva } from './card-details.tsx';
import { menosMarcas, useMarcar } from './use-marcar.ts';
import type { Solicitacao } from './use-solicitacoes.ts';

type Props = {
  solicitacao: Solicitacao;
  first: boolean;
  /** a text while the list holds still (`useHeldRows`) */
  still: string | false;
};

function Espera({ solicitacao }: Pick<Props, 'solicitacao'>) {
  return (
    <span title={`Pedida às ${formatTime(solicitacao.data_solicitacao)}`}>
      <WaitTime since={esperaDesde(solicitacao)} now={useNow()} short />
    </span>
  );
}

function Head({ solicitacao }: Pick<Props, 'solicitacao'>) {
  const { status, desfecho, a_devolver, urgente, sinalizada, agendada, data_solicitacao, origem, canal } = solicitacao;
  return (
    <div className="flex items-start gap-1.5">
      {/* The badges share lines out among themselves: the time stays in the first. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
        <StatusBadge status={status} desfecho={desfecho} a_devolver={a_devolver} />
        {urgente && <UrgenteBadge />}
        <OrigemBadge origem={origem} canal={canal} />
        {sinalizada && (
          <Badge tone="aguardando" icon={BellRing}>
            Ninguém aceitou
          </Badge>
        )}
      </div>
      <span data-hora className="shrink-0">
        {status === 'aguardando' && !agendada ? (
          <Espera solicitacao={solicitacao} />
        ) : (
          <Hora instante={data_solicitacao} className="text-[13px] tabular-nums text-ink-2" />
        )}
      </span>
    </div>
  );
}

/** The checkbox that marks a waiting request, and the button of its timeline. */
function Acts({ solicitacao, marcada }: Pick<Props, 'solicitacao'> & { marcada: boolean }) {
  const { show } = useActs();
  const { toggle } = useMarcar();
  const { id, status, comercio, endereco } = solicitacao;
  return (
    <span className="absolute right-2 bottom-1 z-1 flex items-center max-[759px]:static max-[759px]:-my-2.5 max-[759px]:shrink-0">
      {status === 'aguardando' && (
        <Checkbox
          checked={marcada}
          onChange={() => toggle(id)}
          className="min-h-8 min-w-8 items-center justify-center gap-0 py-0 max-sm:min-h-11 max-sm:min-w-11"
        >
          <span className="sr-only">
            Marcar {comercio}, {endereco}
          </span>
        </Checkbox>
      )}
      <IconButton
        icon={History}
        size="sm"
        label={`Linha do tempo de ${comercio}, ${endereco}`}
        onClick={() => show({ tipo: 'linha_do_tempo', solicitacao_id: id })}
        className="max-sm:size-11"
      />
    </span>
  );
}

/** Scrolls to the highlighted card and focuses it as soon as it mounts. */
function useHighlight(id: number, cartao: RefObject<HTMLDivElement | null>) {
  const { highlight, highlightIt } = useActs();
  useEffect(() => {
    if (highlight !== id) return;
    cartao.current?.scrollIntoView({ block: 'center' });
    cartao.current?.querySelector<HTMLElement>('[data-cartao]')?.focus({ preventScroll: true });
    highlightIt(null);
  }, [highlight, highlightIt, id, cartao]);
}

/** Card of a request. A press chooses a waiting request for the assignment, or opens the timeline of any other. */
export const SolicitacaoCard = memo(function SolicitacaoCard({ solicitacao, first, still }: Props) {
  const { show, selection, select, atribuir } = useActs();
  const phone = usePhone();
  const { id, status, comercio, endereco, valor_estimado, oferta_viva } = solicitacao;
  const espera = status === 'aguardando';
  const cartao = useKeptHeight<HTMLDivElement>(still);
  useHighlight(id, cartao);
  const together = selection.solicitacao_ids.length;
  const chosen = espera && selection.solicitacao_ids.includes(id);
  // On a desktop the courier field is next. On a phone the button of the card opens the assignment.
  const choose = () => {
    if (chosen) select({ solicitacao_ids: menosMarcas(selection.solicitacao_ids, [id]) });
    else if (phone) select({ solicitacao_ids: [id] });
    else atribuir({ solicitacao_ids: [id] });
  };
  return (
    <div
      ref={cartao}
      data-solicitacao={id}
      className={`relative px-3.5 py-2.5 ${chosen ? 'bg-brand-soft shadow-[inset_3px_0_0_var(--c-brand)] forced-colors:border-l-4 forced-colors:border-l-[Highlight]' : 'hover:bg-sunken/60'}`}
    >
      <Head solicitacao={solicitacao} />
      <div className="mt-1.5 flex items-baseline gap-3">
        <button
          type="button"
          data-cartao
          aria-pressed={espera ? chosen : undefined}
          onClick={espera ? choose : () => show({ tipo: 'linha_do_tempo', solicitacao_id: id })}
          className="min-w-0 flex-1 truncate rounded text-left text-[15px] leading-5 font-bold text-ink after:absolute after:inset-0"
        >
          {comercio}
        </button>
        <strong className="shrink-0 text-[15px] leading-5 tabular-nums text-ink">{formatMoney(valor_estimado)}</strong>
      </div>
      <p className="text-[14px] leading-5 wrap-anywhere text-ink">{endereco}</p>
      <Agendada solicitacao={solicitacao} />
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1 min-[760px]:pr-16">
          <CardDetails solicitacao={solicitacao} />
          {/* Last, because a card that holds its height cuts what comes new. */}
          {espera && oferta_viva && <OfertaViva oferta={oferta_viva} />}
        </div>
        <Acts solicitacao={solicitacao} marcada={chosen} />
      </div>
      {espera && (
        <Button
          full
          variant={first ? 'primary' : 'secondary'}
          icon={ArrowRight}
          aria-label={chosen && together > 1 ? undefined : `Atribuir entrega: ${endereco}`}
          onClick={() => atribuir(chosen ? {} : { solicitacao_ids: [id] })}
          className="relative z-1 mt-2.5 min-[760px]:hidden"
        >
          {chosen && together > 1 ? `Atribuir ${together} entregas` : 'Atribuir entrega'}
        </Button>
      )}
    </div>
  );
});
