import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { BusinessError } from '../business-error.ts';
import type { Forma, Workshop } from '../ports.ts';
import type { Encomenda, Entrega } from './decoder.ts';

const PROGRAMA = fileURLToPath(new URL('./decoder.ts', import.meta.url));
/** Maximum number of waiting pictures. Each holds up to 5 MB. */
/** `Retry-After` when too many pictures wait, in seconds: some of them are done by then. */
const ESPERA_DA_OFICINA = 10;
const ESPERANDO_MAX = 16;
/** Maximum time for one picture, in milliseconds. */
const PRAZO_MS = 30_000;
/** Time without work after which the process ends, in milliseconds. The process needs about 60 MB. */
const OCIOSO_MS = 30_000;

function abrirProcesso(): ChildProcess {
  const filho = fork(PROGRAMA, [], {
    serialization: 'advanced',
    execArgv: [],
    // one thread, and no secrets of the server
    env: { PATH: process.env.PATH, UV_THREADPOOL_SIZE: '1' },
    stdio: 'ignore',
  });
  filho.on('error', () => undefined);
  filho.unref();
  filho.channel?.unref();
  try {
    if (filho.pid !== undefined) setPriority(filho.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has already ended, or the system refuses. The queue works anyway.
  }
  return filho;
}

/** Decodes one picture in the process. A crash or a timeout of the process counts as an invalid picture. */
function encomendar(filho: ChildProcess, encomenda: Encomenda): Promise<Entrega> {
  const { id } = encomenda;
  return new Promise((resolve) => {
    const acabar = (entrega: Entrega) => {
      clearTimeout(prazo);
      filho.off('message', ouvir).off('exit', morrer);
      resolve(entrega);
    };
    const ouvir = (entrega: Entrega) => {
      if (entrega.id === id) acabar(entrega);
    };
    const morrer = () => acabar({ id, recusa: 'invalida' });
    const prazo = setTimeout(() => filho.kill('SIGKILL'), PRAZO_MS);
    filho.on('message', ouvir).once('exit', morrer);
    if (filho.connected) filho.send(encomenda, (erro) => erro && morrer());
    else morrer();
  });
}

const vivo = (filho: ChildProcess | undefined): filho is ChildProcess =>
  filho?.connected === true && filho.exitCode === null && filho.signalCode === null;

/**
 * Opens the workshop. Its process has a low priority, starts with the first picture, and decodes one at a time
 * (ADR 0028).
 * In the server's own process, libvips would share the few threads with argon2, and eight pictures would block every
 * login.
 */
export function openWorkshop(): Workshop {
  let filho: ChildProcess | undefined;
  let fila: Promise<unknown> = Promise.resolve();
  let esperando = 0;
  let seguinte = 0;
  let ocioso: NodeJS.Timeout | undefined;
  const fechar = () => {
    clearTimeout(ocioso);
    filho?.kill('SIGKILL');
    filho = undefined;
  };
  const fazer = async (arquivo: Buffer, forma: Forma): Promise<Buffer> => {
    clearTimeout(ocioso);
    if (!vivo(filho)) filho = abrirProcesso();
    seguinte += 1;
    const entrega = await encomendar(filho, { id: seguinte, arquivo, forma });
    ocioso = setTimeout(fechar, OCIOSO_MS).unref();
    if ('bytes' in entrega) return Buffer.from(entrega.bytes);
    throw entrega.recusa === 'pixels' ? new BusinessError('FOTO_PESADA') : new BusinessError('FOTO_INVALIDA');
  };
  return {
    async decode(arquivo, forma) {
      if (esperando >= ESPERANDO_MAX) throw new BusinessError('FOTOS_DEMAIS', { espera: ESPERA_DA_OFICINA });
      esperando += 1;
      const vez = fila.then(() => fazer(arquivo, forma)).finally(() => (esperando -= 1));
      fila = vez.catch(() => undefined);
      return vez;
    },
    fechar,
  };
}
