import type { NumerosDeAgora } from '@corre/contract/numeros/agora-contrato.ts';
import { formatDuration } from '@corre/ui/domain/format/dates.ts';
import { WaitTime } from '@corre/ui/domain/wait-time/wait-time.tsx';
import { formatInteger } from '@corre/ui/kit/format/money.ts';
import { Sparkline } from '@corre/ui/kit/plot/sparkline.tsx';
import { Skeleton } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { twMerge } from '@corre/ui/kit/theme/merge-classes.ts';
import type { ReactNode } from 'react';
import { useSolicitacoes } from '../solicitacoes/use-solicitacoes.ts';
import { useNow } from '../torre/relogio.tsx';
import { useEntregadores } from '../torre/use-torre.ts';
import { pulsoEmTexto, serieDe } from './pulso.ts';
import { resumoDaTorre } from './resumo.ts';
import type { useVisao } from './use-visao.ts';

type FiguraProps = {
  numero: number | undefined;
  label: string;
  /** Class with the colour of the dot. */
  ponto?: string;
  ativa: boolean;
  onClick: () => void;
  /** the counter in the last hour, oldest value first */
  serie?: readonly number[] | undefined;
  children?: ReactNode;
};

/** A line below a counter. It takes no room, so that nothing moves when the values come. */
const LINHA = 'pointer-events-none absolute inset-x-1.5 bottom-0 h-[7px] max-[759px]:hidden';

function Figura({ numero, label, ponto, ativa, onClick, serie, children }: FiguraProps) {
  return (
    <>
      <span aria-hidden="true" className="h-4 w-px bg-line first-of-type:hidden max-[759px]:hidden" />
      <button
        type="button"
        aria-pressed={ativa}
        onClick={onClick}
        className={twMerge(
          'relative inline-flex min-h-8 min-w-0 items-center gap-1.5 rounded-(--ui-radius-sm) px-1.5 text-[14px] leading-5 whitespace-nowrap text-ink-2 hover:bg-sunken',
          'max-[759px]:min-h-11 max-[759px]:flex-auto max-[359px]:basis-[30%] max-[759px]:flex-col max-[759px]:justify-center max-[759px]:gap-0 max-[759px]:px-0.5 max-[759px]:text-[13px] max-[759px]:leading-4',
          ativa &&
            'bg-brand-soft text-ink shadow-[inset_0_0_0_1.5px_var(--c-brand)] hover:bg-brand-soft forced-colors:border-2',
        )}
      >
        {ponto && <span aria-hidden="true" className={`size-2 shrink-0 rounded-full max-[759px]:hidden ${ponto}`} />}
        <strong className="text-[17px] leading-6 font-[750] tabular-nums text-ink">
          {numero === undefined ? (
            <>
              <Skeleton className="inline-block h-4 w-5 align-middle" />
              <span className="sr-only">Carregando</span>
            </>
          ) : (
            formatInteger(numero)
          )}
        </strong>
        {label}
        {children}
        {serie && <Sparkline values={serie} className={LINHA} />}
      </button>
    </>
  );
}

/** The five counters of the tower [torre]. Each one filters a list. The first also shows the longest wait. */
export function Figuras({ view, pulso }: { view: ReturnType<typeof useVisao>; pulso: NumerosDeAgora | undefined }) {
  const { filter, applyFilter, group, alternarGrupo } = view;
  const now = useNow();
  const resumo = resumoDaTorre({ solicitacoes: useSolicitacoes().data, entregadores: useEntregadores().data });
  const pendentes = filter === 'pendentes';
  const serie = (nome: Parameters<typeof serieDe>[1]) => pulso && serieDe(pulso.pontos, nome);
  const doGrupo = (nome: 'livres' | 'ocupados' | 'suspensos' | 'total') => ({
    numero: resumo[nome],
    ativa: group === nome,
    onClick: () => alternarGrupo(nome),
  });
  return (
    <fieldset
      aria-label="Contadores que filtram"
      className="flex min-w-0 flex-wrap items-center gap-x-1 max-[759px]:w-full min-[360px]:max-[759px]:flex-nowrap min-[760px]:ml-auto"
    >
      <Figura
        numero={resumo.pendentes}
        label="pendentes"
        ativa={pendentes}
        serie={serie('esperando')}
        onClick={() => applyFilter(pendentes ? 'todas' : 'pendentes')}
      >
        {resumo.esperaDesde && (
          <>
            <span className="sr-only">, a mais antiga há {formatDuration(now - Date.parse(resumo.esperaDesde))}</span>
            <span aria-hidden="true" data-espera className="relative flex max-[759px]:scale-90">
              <WaitTime since={resumo.esperaDesde} now={now} short />
              {pulso && <Sparkline values={serieDe(pulso.pontos, 'mais_antigo_segundos')} className={LINHA} />}
            </span>
          </>
        )}
      </Figura>
      <Figura
        label="livres"
        ponto={resumo.livres === 0 ? 'border-2 border-ink-3' : 'bg-ok'}
        serie={serie('livres')}
        {...doGrupo('livres')}
      >
        {resumo.semSinal > 0 && (
          <span className="text-aguardando-ink max-[759px]:sr-only">
            <span className="sr-only">, </span>
            {formatInteger(resumo.semSinal)} sem sinal
          </span>
        )}
      </Figura>
      <Figura label="ocupados" ponto="bg-brand" serie={serie('ocupados')} {...doGrupo('ocupados')} />
      <Figura label="suspensos" ponto="bg-perigo" {...doGrupo('suspensos')} />
      <Figura label="cadastrados" {...doGrupo('total')} />
      <span
        aria-hidden="true"
        className="relative px-1.5 text-[14px] leading-8 whitespace-nowrap text-ink-2 max-[1439px]:hidden"
      >
        <strong className="text-[17px] font-[750] tabular-nums text-ink">
          {pulso ? formatInteger(pulso.agora.ritmo) : '–'}
        </strong>{' '}
        por hora
        {pulso && <Sparkline values={serieDe(pulso.pontos, 'ritmo')} className={LINHA} />}
      </span>
      {pulso && <p className="sr-only">{pulsoEmTexto(pulso)}</p>}
    </fieldset>
  );
}
