import { PASSOS_DA_ESPERA } from '@corre/contract/numeros/constantes.ts';
import { MOTIVOS_NA_PORTA } from '@corre/contract/numeros/lojas-contrato.ts';
import type { Facts, Stop } from './facts.ts';
import { COURIERS, START_MS, TICK_MS } from './world.ts';

const HOUR_TICKS = 3_600_000 / TICK_MS;
const DAY_TICKS = 24 * HOUR_TICKS;
const AT_THE_DOOR: readonly string[] = MOTIVOS_NA_PORTA;
/** Below this count there is no median. */
const FEW = 5;

/** A span in whole days since the world's first day. The last day belongs to the span. */
export interface Span {
  first: number;
  last: number;
}

export const dayName = (day: number) => new Date(START_MS + day * 86_400_000).toISOString().slice(0, 10);
const dayOf = (tick: number) => Math.floor(tick / DAY_TICKS);
const hourOf = (tick: number) => Math.floor((tick % DAY_TICKS) / HOUR_TICKS);
const weekdayOf = (tick: number) => (dayOf(tick) % 7) + 1;
const inside = (tick: number, { first, last }: Span) => tick >= first * DAY_TICKS && tick < (last + 1) * DAY_TICKS;

/** Who is asked about. */
export interface Scope {
  comercio?: number | undefined;
  entregador?: number | undefined;
  bairro?: number | undefined;
}

type Row = { comercio_id: number; entregador_id: number | null; bairro_id?: number | null };

const within = ({ comercio, entregador, bairro }: Scope, row: Row) =>
  (comercio === undefined || row.comercio_id === comercio) &&
  (entregador === undefined || row.entregador_id === entregador) &&
  (bairro === undefined || row.bairro_id === bairro);

/** Rounds a wait up to its step. */
function roundedUp(seconds: number): number {
  const { passo = 1 } = PASSOS_DA_ESPERA.find(({ abaixo }) => seconds < abaixo) ?? {};
  return Math.ceil(seconds / passo) * passo;
}

/** The smallest value that at least this share of the numbers does not exceed, rounded up to its step. */
function quantile(values: readonly number[], tenths: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return roundedUp(sorted[Math.ceil((sorted.length * tenths) / 10) - 1] ?? 0);
}

