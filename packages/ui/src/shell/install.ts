/** What Chromium offers before it would ask by itself; not in the DOM types. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

const KEY = 'instalar_depois';
/** 'Agora não' lasts this long, in milliseconds. */
const LATER_MS = 30 * 24 * 60 * 60_000;

/** How this browser can put the panel on the home screen: it asks itself, it has a menu for it, or not at all. */
export type InstallWay = 'pergunta' | 'ios' | null;

let kept: InstallPrompt | null = null;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

/** Once, before the panel is drawn: the browser offers it early, and only once. */
export function captureInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return;
    event.preventDefault();
    kept = event;
    tell();
  });
  addEventListener('appinstalled', () => {
    kept = null;
    tell();
  });
}

export function subscribeInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const isInstalled = (): boolean =>
  ('standalone' in navigator && navigator.standalone === true) ||
  (typeof matchMedia === 'function' && matchMedia('(display-mode: standalone)').matches);

/** iPhones and iPads, which have no question, only a menu. An iPad says it is a Mac, but has a touch screen. */
const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

function postponed(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(KEY) ?? 0) < LATER_MS;
  } catch {
    // Storage may be forbidden: then nobody is asked, rather than every time.
    return true;
  }
}

export function installWay(): InstallWay {
  if (isInstalled() || postponed()) return null;
  if (kept) return 'pergunta';
  return isIos() ? 'ios' : null;
}

/** 'Agora não', and after an answer: for a month. */
export function postponeInstall(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // See postponed.
  }
  tell();
}

/** The browser's own question. It can be asked once. */
export async function askInstall(): Promise<void> {
  const prompt = kept;
  kept = null;
  await prompt?.prompt();
  postponeInstall();
}
