/** Chromium's `beforeinstallprompt` event, which the DOM types lack. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

const KEY = 'instalar_depois';
/** How long 'Agora não' lasts, in milliseconds. */
const LATER_MS = 30 * 24 * 60 * 60_000;

/** How this browser installs the panel: by its own question, by a menu (iOS), or not at all. */
export type InstallWay = 'pergunta' | 'ios' | null;

let kept: InstallPrompt | null = null;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

/**
 * Catches the browser's install event. Must run once before the first render, because the event comes early and only
 * once.
 */
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

/** True on iPhones and iPads, which have only a menu. An iPad reports a Mac but has a touch screen. */
const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

function postponed(): boolean {
  try {
    // biome-ignore lint/plugin: days since a tap on this device
    return Date.now() - Number(localStorage.getItem(KEY) ?? 0) < LATER_MS;
  } catch {
    // Storage may be forbidden: then never offer, rather than every time.
    return true;
  }
}

export function installWay(): InstallWay {
  if (isInstalled() || postponed()) return null;
  if (kept) return 'pergunta';
  return isIos() ? 'ios' : null;
}

/** Postpones the offer for a month, after 'Agora não' or an answer. */
export function postponeInstall(): void {
  try {
    // biome-ignore lint/plugin: days since a tap on this device
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage the offer never shows (see postponed).
  }
  tell();
}

/** Shows the browser's own question, which works only once. */
export async function askInstall(): Promise<void> {
  const prompt = kept;
  kept = null;
  await prompt?.prompt();
  postponeInstall();
}
