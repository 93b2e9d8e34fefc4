import type { trpc } from '@corre/client/trpc.ts';
import { del, get, set } from 'idb-keyval';

/** A photo of a delivery as it waits on the phone, and when it was taken (ISO). */
interface FotoGuardada {
  foto_base64: string;
  feita_em: string;
}

type Cliente = ReturnType<typeof trpc.useUtils>['client'];

const CHAVE = { entrega: 'foto-da-entrega', problema: 'foto-do-problema' };
type De = keyof typeof CHAVE;
const chave = (de: De, solicitacao_id: number) => `${CHAVE[de]}-${solicitacao_id}`;

/** Kept in the browser's database: a photo is too large for its storage, and must outlive the page (decision record 0069). */
export const guardarFoto = (de: De, solicitacao_id: number, foto: FotoGuardada): Promise<void> =>
  set(chave(de, solicitacao_id), foto);

/** Sends the photo of a delivery that waits, if there is one, and forgets it once the server has it. */
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

/** The same of the photo of a problem, which the server knows by then. */
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

/** Of a step that was refused or given up. */
export const esquecerFoto = (de: De, solicitacao_id: number): Promise<void> => del(chave(de, solicitacao_id));
