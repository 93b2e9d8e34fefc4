import type { Evento } from '@corre/contract/eventos/contrato.ts';
import type { RecentEvents, Said } from '../base/stream-ports.ts';

/** How long the events are kept, in milliseconds [eventos-perdidos]. */
const KEPT_MS = 60_000;
/** Maximum number of payloads that are kept. */
const PAYLOADS_MAX = 10_000;
/** Maximum number of events that are looked at for one reader. Others wait meanwhile: 20,000 take some milliseconds. */
const LOOKED_MAX = 20_000;
/** Maximum number of marks from which an id is understood. */
const MARKS_MAX = 64;

/** The mark, the number of the payload since the mark, and the number of the event in its payload. */
const ID = /^([a-z\d]{1,20})-(\d{1,12})(?:-(\d{1,5}))?$/;

interface Payload {
  /** by the database's clock, in milliseconds since 1970 */
  heard: number;
  /** null: this process does not know which events these are */
  said: readonly Said[] | null;
}

/**
 * The events that one process heard in the last minute. Their ids mean the same in every process (ADR 0036).
 *
 * PostgreSQL gives all listeners the same notifications in the same order. Each process sends a mark when it begins to
 * listen, and every process counts the payloads after the last mark. An id is the mark and the count.
 */
export class Recent implements RecentEvents {
  readonly #clock: () => number;
  readonly #payloads = new Map<number, Payload>();
  /** For each mark, the number of the last payload before the mark, and of the last one before the next mark. */
  readonly #marks = new Map<string, { begin: number; end: number }>();
  #mark: { name: string; begin: number } | null = null;
  #heard = 0;
  /** The newest payload that is not kept. */
  #gone = 0;

  /** `clock` returns milliseconds since 1970, by the database's clock. */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  get position(): string | null {
    return this.#mark && this.#idOf(this.#mark);
  }

  /** Begins a new count. A process does so at its own mark and at the marks of others. */
  begin(name: string): void {
    const last = this.#mark && this.#marks.get(this.#mark.name);
    if (last) last.end = this.#heard;
    this.#mark = { name, begin: this.#heard };
    this.#marks.set(name, { begin: this.#heard, end: Number.POSITIVE_INFINITY });
    const [oldest] = this.#marks.keys();
    if (this.#marks.size > MARKS_MAX && oldest !== undefined) this.#marks.delete(oldest);
  }

  /** Forgets everything, because the process may have missed payloads. No id has a meaning until the next mark. */
  lose(): void {
    this.#marks.clear();
    this.#payloads.clear();
    this.#mark = null;
    this.#gone = this.#heard;
  }

  /**
   * Counts one payload, and returns its events with their ids. `eventos` is null for a payload that this release does
   * not understand. Such a payload counts too, because other releases may understand the payload.
   */
  hear(eventos: readonly Evento[] | null): readonly Said[] {
    this.#heard += 1;
    const mark = this.#mark;
    const last = (eventos?.length ?? 0) - 1;
    const said = (eventos ?? []).map(
      (evento, n): Said => ({ evento, id: mark && (n === last ? this.#idOf(mark) : `${this.#idOf(mark)}-${n}`) }),
    );
    const clear = eventos?.every(({ tipo }) => tipo !== 'inicio');
    if (mark) this.#payloads.set(this.#heard, { heard: this.#clock(), said: clear ? said : null });
    else this.#gone = this.#heard;
    this.#forget();
    return said;
  }

  after(id: string, wanted: (evento: Evento) => boolean, max: number): Said[] | null {
    this.#forget();
    const [, name = '', count, n] = ID.exec(id) ?? [];
    const mark = this.#marks.get(name);
    if (!mark) return null;
    const at = mark.begin + Number(count);
    const first = n === undefined ? at + 1 : at;
    if (at > Math.min(mark.end, this.#heard) || first <= this.#gone) return null;
    const missed: Said[] = [];
    let looked = 0;
    for (let number = first; number <= this.#heard; number += 1) {
      const said = this.#payloads.get(number)?.said;
      if (!said) return null;
      for (let i = number === at ? Number(n) + 1 : 0; i < said.length; i += 1) {
        const one = said[i];
        looked += 1;
        if (looked > LOOKED_MAX) return null;
        if (one && wanted(one.evento)) missed.push(one);
        if (missed.length > max) return null;
      }
    }
    return missed;
  }

  /** The last event of a payload has the id of the payload, so that this id needs no event that is kept. */
  #idOf({ name, begin }: { name: string; begin: number }): string {
    return `${name}-${this.#heard - begin}`;
  }

  #forget(): void {
    const oldest = this.#clock() - KEPT_MS;
    for (const [number, { heard }] of this.#payloads) {
      if (heard >= oldest && this.#payloads.size <= PAYLOADS_MAX) return;
      this.#payloads.delete(number);
      this.#gone = number;
    }
  }
}
