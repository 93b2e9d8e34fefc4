import type { InscricaoPush } from '@corre/contract/push/contrato.ts';
import { registration, troca } from './navegador.ts';

const bytes = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letra) => letra.charCodeAt(0));

const mesmaChave = (inscricao: PushSubscription, chave: Uint8Array): boolean => {
  const dela = inscricao.options.applicationServerKey;
  return dela !== null && new Uint8Array(dela).every((byte, i) => byte === chave[i]);
};

/** A browser's subscription as the server expects it. `nova`: it was made just now. */
interface Inscrita {
  inscricao: InscricaoPush;
  nova: boolean;
}

/**
 * `conferir`: the subscription that the browser has. `trocar`: another one in its place. `ligar`: one made now, also
 * from nothing; inside a user gesture, because the browser may have to ask for permission.
 */
export type Modo = 'conferir' | 'trocar' | 'ligar';

/** Returns this browser's subscription. Returns null if push is impossible, refused, or switched off meanwhile. */
export async function inscreverNavegador(
  buscarChave: () => Promise<string | null>,
  modo: Modo,
): Promise<Inscrita | null> {
  // Asked in the press itself: Safari forgets the press at the first wait.
  const pergunta = 'Notification' in window ? Notification.requestPermission() : null;
  const trabalhador = await registration();
  if (!trabalhador || (await pergunta) !== 'granted') return null;
  const text = await buscarChave();
  if (text === null) return null;
  const chave = bytes(text);
  const before = await trabalhador.pushManager.getSubscription();
  if (before === null && modo !== 'ligar') return null;
  const nova = modo !== 'conferir' || !(before && mesmaChave(before, chave));
  if (nova && before) {
    troca.begin();
    await before.unsubscribe();
  }
  const inscricao = await trabalhador.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: chave });
  troca.end();
  const { endpoint, keys } = inscricao.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { inscricao: { endpoint, keys: { p256dh, auth } }, nova } : null;
}

/** Ends this browser's subscription. Returns the endpoint that the server should forget, or null. */
export async function desinscreverNavegador(): Promise<string | null> {
  const inscricao = await (await registration())?.pushManager.getSubscription();
  await inscricao?.unsubscribe();
  return inscricao?.endpoint ?? null;
}
