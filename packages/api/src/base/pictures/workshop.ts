import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { BusinessError } from '../business-error.ts';
import type { PictureForm, Workshop } from '../ports.ts';
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

function openProcess(): ChildProcess {
  const child = fork(PROGRAMA, [], {
    serialization: 'advanced',
    execArgv: [],
    // one thread, and no secrets of the server
    env: { PATH: process.env.PATH, UV_THREADPOOL_SIZE: '1' },
    stdio: 'ignore',
  });
  child.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has already ended, or the system refuses. The queue works anyway.
  }
  return child;
}

/** Decodes one picture in the process. A crash or a timeout of the process counts as an invalid picture. */
function encomendar(child: ChildProcess, order: Encomenda): Promise<Entrega> {
  const { id } = order;
  return new Promise((resolve) => {
    const acabar = (entrega: Entrega) => {
      clearTimeout(prazo);
      child.off('message', listen).off('exit', die);
      resolve(entrega);
    };
    const listen = (entrega: Entrega) => {
      if (entrega.id === id) acabar(entrega);
    };
    const die = () => acabar({ id, recusa: 'invalida' });
    const prazo = setTimeout(() => child.kill('SIGKILL'), PRAZO_MS);
    child.on('message', listen).once('exit', die);
    if (child.connected) child.send(order, (error) => error && die());
    else die();
  });
}

const vivo = (child: ChildProcess | undefined): child is ChildProcess =>
  child?.connected === true && child.exitCode === null && child.signalCode === null;

/**
 * Opens the workshop. Its process has a low priority, starts with the first picture, and decodes one at a time
 * (ADR 0028).
 * In the server's own process, libvips would share the few threads with argon2, and eight pictures would block every
 * login.
 */
export function openWorkshop(): Workshop {
  let child: ChildProcess | undefined;
  let fila: Promise<unknown> = Promise.resolve();
  let esperando = 0;
  let seguinte = 0;
  let ocioso: NodeJS.Timeout | undefined;
  const close = () => {
    clearTimeout(ocioso);
    child?.kill('SIGKILL');
    child = undefined;
  };
  const act = async (file: Buffer, form: PictureForm): Promise<Buffer> => {
    clearTimeout(ocioso);
    if (!vivo(child)) child = openProcess();
    seguinte += 1;
    const entrega = await encomendar(child, { id: seguinte, file, form });
    ocioso = setTimeout(close, OCIOSO_MS).unref();
    if ('bytes' in entrega) return Buffer.from(entrega.bytes);
    throw entrega.recusa === 'pixels' ? new BusinessError('FOTO_PESADA') : new BusinessError('FOTO_INVALIDA');
  };
  return {
    async decode(file, form) {
      if (esperando >= ESPERANDO_MAX) throw new BusinessError('FOTOS_DEMAIS', { espera: ESPERA_DA_OFICINA });
      esperando += 1;
      const vez = fila.then(() => act(file, form)).finally(() => (esperando -= 1));
      fila = vez.catch(() => undefined);
      return vez;
    },
    close,
  };
}
