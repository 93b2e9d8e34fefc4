import type { trpc } from '@corre/client/trpc.ts';
import { del, get, set } from 'idb-keyval';

/** A photo of a delivery as it waits on the phone, and when it was taken (ISO). */
interface FotoGuardada {
  foto_base64: string;
  feita_em: string;
}

type Cliente = ReturnType<typeof trpc.useUtils>['client'];

const chave = (solicitacao_id: number) => `foto-da-entrega-${solicitacao_id}`;

/** Kept in the browser's database: a photo is too large for its storage, and must outlive the page (decision record 0069). */
export const guardarFoto = (solicitacao_id: number, foto: FotoGuardada): Promise<void> =>
  set(chave(solicitacao_id), foto);

/** Sends the photo that waits, if there is one, and forgets it once the server has it. */
export async function enviarFotoGuardada(cliente: Cliente, solicitacao_id: number): Promise<void> {
  const foto = await get<FotoGuardada>(chave(solicitacao_id));
  if (!foto) return;
  await cliente.prova.enviarFoto.mutate({ solicitacao_id, ...foto });
  await del(chave(solicitacao_id));
}

/** Of a delivery that is no longer this courier's. */
export const esquecerFoto = (solicitacao_id: number): Promise<void> => del(chave(solicitacao_id));
