import type { Evento } from '@corre/contract/eventos/contrato.ts';
import type { OfertaView } from '@corre/contract/ofertas/contrato.ts';
import type { Logger } from 'pino';
import { Epochs } from '../../base/epochs.ts';
import type { CourierMemory, Recalled, Situacao } from '../../base/memory-ports.ts';
import type { Listener } from '../../base/stream-ports.ts';
import { GUARD_MS, type Place } from './place.ts';
import type { WrittenSign } from './write-signs.ts';

/** Maximum number of known couriers. Beyond it, the courier who is known for longest is removed. */
const COURIERS_MAX = 20_000;
/** A newer sign of life is written when the written one is this old, in milliseconds. */
const SIGN_MS = 1_000;
/**
 * A courier is read again this long before they would count as silent, in milliseconds. If this process dies with an
 * unwritten sign, their next poll then still comes in time.
 */
const LATE_MS = 4_000;

/**
 * What is known of one courier. Each part is valid while no event about the courier came since the part's read began
 * (`since`).
 */
interface Known {
  /**
   * the written sign of life, in milliseconds since 1970; since this read, every run of the dispatch has found them
   * reachable
   */
  sign: { since: number; instant: number };
  /** time of the last sign of life that is not written yet */
  heard: number | null;
  answer: { since: number; situacao: Situacao; until: number } | null;
  offer: { since: number; oferta: OfertaView } | null;
}

interface MemoryOptions {
  listener: Pick<Listener, 'hearing' | 'clock'>;
  alcance_segundos: number;
  place: Place;
  writeSigns: (heard: ReadonlyMap<number, number>) => Promise<WrittenSign[]>;
  log: Logger;
}

const instantOf = (text: string | null): number => (text === null ? Number.POSITIVE_INFINITY : Date.parse(text));

/** The epoch key for everything that the description of any offer shows. No courier has this id. */
const DESCRIPTIONS = 0;

/** The courier could get an offer now. A change of the queue may concern them without an event that names them. */
const waits = ({ online, ocupado, oferta_id }: Situacao) => online && !ocupado && oferta_id === null;

/**
 * What this process knows of the couriers who poll it, so that a poll needs no statement (ADR 0014). The answer 'no
 * offer' stays valid while all of these hold:
 *
 * - The process receives events, and none about this courier came since their row was read. Every change of what the
 *   courier sees is sent as an event at its commit.
 * - No deadline in the answer has passed: the end of an offer or of a suspension.
 * - Every run of the dispatch since then has found them reachable, because each sign of life was written before the
 *   last one grew too old.
 * - For a courier who waits, no run would change anything (place.ts). Each act makes all possible offers. After a
 *   deadline, a process's clock or this poll runs the dispatch.
 *
 * In every other case the poll reads the database.
 */
export class KnownCouriers implements CourierMemory {
  readonly #options: MemoryOptions;
  readonly #silentMs: number;
  readonly #lateMs: number;
  readonly #epochs = new Epochs<number>();
  readonly #couriers = new Map<number, Known>();

  constructor(options: MemoryOptions) {
    this.#options = options;
    this.#silentMs = options.alcance_segundos * 1_000;
    this.#lateMs = Math.min(LATE_MS, this.#silentMs / 2);
  }

  get now(): number {
    return this.#epochs.now;
  }

  /** Handles an event: what is known of the couriers whom it concerns becomes invalid. */
  hear({ tipo, entregador_id }: Evento): void {
    if (tipo === 'mensagem') return;
    if (tipo === 'inicio') this.#epochs.changeAll();
    else if (entregador_id !== undefined) this.#epochs.change(entregador_id);
    if (tipo !== 'fila' && tipo !== 'oferta') this.#epochs.change(DESCRIPTIONS);
    this.#options.place.moved();
  }

  heard(entregador_id: number): boolean {
    const known = this.#reachable(entregador_id);
    if (!known) return false;
    const now = this.#options.listener.clock.earliest();
    if (now - known.sign.instant > SIGN_MS) known.heard = now;
    return true;
  }

