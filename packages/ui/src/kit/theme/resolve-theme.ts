/** What the person chose; `sistema` follows the device (and, for the courier, the clock). */
export type ThemePreference = 'claro' | 'escuro' | 'sistema';
export type Theme = 'light' | 'dark';

/** Hours of the device's clock between which the courier's panel is dark: couriers ride at night. */
const NIGHT_STARTS_HOUR = 18;
const NIGHT_ENDS_HOUR = 6;

type Circumstances = {
  /** `prefers-color-scheme: dark` */
  systemDark: boolean;
  /** 0–23 on the device's clock */
  hour: number;
  /** the courier's rule: dark by system or after 18:00 */
  nightByClock: boolean;
};

/** The theme to draw. A choice always wins; without one the system decides, and the clock may only darken. */
export function resolveTheme(preference: ThemePreference, { systemDark, hour, nightByClock }: Circumstances): Theme {
  if (preference === 'claro') return 'light';
  if (preference === 'escuro') return 'dark';
  const night = nightByClock && (hour >= NIGHT_STARTS_HOUR || hour < NIGHT_ENDS_HOUR);
  return systemDark || night ? 'dark' : 'light';
}

/** A stored text as a preference; anything unknown is `sistema`. */
export function parsePreference(stored: string | null): ThemePreference {
  return stored === 'claro' || stored === 'escuro' ? stored : 'sistema';
}
