import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { esperaDesde } from '@corre/contract/solicitacoes/preparo-regras.ts';
import { formatTime, formatWhen } from '@corre/ui/domain/format/dates.ts';
import { prontoDesde, ultimaAFicarPronta } from '@corre/ui/domain/ready/phrases.ts';
import { StatusWord } from '@corre/ui/domain/status-badge/status-badge.tsx';
import { DELIVERY_LATE_MIN, WaitTime } from '@corre/ui/domain/wait-time/wait-time.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { formatMoney } from '@corre/ui/kit/format/money.ts';
import { nomeCurto } from '@corre/ui/kit/format/names.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { Check, ChevronDown, ChevronUp, EllipsisVertical, Siren, Star, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { formatDayOrTime } from '../when.ts';
import { podeAvaliar } from './board.ts';
import type { Acts } from './details-footer.tsx';
import { chegadaDe, destinoDe, type Grupo, podeDizerPronto, trocoDe, waitsTooLong } from './linha.ts';
import { encerrada } from './pages.ts';
import { usePrevisao } from './previsao.tsx';
import { usePronto } from './use-pronto.ts';

type TimeProps = { grupo: Grupo; agora: number };

const NONE = [] as const;

/** The most useful time of a line: the wait, the planned offer, the arrival or the end. */
function LineTime({ grupo, agora }: TimeProps) {
  const janelas = usePrevisao()?.janelas ?? NONE;
  const [primeira] = grupo;
  if (encerrada(primeira)) return <span>· {formatDayOrTime(primeira.data_status, agora)}</span>;
  if (primeira.status === 'aguardando') {
    if (primeira.agendada && primeira.oferecer_apos)
      return <span>· sai {formatWhen(primeira.oferecer_apos, agora)}</span>;
    return <WaitTime desde={esperaDesde(primeira)} agora={agora} short />;
  }
  const troco = trocoDe(grupo);
  const chegada = chegadaDe(grupo, janelas, agora);
  const pronto = prontoDesde(ultimaAFicarPronta(grupo)) !== undefined;
  return (
    <>
      {troco > 0 && <strong className="font-semibold text-ink">· troco {formatMoney(troco)}</strong>}
      {pronto && <span>· pronto</span>}
      {chegada === null ? (
        <WaitTime desde={esperaDesde(primeira)} agora={agora} short limite_min={DELIVERY_LATE_MIN} />
      ) : (
        <span>· chega {formatTime(chegada)}</span>
      )}
    </>
  );
}

type ActProps = {
  grupo: Grupo;
  avaliar: (solicitacao: SolicitacaoDoComercio) => void;
  /** true for many lines: the smallest size that a mouse can still hit */
  low: boolean;
};

/** The main action of a line: 'Pronto!' before pickup, 'Avaliar' after the end. The details have all other actions. */
function LineAct({ grupo, avaliar, low }: ActProps) {
  const [primeira] = grupo;
  const { sending, pronto } = usePronto(primeira.id, grupo.length > 1);
  const className = low ? 'min-h-7! px-2' : 'min-h-10! max-sm:px-3.5';
  if (podeDizerPronto(grupo)) {
    return (
      <Button variant="soft" size="sm" icon={Check} loading={sending} className={className} onClick={pronto}>
        Pronto!
      </Button>
    );
  }
  if (podeAvaliar(primeira)) {
    return (
      <Button variant="soft" size="sm" icon={Star} className={className} onClick={() => avaliar(primeira)}>
        Avaliar
      </Button>
    );
  }
  if (primeira.nota === null) return null;
  return (
    <span className="inline-flex items-center gap-1 text-[14px] font-semibold tabular-nums text-ink-2">
      <Star aria-hidden="true" className="size-4 fill-current" />
      <span className="sr-only">Nota dada: </span>
      {primeira.nota}
    </span>
  );
}

type LinhaProps = {
  grupo: Grupo;
  agora: number;
  acts: Acts;
  /** true for many lines beside the form: the lowest height that is still readable */
  low: boolean;
};

