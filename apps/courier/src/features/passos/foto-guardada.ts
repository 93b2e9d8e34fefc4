import type { trpc } from '@corre/client/trpc.ts';
import { loadSealed, writeSealed } from '@corre/ui/shell/sealed/sealed.ts';
import { bounded, reopening } from '@corre/ui/shell/sealed/stores.ts';
import { del, entries } from 'idb-keyval';
import { BANCO_ANTIGO, temPassosAntigos } from './chaves-antigas.ts';
import type { Envio } from './envio.ts';
import { entregasDe } from './passo.ts';
import { passosAtuais } from './passos-guardados.ts';

/** A photo that waits on the phone; `feita_em` is an ISO time. */
interface FotoGuardada {
  foto_base64: string;
  feita_em: string;
}

type Cliente = ReturnType<typeof trpc.useUtils>['client'];

const SLOT = { entrega: 'foto-da-entrega', problema: 'foto-do-problema' };
type De = keyof typeof SLOT;
const slotDe = (de: De, solicitacao_id: number) => `${SLOT[de]}-${solicitacao_id}`;

const isFoto = (valor: unknown): valor is FotoGuardada =>
  typeof valor === 'object' && valor !== null && 'foto_base64' in valor && 'feita_em' in valor;

/** Stores a photo, sealed, because it must survive a reload (ADR 0024). Rejects where the phone refuses. */
export async function guardarFoto(de: De, solicitacao_id: number, foto: FotoGuardada): Promise<void> {
  if (!(await writeSealed(slotDe(de, solicitacao_id), foto))) throw new Error('photo not kept');
}

/** Deletes the photo of a step that was sent, refused or discarded. */
export const esquecerFoto = async (de: De, solicitacao_id: number): Promise<void> =>
  void (await writeSealed(slotDe(de, solicitacao_id), undefined));

/** Whether a step of the open account waits for this photo's delivery. */
const isWanted = (slot: string): boolean =>
  passosAtuais().some((passo) => entregasDe(passo).some((id) => slot.endsWith(`-${id}`)));

/** iOS closes the connection of a sleeping page, unsaid. */
const antigas = reopening(BANCO_ANTIGO, 'keyval');

async function moverTodas(): Promise<void> {
  // Older browsers cannot list their databases. There the old one is looked into.
  const bancos = await indexedDB.databases?.();
  if (bancos?.every(({ name }) => name !== BANCO_ANTIGO)) return;
  for (const [slot, foto] of await entries<string, unknown>(antigas)) {
    const wanted = isWanted(slot);
    // The photo's step may not have moved yet. Without a step, the photo is nobody's.
    if (!wanted && temPassosAntigos()) continue;
    // The courier may have taken another one since.
    const moves = wanted && (await loadSealed(slot)) === undefined;
    if (moves && !(await writeSealed(slot, foto))) throw new Error('photo not kept');
    await del(slot, antigas);
  }
}

let movidas: Promise<void> | undefined;

/** Moves the photos of an older release into the sealed store, and deletes those that no step waits for. */
export function moverFotosAntigas(): Promise<void> {
  movidas ??= moverTodas().then(
    () => {
      // Photos of steps that have not moved yet wait for them.
      if (temPassosAntigos()) movidas = undefined;
    },
    (error: unknown) => {
      movidas = undefined;
      throw error;
    },
  );
  return movidas;
}

async function fotoDe(de: De, solicitacao_id: number): Promise<FotoGuardada | null> {
  await bounded(moverFotosAntigas());
  const foto = await loadSealed(slotDe(de, solicitacao_id));
  return isFoto(foto) ? foto : null;
}

/** Sends the stored photo of a delivery, if there is one, and deletes it after the server's answer. */
export async function enviarFotoDaEntrega(
  cliente: Cliente,
  solicitacao_id: number,
  { conta, signal }: Envio,
): Promise<void> {
  const foto = await fotoDe('entrega', solicitacao_id);
  if (!foto) return;
  await cliente.prova.enviarFoto.mutate({ solicitacao_id, ...foto }, { context: { conta }, signal });
  await esquecerFoto('entrega', solicitacao_id);
}

/**
 * Sends the stored photo of a problem, if there is one, and deletes it after the server's answer. The problem must
 * exist on the server.
 */
export async function enviarFotoDoProblema(
  cliente: Cliente,
  solicitacao_id: number,
  problema_id: number,
  { conta, signal }: Envio,
): Promise<void> {
  const foto = await fotoDe('problema', solicitacao_id);
  if (!foto) return;
  await cliente.problemas.enviarFoto.mutate(
    { problema_id, foto_base64: foto.foto_base64 },
    { context: { conta }, signal },
  );
  await esquecerFoto('problema', solicitacao_id);
}
