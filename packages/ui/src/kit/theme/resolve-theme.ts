/** The user's choice. `sistema` follows the device and, for the courier, the clock. */
export type ThemePreference = 'claro' | 'escuro' | 'sistema';
export type Theme = 'light' | 'dark';

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
