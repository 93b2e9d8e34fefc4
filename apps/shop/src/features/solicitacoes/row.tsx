import { OrderNumber } from '@corre/ui/domain/order-number/order-number-badge.tsx';
import { StatusWord } from '@corre/ui/domain/status-badge/status-badge.tsx';
import { nomeCurto } from '@corre/ui/kit/format/shorten.ts';
import { useKeptHeight } from '@corre/ui/kit/held-rows/use-kept-height.ts';
import { IconButton } from '@corre/ui/kit/icon-button/icon-button.tsx';
import { ChevronDown, ChevronUp, EllipsisVertical, Siren, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { podeCancelar } from './board.ts';
import type { Acts } from './details-footer.tsx';
import { destinoDe, type Group, waitsTooLong } from './line.ts';
import { LineAct, LineTime } from './line-parts.tsx';
import { encerrada } from './pages.ts';

type RowProps = {
  group: Group;
  now: number;
  acts: Acts;
  /** true for many lines beside the form: the lowest height that is still readable */
  low: boolean;
  /** a text while the list holds still (`useHeldRows`) */
  still: string | false;
};

/** The icons of a line: urgent, or a tracking link that reached the wrong person. */
function LineSigns({ group }: Pick<RowProps, 'group'>) {
  const open = !encerrada(group[0]);
  return (
    <>
      {open && group[0].urgente && (
        <Siren aria-label="Urgente" role="img" className="mr-1.5 inline size-4 align-[-2px] text-perigo-ink" />
      )}
      {open && group.some(({ rastreio_recusado_em }) => rastreio_recusado_em !== null) && (
        <TriangleAlert
          aria-label="O link foi para a pessoa errada"
          role="img"
          className="mr-1.5 inline size-4 align-[-2px] text-perigo-ink"
        />
      )}
    </>
  );
}

/** One stop of an unfolded route, with the status where it differs. */
function Parada({ parada, outra, acts }: { parada: Group[0]; outra: boolean; acts: Acts }) {
  const { ordem, endereco, status, a_devolver } = parada;
  return (
    <li className="flex min-w-0 items-center gap-2 text-[14px] leading-5">
      <span className="w-4 shrink-0 text-right font-bold tabular-nums text-ink-2">{ordem}</span>
      <span title={endereco} className="min-w-0 flex-1 truncate">
        <OrderNumber pedido={parada} className="text-brand-ink" /> · <span>{endereco}</span>
      </span>
      {(outra || a_devolver) && <StatusWord status={status} a_devolver={a_devolver} className="pr-2 text-[13px]" />}
      {podeCancelar(parada) && (
        <IconButton
          icon={X}
          size="sm"
          label={`Cancelar: ${endereco}`}
          className="max-sm:size-11"
          onClick={() => acts.cancelar(parada)}
        />
      )}
    </li>
  );
}

/** The stops of an unfolded route. */
const Paradas = ({ group, acts, still }: Pick<RowProps, 'group' | 'acts' | 'still'>) => (
  <ol ref={useKeptHeight<HTMLOListElement>(still)} className="grid content-start gap-1 pb-2 pl-1">
    {group.map((parada) => (
      <Parada key={parada.id} parada={parada} outra={parada.status !== group[0].status} acts={acts} />
    ))}
  </ol>
);

/** One request or one route as two short texts. A route unfolds to its stops. 'Mais' opens the details. */
export function Row({ group, now, acts, low, still }: RowProps) {
  const [open, setOpen] = useState(false);
  // The words of this text share lines out among themselves. The rest of the row has one height.
  const state = useKeptHeight<HTMLParagraphElement>(still && `${still} ${low ? 'low' : 'high'}`);
  const [first] = group;
  const { id, status, desfecho, a_devolver, nome_entregador } = first;
  const rota = group.length > 1;
  const destino = destinoDe(group);
  const naoLidas = Math.max(...group.map(({ mensagens_nao_lidas }) => mensagens_nao_lidas));
  return (
    <li
      data-solicitacao={id}
      className={`break-inside-avoid border-b border-line pr-1 ${waitsTooLong(group, now) ? 'border-l-[3px] border-l-faixa pl-[13px]' : 'pl-4'}`}
    >
      <div className={`flex items-center gap-2 ${low ? 'min-h-[37px]' : 'min-h-[51px]'}`}>
        <div className="min-w-0 flex-1">
          <p
            title={destino}
            className={`truncate font-semibold text-ink ${low ? 'text-[14.5px] leading-[18px]' : 'text-[15.5px] leading-5'}`}
          >
            <LineSigns group={group} />
            <OrderNumber pedido={first} className="text-brand-ink" /> · <span>{destino}</span>
          </p>
          <p
            ref={state}
            className={`flex items-center gap-x-1.5 overflow-hidden text-[14px] whitespace-nowrap tabular-nums text-ink-2 ${low ? 'leading-[17px] [&_[data-late=true]]:h-[17px]' : 'flex-wrap leading-5 [&_[data-late=true]]:h-5'}`}
          >
            <StatusWord status={status} desfecho={desfecho} a_devolver={!rota && a_devolver} />
            <LineTime group={group} now={now} />
            {nome_entregador && <span className="min-w-0 truncate max-sm:hidden">· {nomeCurto(nome_entregador)}</span>}
          </p>
        </div>
        {rota && (
          <IconButton
            icon={open ? ChevronUp : ChevronDown}
            size="sm"
            label={`Paradas da rota para ${first.endereco}`}
            aria-expanded={open}
            className={low ? 'min-h-7!' : 'max-sm:size-11'}
            onClick={() => setOpen(!open)}
          />
        )}
        <LineAct group={group} avaliar={acts.avaliar} low={low} />
        {!rota && podeCancelar(first) && (
          <IconButton
            icon={X}
            size="sm"
            label={`Cancelar: ${destino}`}
            className={low ? 'min-h-7!' : 'max-sm:size-11'}
            onClick={() => acts.cancelar(first)}
          />
        )}
        <IconButton
          icon={EllipsisVertical}
          size="sm"
          label={`Mais: ${destino}`}
          count={naoLidas}
          className={low ? 'min-h-7!' : 'max-sm:size-11'}
          onClick={() => acts.detalhar(first)}
        />
      </div>
      {open && <Paradas group={group} acts={acts} still={still} />}
    </li>
  );
}
