/** The push state of this browser. `indisponivel`: it has no push, or the page runs without its service worker. */
export type SituacaoDosAvisos = 'indisponivel' | 'bloqueado' | 'desligado' | 'ligado';

/** Storage key. It is set when the courier refuses pushes on this phone. The online switch then asks no more. */
const RECUSADO = 'corre_sem_avisos';

/** Returns the panel's service worker, or null where the browser has no push. */
export const registration = async (): Promise<ServiceWorkerRegistration | null> => {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
};

/** Returns what the browser knows. Whether the server has its subscription, `situacaoCom` adds. */
export async function situacaoDosAvisos(): Promise<SituacaoDosAvisos> {
  const trabalhador = await registration();
  if (!trabalhador) return 'indisponivel';
  const permissao = await trabalhador.pushManager.permissionState({ userVisibleOnly: true });
  if (permissao === 'denied') return 'bloqueado';
  const inscricao = await trabalhador.pushManager.getSubscription();
  return permissao === 'granted' && inscricao ? 'ligado' : 'desligado';
}

/**
 * Returns the state with the server's answer: a phone is called only where the server has its subscription. Returns
 * undefined while one of the two is not known. `confirmada` is false where the server has it not, or did not answer.
 */
export function situacaoCom(
  navegador: SituacaoDosAvisos | undefined,
  confirmada: boolean | undefined,
): SituacaoDosAvisos | undefined {
  if (navegador !== 'ligado') return navegador;
  if (confirmada === undefined) return undefined;
  return confirmada ? 'ligado' : 'desligado';
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

/** Storage key. It is set while the browser replaces its subscription, and stays where the app is closed in between. */
const TROCANDO = 'corre_avisos_trocando';

/** Remembers a replacement that was begun. Without storage one that was cut off leaves the pushes off. */
export const troca = {
  begin: (): void => {
    try {
      localStorage.setItem(TROCANDO, '1');
    } catch {
      // Storage may be forbidden.
    }
  },
  end: (): void => {
    try {
      localStorage.removeItem(TROCANDO);
    } catch {
      // Storage may be forbidden.
    }
  },
  /** Whether it can go on without a question to the courier. */
  pending: (): boolean => {
    try {
      return localStorage.getItem(TROCANDO) !== null && Notification.permission === 'granted';
    } catch {
      return false;
    }
  },
};

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
