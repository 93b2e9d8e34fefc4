import { useEffect, useEffectEvent, useState } from 'react';
import { parsePreference, resolveTheme, type Theme, type ThemePreference } from './resolve-theme.ts';

/** Logging out clears localStorage with this choice. The next user of the device starts with the system's theme. */
const KEY = 'tema';
const CHANGED = 'corre:tema';
const CLOCK_MS = 60_000;

export type ThemeOptions = {
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

function currentTheme(nightByClock: boolean): Theme {
  const systemDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  return resolveTheme(readPreference(), { systemDark, hour: new Date().getHours(), nightByClock });
}

/** Sets the theme on <html>. An app's main.tsx calls this before the first render, to prevent a flash. */
export function applyTheme({ nightByClock = false }: ThemeOptions = {}): Theme {
  const theme = currentTheme(nightByClock);
  document.documentElement.dataset.theme = theme;
  return theme;
}

function store(preference: ThemePreference) {
  try {
    if (preference === 'sistema') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, preference);
  } catch {
    // Without storage the choice has no effect (see readPreference).
  }
  window.dispatchEvent(new Event(CHANGED));
}

/**
 * Keeps the theme on <html> in step with the system, other tabs and the clock, and passes each theme to `seen`.
 * It uses the browser only in an effect, so that a build can prerender the page.
 */
export function useKeptTheme({ nightByClock = false }: ThemeOptions, seen?: (theme: Theme) => void): void {
  const tell = useEffectEvent((theme: Theme) => seen?.(theme));
  useEffect(() => {
    const update = () => tell(applyTheme({ nightByClock }));
    update();
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const clock = nightByClock ? setInterval(update, CLOCK_MS) : undefined;
    system.addEventListener('change', update);
    window.addEventListener('storage', update);
    window.addEventListener(CHANGED, update);
    return () => {
      clearInterval(clock);
      system.removeEventListener('change', update);
      window.removeEventListener('storage', update);
      window.removeEventListener(CHANGED, update);
    };
  }, [nightByClock]);
}

/** Returns the theme and the user's preference, and keeps <html> in step with them. */
export function useTheme({ nightByClock = false }: ThemeOptions = {}) {
  const [preference, setPreference] = useState(readPreference);
  const [theme, setTheme] = useState(() => currentTheme(nightByClock));
  useKeptTheme({ nightByClock }, (next) => {
    setPreference(readPreference());
    setTheme(next);
  });
  return { preference, theme, setPreference: store };
}
