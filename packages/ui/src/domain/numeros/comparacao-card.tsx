import { Equal, type LucideIcon, Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { PlotCard } from '../../kit/plot/plot-card.tsx';
import { Spoken } from '../../kit/spoken/spoken.tsx';
import { twMerge } from '../../kit/theme/merge-classes.ts';
import { type Asked, POUCOS, stateOf } from './asked.ts';
import { type Comparada, mudanca, tituloDaComparacao } from './comparacao.ts';

const PALAVRAS = { melhor: 'melhor', pior: 'pior', igual: 'igual' } as const;
const CORES = { melhor: 'text-finalizada-ink', pior: 'text-perigo-ink', igual: 'text-ink-2' } as const;

function iconeDe({ agora, antes }: Comparada, qual: ReturnType<typeof mudanca>): LucideIcon {
  if (qual === null) return Minus;
  if (qual === 'igual') return Equal;
  return (agora ?? 0) > (antes ?? 0) ? TrendingUp : TrendingDown;
}

function Numero({ comparada }: { comparada: Comparada }) {
  const { nome, agora, antes, format } = comparada;
  const qual = mudanca(comparada);
  const Icon = iconeDe(comparada, qual);
  return (
    <div className="min-w-0">
      <dt className="text-[13px] leading-5 text-ink-2">{nome}</dt>
      <dd className="tabular-nums">
        <span className="block text-[20px] leading-6 font-bold text-ink">
          <Spoken>{agora === null ? '—' : format(agora)}</Spoken>
        </span>
        <span className={twMerge('flex items-start gap-1 text-[13px] leading-5', CORES[qual ?? 'igual'])}>
          <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            {qual && <b className="font-semibold">{PALAVRAS[qual]}</b>}{' '}
            <Spoken>{antes === null ? 'sem antes' : `antes ${format(antes)}`}</Spoken>
          </span>
        </span>
      </dd>
    </div>
  );
}

type Props = { asked: Asked<readonly Comparada[]>; dias: number; file: string; className?: string };

/** The figures of the span beside those of the span before, and whether they became better. */
export function ComparacaoCard({ asked, dias, file, className }: Props) {
  const lista = asked.data ?? [];
  return (
    <PlotCard
      title={tituloDaComparacao(lista, dias)}
      about={tituloDaComparacao([], dias)}
      nota="Cada número e o mesmo número de tantos dias antes; até 3% de diferença é igual."
      table={{
        columns: ['Número', 'Agora', 'Antes'],
        rows: lista.map(({ nome, agora, antes, format }) => [
          nome,
          agora === null ? null : format(agora),
          antes === null ? null : format(antes),
        ]),
      }}
      file={`${file}-comparacao`}
      state={stateOf(
        asked,
        lista.some(({ agora }) => agora !== null),
      )}
      few={POUCOS}
      onRetry={asked.retry}
      height={92}
      phoneHeight={330}
      isTable
      className={className}
    >
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 md:grid-cols-4 xl:auto-cols-fr xl:grid-flow-col">
        {lista.map((comparada) => (
          <Numero key={comparada.nome} comparada={comparada} />
        ))}
      </dl>
    </PlotCard>
  );
}
