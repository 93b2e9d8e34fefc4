import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Forma, Workshop } from '../ports.ts';
import type { Encomenda, Entrega } from './decoder.ts';
import { fotoInvalida, fotoPesada, workshopFull } from './erros.ts';

const PROGRAMA = fileURLToPath(new URL('./decoder.ts', import.meta.url));
/** Pictures that wait for their turn, at most; each holds its 5 MB. */
const ESPERANDO_MAX = 16;
/** A picture that takes longer is given up, in milliseconds. */
const PRAZO_MS = 30_000;
/** Without work the process ends: it holds some 60 MB. In milliseconds. */
const OCIOSO_MS = 30_000;

function abrirProcesso(): ChildProcess {
  const filho = fork(PROGRAMA, [], {
    serialization: 'advanced',
    execArgv: [],
    // one thread, and none of our secrets
    env: { PATH: process.env.PATH, UV_THREADPOOL_SIZE: '1' },
    stdio: 'ignore',
  });
  filho.on('error', () => undefined);
  filho.unref();
  filho.channel?.unref();
  try {
    if (filho.pid !== undefined) setPriority(filho.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // it ended already, or the system does not let us; the order of the queue holds anyway
  }
  return filho;
}

/** One picture through the process; its end or its delay is the picture's fault, never ours. */
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
 * libvips and argon2 would share the few threads of one process, so that eight pictures hold up everybody's login: pictures
 * go to a process with a low priority, one after the other (decision record 0015). It starts with the first picture.
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
    throw entrega.recusa === 'pixels' ? fotoPesada() : fotoInvalida();
  };
  return {
    async decode(arquivo, forma) {
      if (esperando >= ESPERANDO_MAX) throw workshopFull();
      esperando += 1;
      const vez = fila.then(() => fazer(arquivo, forma)).finally(() => (esperando -= 1));
      fila = vez.catch(() => undefined);
      return vez;
    },
    fechar,
  };
}
