import type { trpc } from '@corre/client/trpc.ts';
import { del, get, set } from 'idb-keyval';

/** A photo that waits on the phone; `feita_em` is an ISO time. */
interface FotoGuardada {
  foto_base64: string;
  feita_em: string;
}

type Cliente = ReturnType<typeof trpc.useUtils>['client'];

const STORAGE_KEY = { entrega: 'foto-da-entrega', problema: 'foto-do-problema' };
type De = keyof typeof STORAGE_KEY;
const chave = (de: De, solicitacao_id: number) => `${STORAGE_KEY[de]}-${solicitacao_id}`;

/** Stores a photo in IndexedDB. It is too large for localStorage and must survive a reload (ADR 0024). */
export const guardarFoto = (de: De, solicitacao_id: number, foto: FotoGuardada): Promise<void> =>
  set(chave(de, solicitacao_id), foto);

/** Sends the stored photo of a delivery, if there is one, and deletes it after the server's answer. */
export async function enviarFotoDaEntrega(
  cliente: Cliente,
  solicitacao_id: number,
  signal: AbortSignal,
): Promise<void> {
  const foto = await get<FotoGuardada>(chave('entrega', solicitacao_id));
  if (!foto) return;
  await cliente.prova.enviarFoto.mutate({ solicitacao_id, ...foto }, { signal });
  await del(chave('entrega', solicitacao_id));
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
  const foto = await get<FotoGuardada>(chave('problema', solicitacao_id));
  if (!foto) return;
  await cliente.problemas.enviarFoto.mutate({ problema_id, foto_base64: foto.foto_base64 }, { signal });
  await del(chave('problema', solicitacao_id));
}

/** Deletes the photo of a step that was refused or discarded. */
export const esquecerFoto = (de: De, solicitacao_id: number): Promise<void> => del(chave(de, solicitacao_id));
