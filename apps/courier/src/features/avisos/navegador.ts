/** The push state of this browser. `indisponivel`: it has no push, or the page runs without its service worker. */
export type SituacaoDosAvisos = 'indisponivel' | 'bloqueado' | 'desligado' | 'ligado';

/** Storage key. It is set when the courier refuses pushes on this phone. The online switch then asks no more. */
const RECUSADO = 'corre_sem_avisos';

const registration = async (): Promise<ServiceWorkerRegistration | null> => {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
};

export async function situacaoDosAvisos(): Promise<SituacaoDosAvisos> {
  const trabalhador = await registration();
  if (!trabalhador) return 'indisponivel';
  const permissao = await trabalhador.pushManager.permissionState({ userVisibleOnly: true });
  if (permissao === 'denied') return 'bloqueado';
  const inscricao = await trabalhador.pushManager.getSubscription();
  return permissao === 'granted' && inscricao ? 'ligado' : 'desligado';
}

/**
 * Returns whether the courier should read what is missing before going online. Before the service worker runs the state
 * is `indisponivel`, also in a browser that has notices.
 */
export const faltaPronto = (situacao: SituacaoDosAvisos | undefined): boolean =>
  situacao !== undefined &&
  situacao !== 'ligado' &&
  !(situacao === 'indisponivel' && 'PushManager' in window) &&
  !choice.recusou();

const bytes = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letra) => letra.charCodeAt(0));

const mesmaChave = (inscricao: PushSubscription, chave: Uint8Array): boolean => {
  const dela = inscricao.options.applicationServerKey;
  return dela !== null && new Uint8Array(dela).every((byte, i) => byte === chave[i]);
};

/**
 * Subscribes this browser to push and returns the subscription as the server expects it. Returns null if push is
 * impossible or refused. Call it inside a user gesture, because it may have to ask for permission.
 */
export async function inscreverNavegador(buscarChave: () => Promise<string | null>) {
  // Asked in the press itself: Safari forgets the press at the first wait.
  const pergunta = 'Notification' in window ? Notification.requestPermission() : null;
  const trabalhador = await registration();
  if (!trabalhador || (await pergunta) !== 'granted') return null;
  const text = await buscarChave();
  if (text === null) return null;
  const chave = bytes(text);
  const before = await trabalhador.pushManager.getSubscription();
  if (before && !mesmaChave(before, chave)) await before.unsubscribe();
  const inscricao = await trabalhador.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: chave });
  const { endpoint, keys } = inscricao.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null;
}

/** Ends this browser's subscription. Returns the endpoint that the server should forget, or null. */
export async function desinscreverNavegador(): Promise<string | null> {
  const inscricao = await (await registration())?.pushManager.getSubscription();
  await inscricao?.unsubscribe();
  return inscricao?.endpoint ?? null;
}

/** Remembers whether the courier wants pushes on this phone. Without storage the app asks again. */
export const choice = {
  recusou: (): boolean => {
    try {
      return localStorage.getItem(RECUSADO) !== null;
    } catch {
      return false;
    }
  },
  keep: (quer: boolean): void => {
    try {
      if (quer) localStorage.removeItem(RECUSADO);
      else localStorage.setItem(RECUSADO, '1');
    } catch {
      // Storage may be forbidden.
    }
  },
};
