import type { SituacaoDaFila } from '@corre/contract/fila/contrato.ts';
import type { OfertaView } from '@corre/contract/ofertas/contrato.ts';
import type { Ator } from './ator.ts';

/** The state of a courier, from which a poll is answered, as the database returned it. */
export interface Situacao {
  online: boolean;
  ocupado: boolean;
  suspenso_ate: string | null;
  motivo_suspensao: string | null;
  oferta_id: number | null;
  rota_id: number | null;
  posicao_fila: number | null;
  expira_em: string | null;
  entregue_em: string | null;
  agora: string;
}

/** What a process knows of a courier: their state, and the description of their offer. */
export interface Recalled {
  situacao: Situacao;
  oferta: OfertaView | null;
}

/** What one process knows of couriers without a query (despacho/memoria/, ADR 0014). */
export interface CourierMemory {
  /** The epoch in which a read begins. Pass it back with the result. */
  readonly now: number;
  /**
   * Notes a request of the courier. Returns false if the courier must be read, and their sign of life must be written
   * at once.
   */
  heard(entregador_id: number): boolean;
  /**
   * Notes a read of the courier since `since`, with a sign of life at `sign.instant` (milliseconds since 1970). `late`:
   * they were silent before it.
   */
  reached(entregador_id: number, since: number, sign: { instant: number; late: boolean }): void;
  /** Returns the state of the courier, or null when the database must be asked. */
  recall(entregador_id: number): Promise<Recalled | null>;
  /** Does the same without waiting. Returns null also when a shared read would be necessary. */
  recallNow(entregador_id: number): Recalled | null;
  /** Keeps the state of the courier. Do not pass a state that a run of the dispatch would change. */
  keep(entregador_id: number, since: number, situacao: Situacao): void;
  /** Keeps the description of the courier's offer. */
  keepOffer(entregador_id: number, since: number, oferta: OfertaView): void;
}

/** The numbers of the queue that one process knows without a query (despacho/memoria/known-queue.ts). */
export interface QueueMemory {
  readonly now: number;
  /** Returns the numbers for this courier, or null when the database must be asked. */
  recall(entregador_id: number): SituacaoDaFila | null;
  /** Keeps the numbers that were read since `since`. */
  keep(entregador_id: number, since: number, situacao: SituacaoDaFila): void;
}

/** The sessions that one process knows without a query (acesso/sessoes/session-memory.ts, ADR 0014). */
export interface SessionMemory {
  readonly now: number;
  /** Returns the caller of the session, or null when the database must be asked. */
  recall(token_hash: Buffer): Ator | null;
  /** Keeps a session that was read since `since`. It lives at most until `ate` (milliseconds since 1970). */
  keep(ator: Ator, since: number, ate: number): void;
}
