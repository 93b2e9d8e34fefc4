import { centsOf } from './money.ts';
import type { CobV } from './shapes.ts';

/** Days as `YYYY-MM-DD`. */
type Dia = string;

const DAY_MS = 86_400_000;
const ms = (dia: Dia) => Date.parse(`${dia}T00:00:00Z`);
const plus = (dia: Dia, days: number): Dia => new Date(ms(dia) + days * DAY_MS).toISOString().slice(0, 10);
const between = (from: Dia, to: Dia) => Math.round((ms(to) - ms(from)) / DAY_MS);

/** The banking calendar: Saturdays, Sundays and the given holidays are no business days. */
export class BankCalendar {
  readonly #holidays: ReadonlySet<Dia>;

  constructor(holidays: readonly Dia[] = []) {
    this.#holidays = new Set(holidays);
  }

  isBusinessDay(dia: Dia): boolean {
    return ![0, 6].includes(new Date(ms(dia)).getUTCDay()) && !this.#holidays.has(dia);
  }

  /** Returns the day itself or the next business day. */
  rolled(dia: Dia): Dia {
    return this.isBusinessDay(dia) ? dia : this.rolled(plus(dia, 1));
  }

  /** Counts the business days after `from` up to `to`. */
  businessDays(from: Dia, to: Dia): number {
    const days = Math.max(0, between(from, to));
    return Array.from({ length: days }, (_, i) => plus(from, i + 1)).filter((dia) => this.isBusinessDay(dia)).length;
  }
}

type Vencimento = CobV['calendario'];

/** Returns the last day on which a charge can be paid: both the due date and the end of its validity roll forward. */
export const lastDay = (calendar: BankCalendar, { dataDeVencimento, validadeAposVencimento = 30 }: Vencimento): Dia =>
  calendar.rolled(plus(calendar.rolled(dataDeVencimento), validadeAposVencimento));

/** The parts of what a charge costs on one day, in cents. */
export interface Devido {
  original: number;
  multa: number;
  juros: number;
  desconto: number;
  abatimento: number;
  total: number;
}

/** A percentage with two decimals is a number of ten-thousandths. */
const share = (cents: number, percent: string, times = 1, over = 1) =>
  Math.round((cents * centsOf(percent) * times) / (10_000 * over));

function interest(
  cents: number,
  { modalidade, valorPerc }: NonNullable<CobV['valor']['juros']>,
  days: number,
  business: number,
) {
  switch (modalidade) {
    case 1:
      return centsOf(valorPerc) * days;
    case 2:
      return share(cents, valorPerc, days);
    case 3:
      return share(cents, valorPerc, days, 30);
    case 4:
      return share(cents, valorPerc, days, 365);
    case 5:
      return centsOf(valorPerc) * business;
    case 6:
      return share(cents, valorPerc, business);
    case 7:
      return share(cents, valorPerc, business, 21);
    default:
      return share(cents, valorPerc, business, 252);
  }
}

function discount(
  cents: number,
  desconto: NonNullable<CobV['valor']['desconto']>,
  dia: Dia,
  due: Dia,
  calendar: BankCalendar,
) {
  if ('descontoDataFixa' in desconto) {
    const [first] = desconto.descontoDataFixa
      .filter(({ data }) => dia <= data)
      .sort((a, b) => a.data.localeCompare(b.data));
    if (!first) return 0;
    return desconto.modalidade === 1 ? centsOf(first.valorPerc) : share(cents, first.valorPerc);
  }
  const days = Math.max(0, between(dia, due));
  const counted = desconto.modalidade % 2 === 1 ? days : calendar.businessDays(dia, due);
  return desconto.modalidade <= 4 ? centsOf(desconto.valorPerc) * counted : share(cents, desconto.valorPerc, counted);
}

/** Returns what a charge with a due date costs on `dia`. The due date rolls forward to a business day first. */
export function devidoEm(
  calendar: BankCalendar,
  { calendario, valor }: Pick<CobV, 'calendario' | 'valor'>,
  dia: Dia,
): Devido {
  const original = centsOf(valor.original);
  const due = calendar.rolled(calendario.dataDeVencimento);
  const late = dia > due;
  const multa =
    valor.multa && late
      ? valor.multa.modalidade === 1
        ? centsOf(valor.multa.valorPerc)
        : share(original, valor.multa.valorPerc)
      : 0;
  const juros =
    valor.juros && late ? interest(original, valor.juros, between(due, dia), calendar.businessDays(due, dia)) : 0;
  const abatimento = valor.abatimento
    ? valor.abatimento.modalidade === 1
      ? centsOf(valor.abatimento.valorPerc)
      : share(original, valor.abatimento.valorPerc)
    : 0;
  const desconto = valor.desconto && !late ? discount(original, valor.desconto, dia, due, calendar) : 0;
  return { original, multa, juros, desconto, abatimento, total: original + multa + juros - desconto - abatimento };
}
