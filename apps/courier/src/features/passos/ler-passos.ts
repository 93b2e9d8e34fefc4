import { STATUS_ANTERIOR } from '@corre/contract/solicitacoes/regras.ts';
import { MARCOS_DO_ENTREGADOR, MOTIVOS_PROBLEMA } from '@corre/contract/vocabulario.ts';
import type { Passo, Prova } from './passo.ts';

type Lido = Record<string, unknown>;

const isTextOrNull = (valor: unknown): valor is string | null => valor === null || typeof valor === 'string';
const isTextOrMissing = (valor: unknown): boolean => valor === undefined || typeof valor === 'string';
const isObject = (valor: unknown): valor is Lido => typeof valor === 'object' && valor !== null;

const isProva = (valor: unknown): valor is Prova =>
  isObject(valor) && isTextOrNull(valor.codigo) && isTextOrNull(valor.recebedor) && typeof valor.foto === 'boolean';

const isStatus = (valor: unknown): boolean => typeof valor === 'string' && valor in STATUS_ANTERIOR;
const isMarco = (valor: unknown): boolean => MARCOS_DO_ENTREGADOR.some((marco) => marco === valor);
const isMotivo = (valor: unknown): boolean => MOTIVOS_PROBLEMA.some((motivo) => motivo === valor);

const IS_OF_KIND: Record<Passo['tipo'], (lido: Lido) => boolean> = {
  etapa: ({ novo_status, paradas, prova }) =>
    isStatus(novo_status) &&
    Array.isArray(paradas) &&
    paradas.every((id) => typeof id === 'number') &&
    (prova === undefined || isProva(prova)),
  marco: ({ marco, codigo }) => isMarco(marco) && isTextOrMissing(codigo),
  problema: ({ motivo, mensagem, foto }) =>
    isMotivo(motivo) && typeof mensagem === 'string' && typeof foto === 'boolean',
};

/** Checked by hand: a schema library would weigh more than the rest of the first screen's logic. */
const isPasso = (valor: unknown): valor is Passo =>
  isObject(valor) &&
  typeof valor.solicitacao_id === 'number' &&
  typeof valor.endereco === 'string' &&
  typeof valor.quando === 'number' &&
  isTextOrMissing(valor.feita_em) &&
  isTextOrMissing(valor.recusa) &&
  (valor.espera === undefined || typeof valor.espera === 'boolean') &&
  (valor.tipo === 'etapa' || valor.tipo === 'marco' || valor.tipo === 'problema') &&
  IS_OF_KIND[valor.tipo](valor);

/** Converts a step or milestone stored by the previous version, which used keys of its own. */
function fromFormerVersion(valor: unknown): unknown {
  if (!isObject(valor)) return null;
  const { tipo: marco, ...rest } = valor;
  return 'novo_status' in valor
    ? { ...valor, tipo: 'etapa', endereco: '', paradas: [valor.solicitacao_id] }
    : { ...rest, tipo: 'marco', marco, endereco: '' };
}

function parsedList(text: string | null): unknown[] {
  try {
    const lidos: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(lidos) ? lidos : [lidos];
  } catch {
    return [];
  }
}

export const STORAGE_KEY = 'passos_guardados';
/** Keys of the previous version: a phone may be updated while steps wait on it. */
const CHAVES_ANTERIORES = ['etapa_guardada', 'marcos_guardados'];

/** Returns the steps in the browser's storage, in the order of the taps. Skips values that are not valid steps. */
export function readPassos(): Passo[] {
  const anteriores = CHAVES_ANTERIORES.flatMap((chave) => parsedList(localStorage.getItem(chave)))
    .map(fromFormerVersion)
    .filter(isPasso)
    .sort((a, b) => a.quando - b.quando);
  return [...anteriores, ...parsedList(localStorage.getItem(STORAGE_KEY)).filter(isPasso)];
}

/** Stores the steps and removes the keys of the previous version. */
export function storePassos(passos: readonly Passo[]): void {
  if (passos.length > 0) localStorage.setItem(STORAGE_KEY, JSON.stringify(passos));
  else localStorage.removeItem(STORAGE_KEY);
  for (const chave of CHAVES_ANTERIORES) localStorage.removeItem(chave);
}
