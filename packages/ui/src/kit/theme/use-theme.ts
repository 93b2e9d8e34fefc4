import { useEffect, useEffectEvent, useState } from 'react';
import { parsePreference, resolveTheme, type Theme, type ThemePreference } from './resolve-theme.ts';

/** Logging out clears localStorage, and with it this choice: the next person on the device starts from the system's theme. */
const KEY = 'tema';
const CHANGED = 'corre:tema';
const CLOCK_MS = 60_000;

export type ThemeOptions = {
  /** the courier: dark by system or after 18:00 */
  nightByClock?: boolean;
};

function readPreference(): ThemePreference {
  try {
    return parsePreference(localStorage.getItem(KEY));
  } catch {
    // Storage may be forbidden (private windows of some browsers); the system's theme is a good answer then.
    return 'sistema';
  }
}

function currentTheme(nightByClock: boolean): Theme {
  const systemDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  return resolveTheme(readPreference(), { systemDark, hour: new Date().getHours(), nightByClock });
}

/** Puts the theme on <html>. Called in an app's main.tsx before the first render, so that nothing flashes. */
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
    // See readPreference: without storage the choice lasts as long as the page.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Keeps the theme on <html> in step with the system, other tabs and the clock; `seen` hears of it. Draws nothing, so that a page can be drawn where there is no browser. */
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

/** The theme and the choice behind it, kept on <html>. */
export function useTheme({ nightByClock = false }: ThemeOptions = {}) {
  const [preference, setPreference] = useState(readPreference);
  const [theme, setTheme] = useState(() => currentTheme(nightByClock));
  useKeptTheme({ nightByClock }, (next) => {
    setPreference(readPreference());
    setTheme(next);
  });
  return { preference, theme, setPreference: store };
}
