import { AGENTE_DA_CIDADE, APARELHO_DA_CIDADE } from '@corre/contract/demonstracao/cidade-regras.ts';

/** The order matters, because most browsers also name Chrome, Safari or both. */
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

/** For a client without a known `User-Agent`. */
export const APARELHO_DESCONHECIDO = 'Aparelho desconhecido';

/**
 * Returns the device of a `User-Agent` in words for its owner: 'Chrome no Android'. The header itself is not stored,
 * because its versions and models would identify people [aparelhos].
 */
export function aparelhoDe(agente: string | undefined): string {
  if (!agente) return APARELHO_DESCONHECIDO;
  if (agente === AGENTE_DA_CIDADE) return APARELHO_DA_CIDADE;
  const sistema = achar(SISTEMAS, agente);
  const navegador = achar(NAVEGADORES, agente);
  if (!sistema && !navegador) return APARELHO_DESCONHECIDO;
  return [navegador ?? 'Navegador', sistema].filter(Boolean).join(' ');
}
