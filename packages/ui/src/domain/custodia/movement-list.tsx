import type { MovimentoView } from '@corre/contract/custodia/contrato.ts';
import type { TipoMovimento } from '@corre/contract/vocabulario.ts';
import { type ComponentType, type ReactNode, useState } from 'react';
import { formatMoney } from '../../kit/format/money.ts';
import { Spoken } from '../../kit/spoken/spoken.tsx';
import { formatWhen } from '../format/dates.ts';

/** The names of the cash movements on the screen. */
const MOVIMENTOS: Record<TipoMovimento, string> = {
  troco_levado: 'Troco levado',
  recebido: 'Recebido do cliente',
  prestado: 'Entregue à loja',
  diferenca: 'Diferença',
  diferenca_revertida: 'Diferença revertida',
};

/** Formats a movement with its sign: '+R$ 20,00' came to the courier, '−R$ 20,00' left the courier. */
export const signedMoney = (valor: number): string => `${valor > 0 ? '+' : ''}${formatMoney(valor)}`;

/** Returns the state of the objection to a difference as a sentence, or null when there is no objection. */
export function objectionSentence({ contestacao }: Pick<MovimentoView, 'contestacao'>): string | null {
  if (contestacao === null) return null;
  if (contestacao.decisao === null) return 'Contestada: o suporte ainda não respondeu.';
  const decisao = contestacao.decisao === 'revertida' ? 'Revertida' : 'Mantida';
  return `${decisao} pelo suporte: ${contestacao.resposta ?? ''}`;
}

/** Returns whether a courier can still object to this movement. */
export const contestable = ({ tipo, prestacao_id, contestacao }: MovimentoView): boolean =>
  tipo === 'diferenca' && prestacao_id !== null && contestacao === null;

type Props = {
  movimentos: readonly MovimentoView[];
  /** the side that a row names: the other side of the reader */
  naming: 'comercio' | 'entregador';
  /** the current time in epoch milliseconds */
  now: number;
  label: string;
  /** the action of a row: 'Discordo' */
  action?: (movimento: MovimentoView) => ReactNode;
};

function Row({ movimento, naming, now, action }: Omit<Props, 'movimentos' | 'label'> & { movimento: MovimentoView }) {
  const { tipo, valor, saldo, feito_em, motivo } = movimento;
  const objection = objectionSentence(movimento);
  return (
    <li className="grid grid-cols-1 gap-1 border-t border-line px-4 py-3 first:border-t-0">
      <p className="flex items-baseline justify-between gap-3 text-[17px] leading-6 font-[650] text-ink compact:text-[15px]">
        <span className="min-w-0 wrap-anywhere">{MOVIMENTOS[tipo]}</span>
        <span className="font-[750] whitespace-nowrap tabular-nums">
          <Spoken>{signedMoney(valor)}</Spoken>
        </span>
      </p>
      <p className="flex items-baseline justify-between gap-3 text-[16px] leading-6 text-ink-2 compact:text-[14px] compact:leading-5">
        <span className="line-clamp-2 min-w-0 wrap-anywhere">
          {movimento[naming]} · {formatWhen(feito_em, now)}
        </span>
        {saldo !== null && (
          <span className="whitespace-nowrap tabular-nums">
            saldo <Spoken>{formatMoney(saldo)}</Spoken>
          </span>
        )}
      </p>
      {motivo && (
        <p className="text-[16px] leading-6 wrap-anywhere text-ink-2 compact:text-[14px] compact:leading-5">
          Motivo: {motivo}
        </p>
      )}
      {objection && (
        <p className="text-[16px] leading-6 font-semibold wrap-anywhere text-ink compact:text-[14px] compact:leading-5">
          {objection}
        </p>
      )}
      {action?.(movimento)}
    </li>
  );
}

/** The cash that a courier received and handed over, newest first. */
export function MovementList({ movimentos, label, ...rest }: Props) {
  return (
    <ul aria-label={label}>
      {movimentos.map((movimento) => (
        <Row key={movimento.id} movimento={movimento} {...rest} />
      ))}
    </ul>
  );
}

/** A page of movements, as the query of a panel returns it. */
interface PageQuery {
  data: { movimentos: readonly MovimentoView[]; ha_mais: boolean } | undefined;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}

type OlderProps = {
  /** id of the oldest movement on the screen */
  antes_de: number;
  /** the hook that reads the movements older than `antes_de`, once `enabled` */
  usePage: (antes_de: number, enabled: boolean) => PageQuery;
  /** the button of the panel */
  Foot: ComponentType<{ loading?: boolean; onClick: () => void; children: string }>;
  /** the list of a page */
  children: (movimentos: readonly MovimentoView[]) => ReactNode;
};

/** The button 'Mais antigos'. A press shows the next page of movements, with a button of its own. */
export function OlderMovements({ antes_de, usePage, Foot, children }: OlderProps) {
  const [open, setOpen] = useState(false);
  const { data, isFetching, isError, refetch } = usePage(antes_de, open);
  if (!data) {
    return (
      <Foot loading={isFetching} onClick={() => (isError ? void refetch() : setOpen(true))}>
        {isError ? 'Tentar de novo' : 'Mais antigos'}
      </Foot>
    );
  }
  const last = data.movimentos.at(-1);
  return (
    <div className="border-t border-line">
      {children(data.movimentos)}
      {data.ha_mais && last && (
        <OlderMovements antes_de={last.id} usePage={usePage} Foot={Foot}>
          {children}
        </OlderMovements>
      )}
    </div>
  );
}
