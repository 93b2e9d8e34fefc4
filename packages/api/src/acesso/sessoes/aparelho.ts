/** Order matters: most browsers also claim to be Chrome, Safari or both. */
const NAVEGADORES: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SISTEMAS: [RegExp, string][] = [
  [/\biPhone\b/, 'no iPhone'],
  [/\biPad\b/, 'no iPad'],
  [/\bAndroid\b/, 'no Android'],
  [/\bCrOS\b/, 'no Chromebook'],
  [/\bWindows\b/, 'no Windows'],
  [/\bMac OS X\b/, 'no Mac'],
  [/\bLinux\b/, 'no Linux'],
];

const achar = (lista: [RegExp, string][], agente: string) => lista.find(([sinal]) => sinal.test(agente))?.[1];

/** Said of a client that does not tell what it is. */
export const APARELHO_DESCONHECIDO = 'Aparelho desconhecido';

/**
 * The device of a `User-Agent`, in words that its owner knows: 'Chrome no Android'. The header itself, with its versions and
 * models, is kept nowhere: it would tell people apart (docs/decisions/0017-sessions-list-and-passwords.md).
 */
export function aparelhoDe(agente: string | undefined): string {
  if (!agente) return APARELHO_DESCONHECIDO;
  const sistema = achar(SISTEMAS, agente);
  const navegador = achar(NAVEGADORES, agente);
  if (!sistema && !navegador) return APARELHO_DESCONHECIDO;
  return [navegador ?? 'Navegador', sistema].filter(Boolean).join(' ');
}