/** The icons of a line: urgent, or a tracking link that reached the wrong person. */
function LineSigns({ grupo }: Pick<LinhaProps, 'grupo'>) {
  const open = !encerrada(grupo[0]);
  return (
    <>
      {open && grupo[0].urgente && (
        <Siren aria-label="Urgente" role="img" className="mr-1.5 inline size-4 align-[-2px] text-perigo-ink" />
      )}
      {open && grupo.some(({ rastreio_recusado_em }) => rastreio_recusado_em !== null) && (
        <TriangleAlert
          aria-label="O link foi para a pessoa errada"
          role="img"
          className="mr-1.5 inline size-4 align-[-2px] text-perigo-ink"
        />
      )}
    </>
  );
}

/** The stops of an unfolded route, with the status where it differs. */
function Paradas({ grupo }: Pick<LinhaProps, 'grupo'>) {
  return (
    <ol className="grid gap-1 pb-2 pl-1">
      {grupo.map(({ id, ordem, endereco, status }) => (
        <li key={id} className="flex min-w-0 gap-2 text-[14px] leading-5">
          <span className="w-4 shrink-0 text-right font-bold tabular-nums text-ink-2">{ordem}</span>
          <span title={endereco} className="min-w-0 flex-1 truncate">
            {endereco}
          </span>
          {status !== grupo[0].status && <StatusWord status={status} className="pr-2 text-[13px]" />}
        </li>
      ))}
    </ol>
  );
}

/** One request or one route as two short texts. A route unfolds to its stops. 'Mais' opens the details. */
function Linha({ grupo, agora, acts, low }: LinhaProps) {
  const [open, setOpen] = useState(false);
  const [primeira] = grupo;
  const { id, status, numero_pedido, nome_entregador } = primeira;
  const rota = grupo.length > 1;
  const destino = destinoDe(grupo);
  const naoLidas = Math.max(...grupo.map(({ mensagens_nao_lidas }) => mensagens_nao_lidas));
  return (
    <li
      data-solicitacao={id}
      className={`break-inside-avoid border-b border-line pr-1 ${waitsTooLong(grupo, agora) ? 'border-l-[3px] border-l-faixa pl-[13px]' : 'pl-4'}`}
    >
      <div className={`flex items-center gap-2 ${low ? 'min-h-[37px]' : 'min-h-[51px]'}`}>
        <div className="min-w-0 flex-1">
          <p
            title={destino}
            className={`truncate font-semibold text-ink ${low ? 'text-[14.5px] leading-[18px]' : 'text-[15.5px] leading-5'}`}
          >
            <LineSigns grupo={grupo} />
            {numero_pedido !== null && <span className="text-brand-ink">#{numero_pedido} · </span>}
            {destino}
          </p>
          <p
            className={`flex items-center gap-1.5 overflow-hidden text-[14px] whitespace-nowrap tabular-nums text-ink-2 ${low ? 'leading-[17px] [&_[data-late=true]]:h-[17px]' : 'leading-5 [&_[data-late=true]]:h-5'}`}
          >
            <StatusWord status={status} />
            <LineTime grupo={grupo} agora={agora} />
            {nome_entregador && <span className="min-w-0 truncate max-sm:hidden">· {nomeCurto(nome_entregador)}</span>}
          </p>
        </div>
        {rota && (
          <IconButton
            icon={open ? ChevronUp : ChevronDown}
            size="sm"
            label={`Paradas da rota para ${primeira.endereco}`}
            aria-expanded={open}
            className={low ? 'min-h-7!' : 'max-sm:size-11'}
            onClick={() => setOpen(!open)}
          />
        )}
        <LineAct grupo={grupo} avaliar={acts.avaliar} low={low} />
        <IconButton
          icon={EllipsisVertical}
          size="sm"
          label={`Mais: ${destino}`}
          count={naoLidas}
          className={low ? 'min-h-7!' : 'max-sm:size-11'}
          onClick={() => acts.detalhar(primeira)}
        />
      </div>
      {open && <Paradas grupo={grupo} />}
    </li>
  );
}

/** Above this number, lines are lower, so that a desktop shows all of them. Phones keep the normal height. */
const CROWDED = 28;

type Props = { grupos: readonly Grupo[]; agora: number; acts: Acts; phone: boolean };

/** The list of lines. A wide board has several columns, to read from top to bottom. */
export const Lista = ({ grupos, agora, acts, phone }: Props) => (
  <ul className="columns-[320px] gap-0 [column-rule:1px_solid_var(--c-line)]">
    {grupos.map((grupo) => (
      <Linha key={grupo[0].id} grupo={grupo} agora={agora} acts={acts} low={!phone && grupos.length > CROWDED} />
    ))}
  </ul>
);
