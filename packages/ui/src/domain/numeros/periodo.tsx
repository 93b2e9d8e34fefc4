import { DIAS_DO_PERIODO } from '@corre/contract/constants.ts';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { IconButton } from '../../kit/icon-button/icon-button.tsx';
import { Menu } from '../../kit/menu/menu.tsx';
import { addDays, isoDay } from '../format/dates.ts';
import { dias, type Periodo } from './dias.ts';
import { diaDaSemana } from './titles.ts';

const DIA = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the last whole week, Monday to Sunday, before the week of this instant. */
export function semanaPassada(now: number): Periodo {
  const hoje = isoDay(now);
  const segunda = addDays(hoje, 1 - diaDaSemana(hoje) - 7);
  return { de: segunda, ate: addDays(segunda, 6) };
}

/**
 * Returns a span that the server accepts: from the earlier day to the later day, at most a year. `mudou` is the day
 * that the user chose, which stays.
 */
export function periodoValido({ de, ate }: Periodo, mudou: keyof Periodo): Periodo {
  const [primeiro = de, ultimo = ate] = [de, ate].sort();
  const periodo = { de: primeiro, ate: ultimo };
  if (dias(periodo) <= DIAS_DO_PERIODO) return periodo;
  return mudou === 'de'
    ? { de: primeiro, ate: addDays(primeiro, DIAS_DO_PERIODO - 1) }
    : { de: addDays(ultimo, 1 - DIAS_DO_PERIODO), ate: ultimo };
}

/** Returns the span of the address, or the last whole week. The address keeps what the user chooses. */
export function usePeriodo(now: number): { periodo: Periodo; choose: (periodo: Periodo) => void } {
  const [params, setParams] = useSearchParams();
  const [de, ate] = [params.get('de') ?? '', params.get('ate') ?? ''];
  const known = [de, ate].every((dia) => DIA.test(dia) && !Number.isNaN(Date.parse(dia)));
  return {
    periodo: known ? periodoValido({ de, ate }, 'de') : semanaPassada(now),
    choose: (chosen) =>
      setParams(
        (before) => {
          before.set('de', chosen.de);
          before.set('ate', chosen.ate);
          return before;
        },
        { replace: true },
      ),
  };
}

type Props = { now: number; periodo: Periodo; onChange: (periodo: Periodo) => void };

/** The spans of the menu, with their days and whether they end with the last whole week. */
const PERIODOS = [
  { label: 'Semana passada', semanas: 1 },
  { label: 'Últimas 4 semanas', semanas: 4 },
  { label: 'Últimas 8 semanas', semanas: 8 },
  { label: 'Último ano', semanas: 52 },
] as const;

/** Chooses a span: the two days, and steps of the span's own length. */
export function EscolherPeriodo({ now, periodo, onChange }: Props) {
  const passo = (sentido: 1 | -1) => {
    const n = dias(periodo) * sentido;
    onChange({ de: addDays(periodo.de, n), ate: addDays(periodo.ate, n) });
  };
  const campo = (qual: keyof Periodo, label: string) => (
    <input
      type="date"
      aria-label={label}
      value={periodo[qual]}
      onChange={({ target: { value } }) =>
        DIA.test(value) && onChange(periodoValido({ ...periodo, [qual]: value }, qual))
      }
      className="h-full min-w-0 flex-1 bg-transparent text-center max-md:[&::-webkit-calendar-picker-indicator]:hidden text-[12px] md:text-[14px] font-semibold text-ink outline-none focus-visible:outline-3 focus-visible:outline-focus"
    />
  );
  return (
    <fieldset
      aria-label="Período"
      className="flex h-12 w-full min-w-0 items-center rounded-[10px] border border-control bg-surface md:h-10 md:w-auto print:border-0"
    >
      <IconButton icon={ChevronLeft} label="Período anterior" onClick={() => passo(-1)} />
      <Menu
        trigger={<IconButton icon={CalendarDays} label="Escolher o período" />}
        items={[
          ...PERIODOS.map(({ label, semanas }) => ({
            label,
            onSelect: () => {
              const { de, ate } = semanaPassada(now);
              onChange({ de: addDays(de, 7 - 7 * semanas), ate });
            },
          })),
          {
            label: 'Esta semana',
            onSelect: () => {
              const { ate } = semanaPassada(now);
              onChange({ de: addDays(ate, 1), ate: isoDay(now) });
            },
          },
        ]}
      />
      {campo('de', 'Primeiro dia')}
      <span className="text-[14px] text-ink-2">a</span>
      {campo('ate', 'Último dia')}
      <IconButton icon={ChevronRight} label="Próximo período" onClick={() => passo(1)} />
    </fieldset>
  );
}
