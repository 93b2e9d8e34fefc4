import type { trpc } from '@corre/client/trpc.ts';
import { loadSealed, writeSealed } from '@corre/ui/shell/sealed/sealed.ts';
import { del, entries } from 'idb-keyval';

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

/** The database of release 1.0.0 and the ones before it, which had the photos in the clear. */
const BANCO_ANTIGO = 'keyval-store';

async function moverTodas(): Promise<void> {
  // Older browsers cannot list their databases. There the old one is looked into.
  const bancos = await indexedDB.databases?.();
  if (bancos?.every(({ name }) => name !== BANCO_ANTIGO)) return;
  for (const [slot, foto] of await entries<string, unknown>()) {
    // The courier may have taken another one since.
    const newer = (await loadSealed(slot)) !== undefined;
    if (!newer && !(await writeSealed(slot, foto))) throw new Error('photo not kept');
    await del(slot);
  }
}

let movidas: Promise<void> | undefined;

/** Moves the photos of an older release into the sealed store, once. */
export function moverFotosAntigas(): Promise<void> {
  movidas ??= moverTodas().catch((error: unknown) => {
    movidas = undefined;
    throw error;
  });
  return movidas;
}

async function fotoDe(de: De, solicitacao_id: number): Promise<FotoGuardada | null> {
  await moverFotosAntigas();
  const foto = await loadSealed(slotDe(de, solicitacao_id));
  return isFoto(foto) ? foto : null;
}

/** Sends the stored photo of a delivery, if there is one, and deletes it after the server's answer. */
export async function enviarFotoDaEntrega(
  cliente: Cliente,
  solicitacao_id: number,
  signal: AbortSignal,
): Promise<void> {
  const foto = await fotoDe('entrega', solicitacao_id);
  if (!foto) return;
  await cliente.prova.enviarFoto.mutate({ solicitacao_id, ...foto }, { signal });
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
  signal: AbortSignal,
): Promise<void> {
  const foto = await fotoDe('problema', solicitacao_id);
  if (!foto) return;
  await cliente.problemas.enviarFoto.mutate({ problema_id, foto_base64: foto.foto_base64 }, { signal });
  await esquecerFoto('problema', solicitacao_id);
}
