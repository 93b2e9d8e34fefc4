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

/** The sealed slot of the steps (ADR 0049). */
export const PASSOS_SLOT = 'passos_guardados';

/** Returns the steps of a stored value, in the order of the taps. Skips values that are not valid steps. */
export const passosDe = (valor: unknown): Passo[] => (Array.isArray(valor) ? valor.filter(isPasso) : []);
