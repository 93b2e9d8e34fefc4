import { useEffect, useSyncExternalStore } from 'react';

/** The user's choice. `sistema` follows the device and, for the courier, the clock. */
type ThemePreference = 'claro' | 'escuro' | 'sistema';
type Theme = 'light' | 'dark';

/** Between these hours of the device's clock the courier's panel is dark, because couriers ride at night. */
const NIGHT_STARTS_HOUR = 18;
const NIGHT_ENDS_HOUR = 6;

type Circumstances = {
  /** `prefers-color-scheme: dark` */
  systemDark: boolean;
  /** 0–23 on the device's clock */
  hour: number;
  /** the courier's rule: also dark from 18:00 to 6:00 */
  nightByClock: boolean;
};

/** Returns the theme to show. The user's choice wins. Without a choice it is dark by the system or by the clock. */
export function resolveTheme(preference: ThemePreference, { systemDark, hour, nightByClock }: Circumstances): Theme {
  if (preference === 'claro') return 'light';
  if (preference === 'escuro') return 'dark';
  const night = nightByClock && (hour >= NIGHT_STARTS_HOUR || hour < NIGHT_ENDS_HOUR);
  return systemDark || night ? 'dark' : 'light';
}

/** Parses a stored preference. An unknown text is `sistema`. */
export function parsePreference(stored: string | null): ThemePreference {
  return stored === 'claro' || stored === 'escuro' ? stored : 'sistema';
}

/** Logging out clears localStorage with this choice. The next user of the device starts with the system's theme. */
const KEY = 'tema';
const CHANGED = 'corre:tema';
const CLOCK_MS = 60_000;

type ThemeOptions = {
  /** the courier's rule: also dark from 18:00 to 6:00 */
  nightByClock?: boolean;
};

function readPreference(): ThemePreference {
  try {
    return parsePreference(localStorage.getItem(KEY));
  } catch {
    // Storage may be forbidden (private windows of some browsers). Then the system's theme applies.
    return 'sistema';
  }
}

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');

function currentTheme(nightByClock: boolean): Theme {
  return resolveTheme(readPreference(), {
    systemDark: darkSystem().matches,
    // biome-ignore lint/plugin: before the first render no server has answered, and night is where the device is
    hour: new Date().getHours(),
    nightByClock,
  });
}

/** Sets the theme on <html>. An app's main.tsx calls this before the first render, to prevent a flash. */
export function applyTheme({ nightByClock = false }: ThemeOptions = {}): void {
  document.documentElement.dataset.theme = currentTheme(nightByClock);
}

function store(preference: ThemePreference) {
  try {
    if (preference === 'sistema') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, preference);
  } catch {
    // Without storage the choice has no effect (see readPreference).
  }
  dispatchEvent(new Event(CHANGED));
}

/** Hears of a new choice, in this tab or another. Returns the function that ends this. */
function hearChoice(changed: () => void): () => void {
  addEventListener('storage', changed);
  addEventListener(CHANGED, changed);
  return () => {
    removeEventListener('storage', changed);
    removeEventListener(CHANGED, changed);
  };
}

/** Keeps the theme on <html> in step with choice, system and clock. Returns the function that ends this. */
function followTheme(nightByClock: boolean): () => void {
  const update = () => applyTheme({ nightByClock });
  update();
  const system = darkSystem();
  const clock = nightByClock ? setInterval(update, CLOCK_MS) : undefined;
  system.addEventListener('change', update);
  const unhear = hearChoice(update);
  return () => {
    clearInterval(clock);
    system.removeEventListener('change', update);
    unhear();
  };
}

/** Keeps the theme on <html>. It uses the browser only in an effect, so that a build can prerender the page. */
export function useKeptTheme({ nightByClock = false }: ThemeOptions): void {
  useEffect(() => followTheme(nightByClock), [nightByClock]);
}

/** Returns the user's choice, and the function that stores another one. `useKeptTheme` of the page applies it. */
export function useThemePreference() {
  return { preference: useSyncExternalStore(hearChoice, readPreference), setPreference: store };
}