/** Counts rows by a text made of each. */
function tally(keys: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

const waitsOf = (s: Stop): [string, number | null, number | null][] => [
  ['ate_aceitar', s.oferecer_apos ?? s.pedida, s.aceita],
  ['ate_o_balcao', s.aceita, s.no_balcao],
  ['no_balcao', s.no_balcao, s.saiu],
  ['a_caminho', s.saiu, s.na_porta],
  ['na_porta', s.na_porta, s.fim],
  ['prazo', s.oferecer_apos ?? s.pedida, s.fim],
];

/** The groups in which a wait counts. */
const groupsOf = (name: string, stop: Stop) => [
  name,
  `${name} ${dayName(dayOf(stop.fim))}`,
  `${name} ${hourOf(stop.fim)} h`,
  `${name} ${weekdayOf(stop.fim)} ${hourOf(stop.fim)} h`,
  `${name} loja ${stop.comercio_id}`,
  ...(stop.bairro_id === null ? [] : [`${name} bairro ${stop.bairro_id}`]),
];

/** Returns the ended requests of a span, in the plainest way. */
export function ended(facts: Facts, span: Span, scope: Scope) {
  const stops = facts.stops.filter((stop) => inside(stop.fim, span) && within(scope, stop));
  const done = stops.filter((stop) => stop.status === 'finalizada');
  const waits = new Map<string, number[]>();
  for (const stop of done) {
    for (const [name, from, to] of waitsOf(stop)) {
      if (from === null || to === null) continue;
      // A corrected milestone may stand before the step: such a wait does not count.
      if (to < from) continue;
      for (const key of groupsOf(name, stop)) {
        waits.set(key, [...(waits.get(key) ?? []), ((to - from) * TICK_MS) / 1000]);
      }
    }
  }
  return {
    totais: {
      finalizadas: done.length,
      canceladas: stops.length - done.length,
      com_problema: stops.filter((stop) => stop.problemas.length > 0).length,
    },
    porDia: tally(stops.map((stop) => `${dayName(dayOf(stop.fim))} ${stop.status}`)),
    porBairro: tally(stops.flatMap((s) => (s.bairro_id === null ? [] : [`${s.bairro_id} ${s.status}`]))),
    porLoja: tally(stops.map((s) => `${s.comercio_id} ${s.status}`)),
    motivos: tally(stops.flatMap((s) => [...s.problemas])),
    naPorta: (at: (stop: Stop) => number | null) =>
      tally(
        stops.flatMap((s) => {
          const key = at(s);
          return key === null ? [] : s.problemas.filter((m) => AT_THE_DOOR.includes(m)).map(() => String(key));
        }),
      ),
    noPrazo: (seconds: number) =>
      done.filter((s) => ((s.fim - (s.oferecer_apos ?? s.pedida)) * TICK_MS) / 1000 <= seconds).length,
    porHora: tally(done.map((stop) => `${weekdayOf(stop.fim)} ${hourOf(stop.fim)}`)),
    esperas: Object.fromEntries(
      [...waits].map(([key, values]) => [
        key,
        [
          values.length,
          values.length < FEW ? null : quantile(values, 5),
          values.length < FEW ? null : quantile(values, 9),
        ] as const,
      ]),
    ),
  };
}

/** Returns the offers of a span, in the plainest way. */
export function offered(facts: Facts, span: Span, scope: Scope) {
  const offers = facts.offers.filter((offer) => inside(offer.enviada, span) && within(scope, offer));
  const accepted = offers.filter((offer) => offer.resultado === 'aceita');
  const ofRoute = (rota_id: number) => facts.offers.filter((offer) => offer.rota_id === rota_id);
  const needed = accepted.map((offer) => ofRoute(offer.rota_id).length);
  const late = accepted.filter(({ rota_id, liberada }) => {
    const first = Math.min(...ofRoute(rota_id).map((offer) => offer.enviada));
    return ((first - liberada) * TICK_MS) / 1000 > 60;
  });
  return {
    porResultado: tally(offers.map((offer) => offer.resultado)),
    porDia: tally(offers.map((offer) => dayName(dayOf(offer.enviada)))),
    mostradas: offers.filter((o) => o.vista !== null || o.resultado === 'aceita' || o.resultado === 'recusada').length,
    porMotivo: tally(offers.flatMap((o) => (o.resultado === 'recusada' ? [String(o.motivo)] : []))),
    ofertas_por_aceite: needed.length === 0 ? null : needed.reduce((a, b) => a + b, 0) / needed.length,
    precisaram: tally(needed.map(String)),
    sem_ninguem_livre: late.length,
    semNinguemPorHora: tally(late.map(({ enviada }) => `${weekdayOf(enviada)} ${hourOf(enviada)}`)),
  };
}

/** Returns the hours online and busy of each hour of a span, tick by tick, as `dia hora` → [online, busy] couriers. */
export function present(facts: Facts, span: Span): Record<string, [number, number]> {
  const hours: Record<string, [number, number]> = {};
  const from = span.first * DAY_TICKS;
  const to = (span.last + 1) * DAY_TICKS;
  for (const [courier, shifts] of Map.groupBy(facts.shifts, ({ entregador_id }) => entregador_id)) {
    const busy = new Uint8Array(to - from);
    for (const stop of facts.stops) {
      if (stop.entregador_id !== courier || stop.aceita === null) continue;
      busy.fill(1, Math.max(0, stop.aceita - from), Math.max(0, stop.fim - from));
    }
    for (const shift of shifts) {
      const end = Math.min(to, shift.fim);
      // Tick by tick, an hour at a time: a name for each tick would take most of the test.
      for (let hour = Math.max(from, shift.inicio); hour < end; ) {
        const next = Math.min(end, (Math.floor(hour / HOUR_TICKS) + 1) * HOUR_TICKS);
        let worked = 0;
        for (let tick = hour; tick < next; tick += 1) worked += busy[tick - from] ?? 0;
        const key = `${dayName(dayOf(hour))} ${hourOf(hour)}`;
        const [online, working] = hours[key] ?? [0, 0];
        hours[key] = [online + (next - hour) / HOUR_TICKS, working + worked / HOUR_TICKS];
        hour = next;
      }
    }
  }
  return hours;
}

/** Returns the money of a week in cents: the fee is a tenth of each courier's week, rounded once. */
export function paid(facts: Facts, week: number) {
  const span = { first: week * 7, last: week * 7 + 6 };
  let valor = 0;
  let taxa = 0;
  let ajustes = 0;
  for (let courier = 1; courier <= COURIERS; courier += 1) {
    const gross = facts.stops
      .filter((s) => s.status === 'finalizada' && s.entregador_id === courier && inside(s.fim, span))
      .reduce((sum, s) => sum + s.centavos, 0);
    valor += gross;
    taxa += Math.round(gross / 10);
  }
  for (const a of facts.adjustments) {
    if (a.semana === week && !a.cancelado && (a.bonus || a.consentido)) ajustes += a.bonus ? a.centavos : -a.centavos;
  }
  return { valor, taxa, ajustes, liquido: valor - taxa + ajustes };
}

/** Routes that could be offered first in these ticks. */
const released = (facts: Facts, inHour: (tick: number) => boolean) =>
  new Set(facts.stops.filter((s) => inHour(s.oferecer_apos ?? s.pedida)).map(({ rota_id }) => rota_id)).size;

/**
 * Returns the work of one hour of a day as the four weeks before tell: arrivals per hour, and the mean seconds of a
 * route. Null if the four days had too few routes.
 */
export function expected(facts: Facts, day: number, hour: number): { chegam: number; duracao_segundos: number } | null {
  const days = [1, 2, 3, 4].map((n) => day - 7 * n);
  const onDays = (tick: number) => days.includes(dayOf(tick));
  const routes = Map.groupBy(facts.stops, ({ rota_id }) => rota_id);
  const took = [...routes.values()].flatMap((stops) => {
    const done = stops.filter(({ status }) => status === 'finalizada');
    const last = Math.max(...done.map(({ fim }) => fim));
    const first = Math.min(...stops.flatMap(({ aceita }) => (aceita === null ? [] : [aceita])));
    return done.length > 0 && onDays(last) ? [((last - first) * TICK_MS) / 1000] : [];
  });
  if (released(facts, onDays) < FEW || took.length === 0) return null;
  return {
    chegam: released(facts, (tick) => onDays(tick) && hourOf(tick) === hour) / days.length,
    duracao_segundos: took.reduce((a, b) => a + b, 0) / took.length,
  };
}

/** Returns the finished deliveries per hour online of each courier with at least an hour, sorted. */
export function perHourOnline(facts: Facts, span: Span): number[] {
  const rates: number[] = [];
  for (let courier = 1; courier <= COURIERS; courier += 1) {
    const own = { ...facts, shifts: facts.shifts.filter((shift) => shift.entregador_id === courier) };
    const hours = Object.values(present(own, span)).reduce((sum, [there]) => sum + there, 0);
    const done = ended(facts, span, { entregador: courier }).totais.finalizadas;
    if (hours >= 1 - 1e-9) rates.push(done / hours);
  }
  return rates.sort((a, b) => a - b);
}