  reached(entregador_id: number, since: number, { instant, late }: { instant: number; late: boolean }): void {
    if (!this.#hears || !this.#epochs.unchanged(entregador_id, since)) return;
    const known = this.#couriers.get(entregador_id);
    const sign = { since, instant };
    // A run may have passed over a courier who was silent for a while. An answer from before is invalid then.
    if (known && !late && this.#inTime(known)) known.sign = sign;
    else this.#add(entregador_id, { sign, heard: null, answer: null, offer: null });
  }

  async recall(entregador_id: number) {
    const answer = this.#answer(entregador_id);
    if (!answer) return null;
    // An event may arrive during the query, so check the answer again.
    if (waits(answer.situacao) && (!(await this.#options.place.still()) || this.#answer(entregador_id) !== answer))
      return null;
    return this.#recalled(entregador_id, answer.situacao);
  }

  recallNow(entregador_id: number) {
    const answer = this.#answer(entregador_id);
    if (!answer || (waits(answer.situacao) && !this.#options.place.knownStill)) return null;
    return this.#recalled(entregador_id, answer.situacao);
  }

  keep(entregador_id: number, since: number, situacao: Situacao): void {
    const known = this.#reachable(entregador_id);
    if (!known || !this.#epochs.unchanged(entregador_id, since)) return;
    const until = Math.min(instantOf(situacao.expira_em), instantOf(situacao.suspenso_ate));
    known.answer = { since, situacao, until };
    known.offer = null;
  }

  keepOffer(entregador_id: number, since: number, oferta: OfertaView): void {
    const known = this.#reachable(entregador_id);
    if (known && this.#epochs.unchanged(entregador_id, since)) known.offer = { since, oferta };
  }

  /**
   * Writes the gathered signs of life. Forgets a courier who was not reachable all the time, or whose sign was written
   * too late. Their next request reads them again.
   */
  async write(): Promise<void> {
    const heard = new Map<number, number>();
    for (const [id, known] of this.#couriers) {
      if (known.heard !== null) heard.set(id, known.heard);
      else if (!this.#fresh(known)) this.#couriers.delete(id);
    }
    if (heard.size === 0) return;
    try {
      for (const { entregador_id, sinal, calado } of await this.#options.writeSigns(heard)) {
        this.#written(entregador_id, heard.get(entregador_id) ?? 0, sinal, calado);
      }
    } catch (err) {
      this.#options.log.warn({ err }, 'signs of life could not be written');
    }
  }

  #written(entregador_id: number, heard: number, instant: number, silent: boolean): void {
    const known = this.#couriers.get(entregador_id);
    if (!known) return;
    if (known.heard !== null && known.heard <= heard) known.heard = null;
    if (silent || !this.#inTime(known)) this.#couriers.delete(entregador_id);
    else known.sign.instant = Math.max(known.sign.instant, instant);
  }

  get #hears(): boolean {
    return this.#options.listener.hearing;
  }

  /** No run can have found this courier silent yet. */
  #inTime({ sign }: Known): boolean {
    return this.#options.listener.clock.latest() - sign.instant < this.#silentMs;
  }

  #fresh({ sign }: Known): boolean {
    return this.#options.listener.clock.latest() - sign.instant < this.#silentMs - this.#lateMs;
  }

  #reachable(entregador_id: number): Known | null {
    const known = this.#hears ? this.#couriers.get(entregador_id) : undefined;
    if (!known || !this.#epochs.unchanged(entregador_id, known.sign.since)) return null;
    return this.#fresh(known) ? known : null;
  }

  #answer(entregador_id: number): Known['answer'] {
    const answer = this.#reachable(entregador_id)?.answer ?? null;
    if (!answer || !this.#epochs.unchanged(entregador_id, answer.since)) return null;
    return this.#options.listener.clock.latest() + GUARD_MS < answer.until ? answer : null;
  }

  #recalled(entregador_id: number, situacao: Situacao): Recalled {
    const agora = new Date(this.#options.listener.clock.latest()).toISOString();
    return { situacao: { ...situacao, agora }, oferta: this.#offer(entregador_id) };
  }

  #offer(entregador_id: number): OfertaView | null {
    const offer = this.#couriers.get(entregador_id)?.offer ?? null;
    if (!offer || !this.#epochs.unchanged(entregador_id, offer.since)) return null;
    return this.#epochs.unchanged(DESCRIPTIONS, offer.since) ? offer.oferta : null;
  }

  #add(entregador_id: number, known: Known): void {
    this.#couriers.delete(entregador_id);
    const [oldest] = this.#couriers.keys();
    if (this.#couriers.size >= COURIERS_MAX && oldest !== undefined) this.#couriers.delete(oldest);
    this.#couriers.set(entregador_id, known);
  }
}
