const NAMES: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Celular Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Computador com Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Computador com Linux'],
];

/** Returns a first name for a passkey of this device, which the person may change. */
export const deviceName = (userAgent = navigator.userAgent): string =>
  NAMES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Este aparelho';
