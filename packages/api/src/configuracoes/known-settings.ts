import type { Evento } from '@corre/contract/eventos/contrato.ts';
import type { Ajustavel } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import type { Settings } from '../base/ports.ts';
import { ultimasDitas } from './ditas.queries.ts';
import { ajustavelDe, valoresQueValem } from './valores.ts';

/** The event of a change. It is about nobody, so that only staff hear of it; no other event of its kind is. */
export const CONFIGURACAO_MUDOU: Evento = { tipo: 'cadastro' };

/** Returns whether the settings may have changed with this event. */
export const mayChangeSettings = ({ tipo, entregador_id, comercio_id }: Evento): boolean =>
  tipo === 'inicio' || (tipo === 'cadastro' && entregador_id === undefined && comercio_id === undefined);

interface Options extends Pick<Deps, 'orm' | 'config' | 'log'> {
  stopping: AbortSignal;
}

/** A reading that failed is tried again after so many milliseconds. */
const RETRY_MS = 1_000;

/**
 * Keeps the configuration of this process as the administrator said it (ADR 0052). `read` follows each event of a
 * change, in every process. All parts of the process share the one object `config`, so that they see a change at once.
 */
export class KnownSettings implements Settings {
  readonly preset: Ajustavel;
  readonly #options: Options;
  #reading: Promise<void> | null = null;
  #again = false;

  constructor(options: Options) {
    this.#options = options;
    this.preset = ajustavelDe(options.config);
  }

  read(): Promise<void> {
    this.#again = true;
    this.#reading ??= this.#readAll();
    return this.#reading;
  }

  async follow(): Promise<void> {
    try {
      await this.read();
    } catch (err) {
      const { log, stopping } = this.#options;
      if (stopping.aborted) return;
      log.error({ err }, 'settings were not read');
      setTimeout(() => void this.follow(), RETRY_MS).unref();
    }
  }

  async #readAll(): Promise<void> {
    const { orm, config } = this.#options;
    try {
      // A call during a reading asks for a further one, so that no older answer stays.
      while (this.#again) {
        this.#again = false;
        const ditas = await ultimasDitas(orm.em.fork());
        Object.assign(config, valoresQueValem(config, this.preset, ditas));
      }
    } finally {
      this.#reading = null;
    }
  }
}
