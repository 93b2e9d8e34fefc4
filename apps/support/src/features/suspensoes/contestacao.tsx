import type { Outputs } from '@corre/client/trpc.ts';
import { NOME_MOTIVO_RECUSA } from '@corre/contract/problemas/regras.ts';
import type { SuspensaoHistorico } from '@corre/contract/suspensoes/contrato.ts';
import { formatDayMonthTime } from '@corre/ui/domain/format/dates.ts';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { lazyPart } from '@corre/ui/shell/lazy-part.tsx';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { Suspense } from 'react';
import { Hora } from '../torre/relogio.tsx';

/** List of the refusals that caused an automatic suspension, with the reason of each [motivo-da-recusa]. */
function RecusasDaSuspensao({ recusas }: Pick<SuspensaoHistorico, 'recusas'>) {
  if (recusas.length === 0) return null;
  return (
    <ul aria-label="As recusas" className="grid gap-1 text-[14px] leading-5 text-ink-2">
      {recusas.map(({ quando, comercio, motivo_recusa }) => (
        <li key={quando} className="flex flex-wrap gap-x-2">
          <Hora instante={quando} />
          <span className="min-w-0 wrap-anywhere">{comercio}</span>
          <strong className="text-ink">
            {motivo_recusa === null ? 'sem motivo' : NOME_MOTIVO_RECUSA[motivo_recusa]}
          </strong>
        </li>
      ))}
    </ul>
  );
}

// The form code is as large as the code of the list, so it loads later.
const RespostaAContestacao = lazyPart(async () => (await import('./resposta-a-contestacao.tsx')).RespostaAContestacao);
/** Placeholder with the height of the form. */
const RESPOSTA = <div aria-hidden="true" className="h-[172px]" />;

type Contestada = Outputs['suspensoes']['contestacoes'][number];

/** Card of a contested suspension with the form for the answer. */
export function Contestacao({ suspensao }: { suspensao: Contestada }) {
  const { entregador_id, nome_entregador, motivo_suspensao, data_remocao, data_expiracao_suspensao } = suspensao;
  const { contestacao } = suspensao;
  return (
    <Card
      item
      tone="agir"
      aria-label={`Contestação de ${nome_entregador}`}
      className="grid min-w-0 grid-cols-1 content-start gap-3 p-4"
    >
      <div className="flex items-center gap-3">
        <UserAvatar user_type="entregador" user_id={entregador_id} size={40} />
        <div className="min-w-0">
          <h3 className="text-[15.5px] leading-5 text-ink">{nome_entregador}</h3>
          <p className="text-[13px] leading-[18px] wrap-anywhere text-ink-2">
            Suspensão: {motivo_suspensao} ·{' '}
            {data_remocao ? (
              'já terminou'
            ) : (
              <>
                até <Hora instante={data_expiracao_suspensao} />
              </>
            )}{' '}
            · contestou em {formatDayMonthTime(contestacao.enviada_em)}
          </p>
        </div>
      </div>
      <blockquote className="rounded-[10px] bg-sunken px-3 py-2.5 text-[15px] leading-snug wrap-anywhere text-ink">
        {contestacao.texto}
      </blockquote>
      <RecusasDaSuspensao recusas={suspensao.recusas} />
      <Suspense fallback={RESPOSTA}>
        <RespostaAContestacao contestacao_id={contestacao.id} running={data_remocao === null} />
      </Suspense>
    </Card>
  );
}
