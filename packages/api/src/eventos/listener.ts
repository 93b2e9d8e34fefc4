import { type Evento, eventoSchema } from '@corre/contract/eventos/contrato.ts';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import { listenConnected } from '../base/measures.ts';
import type { Listener } from '../base/ports.ts';
import { CANAL } from './avisar.ts';
import { heardProbe } from './notify-probe.ts';

const ESPERA_RECONEXAO_MS = 500;

const cargaSchema = z.array(eventoSchema);

/** The events of one payload; a payload that is none of ours says nothing. */
function lerEventos(texto: string | undefined): Evento[] {
  try {
    return cargaSchema.safeParse(JSON.parse(texto ?? '')).data ?? [];
  } catch {
    return [];
  }
}

/**
 * Listens on `url` directly, because a pooler in transaction mode breaks LISTEN. Reconnects by itself; on each new
 * connection listeners get `inicio`, since hints may have been missed meanwhile.
 */
export async function createListener(url: string, log: Logger): Promise<Listener> {
  const ouvintes: ((evento: Evento) => void)[] = [];
  const emitir = (evento: Evento): void => {
    for (const ouvinte of ouvintes) ouvinte(evento);
  };
  let fechado = false;
  let cliente: Client | null = null;
  let espera: NodeJS.Timeout | undefined;

  const conectar = async (): Promise<void> => {
    const novo = new Client({ connectionString: url, application_name: 'corre-listen', keepAlive: true });
    novo.on('error', (erro) => log.warn({ erro: erro.message }, 'LISTEN connection lost'));
    novo.on('end', reconectar);
    novo.on('notification', ({ payload }) => {
      if (!heardProbe(payload)) lerEventos(payload).forEach(emitir);
    });
    await novo.connect();
    await novo.query(`listen ${CANAL}`);
    cliente = novo;
    listenConnected.set(1);
    emitir({ tipo: 'inicio' });
  };
  const reconectar = (): void => {
    listenConnected.set(0);
    if (fechado) return;
    clearTimeout(espera);
    espera = setTimeout(() => conectar().catch(reconectar), ESPERA_RECONEXAO_MS);
  };

  await conectar();
  return {
    onReceive: (fn) => void ouvintes.push(fn),
    async fechar() {
      fechado = true;
      clearTimeout(espera);
      await cliente?.end();
    },
  };
}
