import { acolherNovidades, NOVIDADES_SLOT } from '../novidades/novidades.ts';
import { CHAVE_DOS_PASSOS, CHAVES_ANTERIORES } from '../passos/chaves-antigas.ts';
import { moverFotosAntigas } from '../passos/foto-guardada.ts';
import { passosDe } from '../passos/ler-passos.ts';
import type { Passo } from '../passos/passo.ts';
import { acolherPassos } from '../passos/passos-guardados.ts';

const isObject = (valor: unknown): valor is Record<string, unknown> => typeof valor === 'object' && valor !== null;

/** Converts a step or milestone of the keys before. */
function fromFormerVersion(valor: unknown): unknown {
  if (!isObject(valor)) return null;
  const { tipo: marco, ...rest } = valor;
  return 'novo_status' in valor
    ? { ...valor, tipo: 'etapa', endereco: '', paradas: [valor.solicitacao_id] }
    : { ...rest, tipo: 'marco', marco, endereco: '' };
}

function parsedList(text: string | undefined): unknown[] {
  try {
    const lidos: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(lidos) ? lidos : [lidos];
  } catch {
    return [];
  }
}

const read = (chaves: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    chaves.flatMap((chave): [string, string][] => {
      const text = localStorage.getItem(chave);
      return text === null ? [] : [[chave, text]];
    }),
  );

/** Removes what was moved. A tab of the older release may have stored more meanwhile: that waits for the next start. */
function remove(textos: ReadonlyMap<string, string>): void {
  for (const [chave, text] of textos) if (localStorage.getItem(chave) === text) localStorage.removeItem(chave);
}

/** Returns the steps of these texts, in the order of the taps. */
function passosAntigos(textos: ReadonlyMap<string, string>): Passo[] {
  const anteriores = CHAVES_ANTERIORES.flatMap((chave) => parsedList(textos.get(chave)).map(fromFormerVersion));
  const passos = passosDe(anteriores).sort((a, b) => a.quando - b.quando);
  return [...passos, ...passosDe(parsedList(textos.get(CHAVE_DOS_PASSOS)))];
}

/**
 * Moves what older releases kept in the clear into the sealed store of the account that is open, and then removes it.
 * What the device does not take stays for the next start.
 */
export async function moverAntigos(): Promise<void> {
  const passos = read([...CHAVES_ANTERIORES, CHAVE_DOS_PASSOS]);
  const kept = passos.size > 0 && (await acolherPassos(passosAntigos(passos)));
  // Before the steps are removed: without them nobody knows whose the photos are.
  await moverFotosAntigas();
  if (kept) remove(passos);
  const novidades = read([NOVIDADES_SLOT]);
  if (novidades.size > 0 && (await acolherNovidades(parsedList(novidades.get(NOVIDADES_SLOT))))) remove(novidades);
}
