import type { Evento } from '@corre/contract/eventos/contrato.ts';
import type { Orm } from '@corre/db/orm.ts';
import type { Logger } from 'pino';
import type { Ajustavel, Config } from '../base/config.ts';
import type { Settings } from '../base/ports.ts';
import { ultimasDitas } from './ditas.queries.ts';
import { ajustavelDe, valoresQueValem } from './valores.ts';

/** The event of a change. It is about nobody, so that only staff hear of it; no other event of its kind is. */
export const CONFIGURACAO_MUDOU: Evento = { tipo: 'cadastro' };

/** Returns whether the settings may have changed with this event. */
export const mayChangeSettings = ({ tipo, entregador_id, comercio_id }: Evento): boolean =>
  tipo === 'inicio' || (tipo === 'cadastro' && entregador_id === undefined && comercio_id === undefined);

/**
 * Keeps the configuration of this process as the administrator said it (ADR 0052). `read` follows each event of a
 * change, in every process. All parts of the process share the one object `config`, so that they see a change at once.
 */
export class KnownSettings implements Settings {
  /** What the environment and the presets say. */
  readonly preset: Ajustavel;
  readonly #options: { orm: Orm; config: Config; log: Pick<Logger, 'error'> };
  #reading: Promise<void> | null = null;
  #again = false;

  constructor(options: { orm: Orm; config: Config; log: Pick<Logger, 'error'> }) {
    this.#options = options;
    this.preset = ajustavelDe(options.config);
  }

  /** Reads what holds now. A call during a reading waits for a further one, so that no older answer stays. */
  read(): Promise<void> {
    this.#again = true;
    this.#reading ??= this.#readAll().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  /** Reads after an event. A failure is logged; the event of the database's return makes the next try. */
  async follow(): Promise<void> {
    await this.read().catch((err: unknown) => this.#options.log.error({ err }, 'settings were not read'));
  }

  async #readAll(): Promise<void> {
    const { orm, config } = this.#options;
    while (this.#again) {
      this.#again = false;
      const ditas = await ultimasDitas(orm.em.fork());
      Object.assign(config, valoresQueValem(config, this.preset, ditas));
    }
  }
}
