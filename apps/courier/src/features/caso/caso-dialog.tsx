import { type Outputs, trpc } from '@corre/client/trpc.ts';
import type { Caso, EventoDoCaso } from '@corre/contract/replay/contrato.ts';
import { formatDayMonthTime, formatTimeWithSeconds } from '@corre/ui/domain/format/dates.ts';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { EmptyState } from '@corre/ui/kit/states/empty-state.tsx';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';

type De<Tipo extends EventoDoCaso['tipo']> = Extract<EventoDoCaso, { tipo: Tipo }>;

const DA_OFERTA: Record<NonNullable<De<'oferta'>['resultado']>, string> = {
  aceita: 'você aceitou',
  recusada: 'você recusou',
  expirada: 'o tempo acabou antes da resposta',
  nao_entregue: 'não chegou ao seu celular e passou adiante',
  retirada: 'foi retirada',
};

const PORQUE: Record<NonNullable<De<'de_outro'>['motivo']>, string> = {
  inalcancavel: 'Seu celular não respondia',
  pausa_recusa: 'Você tinha recusado esta entrega',
  pausa_expirada: 'Você tinha deixado esta entrega passar',
  limite_dinheiro: 'Era em dinheiro, e você já estava com dinheiro demais',
};

function fraseDeOutro({ posicao, minha_posicao, motivo }: De<'de_outro'>): string {
  const oferta = `Oferta a quem estava em ${posicao}º`;
  if (motivo) return `${oferta}. ${PORQUE[motivo]}, por isso passou adiante.`;
  return minha_posicao === null
    ? `${oferta}. Você não estava na fila.`
    : `${oferta}. Você estava em ${minha_posicao}º.`;
}

/** Returns the sentence about the courier's place in the queue at that instant. */
export function fraseDoEstado({ estado, posicao, na_frente }: Pick<Caso, 'estado' | 'posicao' | 'na_frente'>): string {
  if (estado === null) return 'Você não estava online.';
  if (estado === 'ocupado') return 'Você estava com uma entrega, fora da fila.';
  const where = `Você estava em ${posicao}º lugar${na_frente ? `, com ${na_frente} na frente` : ''}`;
  if (estado === 'com_oferta') return `${where}, com uma oferta na tela.`;
  return estado === 'sem_sinal' ? `${where}, mas o seu celular não respondia.` : `${where}.`;
}

/** Returns the sentence about one event of the courier's case. */
export function fraseDoEventoDoCaso(evento: EventoDoCaso): string {
  switch (evento.tipo) {
    case 'entrou':
      return 'Você ficou online e entrou no fim da fila.';
    case 'saiu':
      return 'Você saiu da fila.';
    case 'fim_da_fila':
      return 'Você foi para o fim da fila.';
    case 'oferta':
      return `Oferta de ${evento.comercio} para você: ${evento.resultado === null ? 'aberta' : DA_OFERTA[evento.resultado]}.`;
    case 'de_outro':
      return fraseDeOutro(evento);
  }
}

function Body({ caso }: { caso: Outputs['replay']['caso'] }) {
  return (
    <div className="grid gap-4">
      <p className="text-[18px] leading-6 font-[700]">{fraseDoEstado(caso)}</p>
      {caso.eventos.length === 0 ? (
        <EmptyState title="Nada aconteceu na fila" text="Nem dez minutos antes, nem dez minutos depois." />
      ) : (
        <ol className="divide-y divide-line">
          {caso.eventos.map((evento) => (
            <li key={`${evento.quando}-${fraseDoEventoDoCaso(evento)}`} className="py-3">
              <span className="block tabular-nums text-ink-2">{formatTimeWithSeconds(evento.quando)}</span>
              <span className="block text-[16px] leading-6">{fraseDoEventoDoCaso(evento)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/**
 * The courier's own case, opened from a link that support sends (ADR 0018): the place in the queue at that instant, and
 * why.
 */
export function CasoDialog({ quando, onClose }: { quando: string; onClose: () => void }) {
  const entregador_id = useEntregadorId();
  const { data, error, isError, isFetching, refetch } = trpc.replay.caso.useQuery({ entregador_id, quando });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="O que aconteceu na fila"
      description={data ? `Em ${formatDayMonthTime(data.quando)}, como foi registrado` : undefined}
    >
      {data ? (
        <Body caso={data} />
      ) : isError ? (
        <ErrorState
          title={error.data?.codigo === 'MOMENTO_NAO_VISIVEL' ? error.message : 'Erro ao carregar este momento'}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading>
          <SkeletonRows />
        </Loading>
      )}
    </Dialog>
  );
}
