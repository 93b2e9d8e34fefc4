import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { PendenciaDeRecebimento } from '@corre/contract/recebimentos/contrato.ts';
import { semanaLabel } from '@corre/contract/week.ts';
import { formatDayMonthTime } from '@corre/ui/domain/format/dates.ts';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { LoadingCard } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';

const TITULO: Record<PendenciaDeRecebimento['tipo'], string> = {
  aviso: 'O banco ainda não conhece este Pix',
  cobranca: 'O banco não aceitou a cobrança',
  devolucao: 'O banco não aceitou a devolução',
};

function Linha({ pendencia }: { pendencia: PendenciaDeRecebimento }) {
  const { tipo, referencia, comercio, semana_inicio, desde, tentativas, erro, desistiu } = pendencia;
  const fatura = [comercio, semana_inicio && semanaLabel(semana_inicio)].filter(Boolean).join(', ');
  return (
    <li className="grid gap-1 border-t border-line px-4 py-3 first:border-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong>{TITULO[tipo]}</strong>
        <span className="ml-auto text-[14px] text-ink-2">desde {formatDayMonthTime(desde)}</span>
      </p>
      {fatura && <p className="text-[14px] leading-5">{fatura}</p>}
      <p className="text-[14px] leading-5 wrap-anywhere">{erro}</p>
      <p className="text-[13px] leading-[18px] wrap-anywhere text-ink-2">
        {countOf(tentativas, 'tentativa', 'tentativas')}
        {desistiu ? ', sem outra' : ', continua tentando'} · {referencia}
      </p>
    </li>
  );
}

/** What the bank did not take: charges, refunds and notices, with the bank's words. */
export function Pendencias() {
  const { data, isError, refetch, isRefetching } = trpc.recebimentos.pendencias.useQuery();
  if (!data && !isError) return <LoadingCard />;
  return (
    <Card aria-label="Pendências">
      {!data && (
        <InlineError
          title={FALHAS['recebimentos.pendencias']}
          onRetry={() => void refetch()}
          retrying={isRefetching}
          className="p-5"
        />
      )}
      {data?.length === 0 && <EmptyState title="Nenhuma pendência" text="O banco aceitou tudo." />}
      {data && data.length > 0 && (
        <ul>
          {data.map((pendencia) => (
            <Linha key={`${pendencia.tipo} ${pendencia.referencia}`} pendencia={pendencia} />
          ))}
        </ul>
      )}
    </Card>
  );
}
