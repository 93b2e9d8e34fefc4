import type { ProblemaDaEntrega } from '@corre/contract/problemas/contrato.ts';
import { NOME_MOTIVO_PROBLEMA, urlDaFotoDoProblema } from '@corre/contract/problemas/regras.ts';
import { NOME_STATUS } from '@corre/contract/solicitacoes/regras.ts';
import type { AcaoProblema } from '@corre/contract/vocabulario.ts';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../kit/card/card.tsx';
import { formatDuration, formatTime } from '../format/dates.ts';
import { OrderNumber } from '../order-number/order-number-badge.tsx';
import { ProblemAnswer, type Resposta } from './problem-answer.tsx';

type PhotoProps = { problema_id: number; foto_em: string };

/** The courier's photo of a problem, small. A click opens the photo in another tab (ADR 0025). */
export const ProblemPhoto = ({ problema_id, foto_em }: PhotoProps) => (
  <a
    href={urlDaFotoDoProblema(problema_id)}
    target="_blank"
    rel="noreferrer"
    className="block w-fit overflow-hidden rounded-[10px]"
  >
    <img
      // A newer photo has the same address, so the query changes with the photo's time.
      src={`${urlDaFotoDoProblema(problema_id)}?em=${Date.parse(foto_em)}`}
      alt={`Foto do problema das ${formatTime(foto_em)}, em outra aba`}
      loading="lazy"
      className="h-28 max-w-full bg-sunken object-contain"
    />
  </a>
);

/** The previous release does not send these. */
type DeAgora = 'numero_pedido' | 'comercio_telefone';

type Props = {
  problema: Omit<ProblemaDaEntrega, DeAgora> & Partial<Pick<ProblemaDaEntrega, DeAgora>>;
  /** the current time in epoch milliseconds */
  now: number;
  /** the answers that the reader may give now */
  acoes: readonly AcaoProblema[];
  /** the answer that is being sent */
  respondendo: AcaoProblema | null;
  onAnswer: (resposta: Resposta) => void;
  /** names the shop, when it is not the reader's own */
  withComercio?: boolean;
  /** smaller, for several cards in a drawer */
  dense?: boolean;
  /** further actions, right of the title */
  children?: ReactNode;
};

/** A delivery that a courier cannot finish, with the reason and the possible answers (ADR 0025). */
export function ProblemCard({ problema, now, withComercio = false, dense = false, children, ...answer }: Props) {
  const { id, motivo, mensagem, aberto_em, nome_entregador, comercio, endereco, status, foto_em } = problema;
  return (
    <Card
      item
      tone="agir"
      aria-labelledby={`problema-${id}`}
      data-problema={id}
      className={dense ? 'grid content-start gap-2.5 px-3.5 py-3' : 'grid content-start gap-3 p-4'}
    >
      <div className="flex items-start gap-2.5">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-perigo-ink" />
        <div className="min-w-0 flex-1">
          <h3 id={`problema-${id}`} className={`text-[15.5px] font-bold text-ink ${dense ? 'leading-5' : 'leading-6'}`}>
            {NOME_MOTIVO_PROBLEMA[motivo]}
          </h3>
          <p className={`text-[14px] wrap-anywhere text-ink-2 ${dense ? 'leading-[19px]' : 'leading-5'}`}>
            {nome_entregador} · {NOME_STATUS[status]} · há {formatDuration(now - Date.parse(aberto_em))}
          </p>
          <p className={`text-[14px] font-semibold wrap-anywhere text-ink ${dense ? 'leading-[19px]' : 'leading-5'}`}>
            <OrderNumber pedido={{ id: problema.solicitacao_id, numero_pedido: problema.numero_pedido }} /> ·{' '}
            {withComercio && `${comercio} · `}
            {endereco}
          </p>
        </div>
        {children}
      </div>
      {mensagem !== null && (
        <blockquote
          className={`rounded-[10px] bg-sunken px-3 leading-snug wrap-anywhere whitespace-pre-wrap text-ink ${dense ? 'py-1.5 text-[14px]' : 'py-2 text-[15px]'}`}
        >
          {dense ? `“${mensagem}”` : mensagem}
        </blockquote>
      )}
      {foto_em !== null && <ProblemPhoto problema_id={id} foto_em={foto_em} />}
      <ProblemAnswer
        nome={`${NOME_MOTIVO_PROBLEMA[motivo]}, ${nome_entregador}, ${endereco}`}
        emMaos={status === 'em_entrega'}
        {...answer}
      />
    </Card>
  );
}
