import type { Outputs } from '@corre/client/trpc.ts';
import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { formatDayMonthTime, formatDuration } from '@corre/ui/domain/format/dates.ts';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { formatInteger } from '@corre/ui/kit/format/money.ts';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';
import { fraseDoEvento } from './frase-do-evento.ts';

type Explicacao = Outputs['fila']['explicacao'];

const MINUTE_MS = 60_000;

function Numeros({ explicacao }: { explicacao: Explicacao }) {
  const pares = [
    ['Ofertas', formatInteger(explicacao.ofertas)],
    ['Aceitas', formatInteger(explicacao.aceitas)],
    ['Recusadas', formatInteger(explicacao.recusadas)],
    ['Sem resposta', formatInteger(explicacao.expiradas)],
    ['Não chegaram', formatInteger(explicacao.nao_entregues)],
    ['Online', formatDuration(explicacao.minutos_online * MINUTE_MS)],
    ['Esperando', formatDuration(explicacao.minutos_ociosos * MINUTE_MS)],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-1">
      {pares.map(([nome, valor]) => (
        <div key={nome} className="flex justify-between gap-3">
          <dt className="text-ink-2">{nome}</dt>
          <dd className="font-[700] tabular-nums">{valor}</dd>
        </div>
      ))}
    </dl>
  );
}

function Eventos({ eventos }: Pick<Explicacao, 'eventos'>) {
  if (eventos.length === 0) return <EmptyState title="Nenhuma oferta ainda" text="Fique online para entrar na fila." />;
  return (
    <ul className="divide-y divide-line">
      {eventos.map((evento) => (
        <li key={`${evento.quando}-${fraseDoEvento(evento)}`} className="py-3">
          <span className="flex justify-between gap-3 font-[650]">
            {evento.comercio}{' '}
            <span className="font-normal tabular-nums text-ink-2">{formatDayMonthTime(evento.quando)}</span>
          </span>
          <span className="block text-[16px] leading-6 text-ink-2">{fraseDoEvento(evento)}</span>
        </li>
      ))}
    </ul>
  );
}

/** This week's offers, and why each was or was not accepted. */
export function Explicacao({ onClose }: { onClose: () => void }) {
  const entregador_id = useEntregadorId();
  const { data, isError, refetch } = trpc.fila.explicacao.useQuery({ entregador_id });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Por que recebi ou não recebi?"
      description={data ? `Semana de ${data.semana}` : undefined}
    >
      {data ? (
        <div className="grid gap-5">
          <Numeros explicacao={data} />
          <Eventos eventos={data.eventos} />
        </div>
      ) : isError ? (
        <ErrorState title={FALHAS['fila.explicacao']} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <SkeletonRows />
        </Loading>
      )}
    </Dialog>
  );
}
