import { FALHAS } from '@corre/contract/falhas.ts';
import type { SuspensaoContestada } from '@corre/contract/suspensoes/contrato.ts';
import { formatDate } from '@corre/ui/domain/format/dates.ts';
import { Card, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { useContestadas } from './use-contestadas.ts';

function Contestada({ contestada }: { contestada: SuspensaoContestada }) {
  const { motivo_suspensao, data_suspensao, texto, resposta } = contestada;
  return (
    <li className="grid gap-1 border-t border-line px-4 py-3 break-words">
      <span className="flex justify-between gap-3">
        <span className="min-w-0 font-[650]">{motivo_suspensao || 'Suspensão'}</span>
        <span className="text-ink-2 tabular-nums">{formatDate(data_suspensao)}</span>
      </span>
      <span className="text-[17px] leading-6 whitespace-pre-line text-ink-2">Você: {texto}</span>
      <span className="text-[17px] leading-6 whitespace-pre-line">
        {resposta === null ? 'O suporte ainda não respondeu.' : `Suporte: ${resposta}`}
      </span>
    </li>
  );
}

/** The courier's objections and support's answers, also after the suspension. Renders nothing without any. */
export function MinhasContestacoes() {
  const { data, isError, refetch } = useContestadas();
  if (!isError && (data === undefined || data.length === 0)) return null;
  return (
    <Card aria-labelledby="minhas-contestacoes">
      <CardHeader title="Contestações de suspensão" id="minhas-contestacoes" />
      {data ? (
        <ul>
          {data.map((contestada) => (
            <Contestada key={contestada.suspensao_id} contestada={contestada} />
          ))}
        </ul>
      ) : (
        <InlineError
          title={FALHAS['suspensoes.contestadas']}
          onRetry={() => void refetch()}
          className="border-t border-line p-4"
        />
      )}
    </Card>
  );
}
