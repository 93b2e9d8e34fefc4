/**
 * The kinds of a telephone. `servico` is a national number without area code (0800, 4004). `local` is a number whose
 * area code is missing.
 */
export type TipoTelefone = 'celular' | 'fixo' | 'servico' | 'exterior' | 'local';

/** A telephone that was read, and the code to type after dialling, or null. */
export interface TelefoneLido {
  tipo: TipoTelefone;
  /** E.164 for Brazil and abroad; the bare digits of a service or of a local number */
  telefone: string;
  localizador: string | null;
}

/** The reason why a text is no telephone, for the person who wrote it. */
export interface TelefoneRecusado {
  recusa: string;
}

/** The area codes of Brazil. Other pairs of digits exist nowhere. */
const DDD = /^(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])/;
/** 0800, 0300 and the like, with six or seven digits more; and 4004-1234 and the like. */
const SERVICO = /^(?:0[3589]00\d{6,7}|(?:300\d|400\d|4020|4062|4090)\d{4})$/;
const FIXO = /^[2-5]\d{7}$/;
const CELULAR = /^9\d{8}$/;

/** A word before the number: 'Tel.: ', 'WhatsApp ', 'tel:'. */
const ROTULO = /^(?:tel(?:efone)?|fone|cel(?:ular)?|whats(?:app)?|zap)\.?\s*:?\s*(?=[+(\d])/iu;
/** The code to type after dialling: 'ID: 8172', 'localizador 8172', 'ramal 12', ',,8172', '#8172'. */
const LOCALIZADOR =
  /[\s(,;/–—-]*(?:(?:id|localizador|loc|c[oó]d(?:igo)?|ramal|ext|pin)[\s.:#nº-]*|[,;pw#*]+\s*)(\d{2,12})[\s)#]*$/iu;
/** Between the digits: blanks, dots, brackets, slashes and every kind of dash. */
const PONTUACAO = /^[\d\s().\-‐-―−/+]+$/u;
/** '0xx44' stands for any operator code. */
const OPERADORA_EM_X = /^(\+?(?:55)?[\s(]*0)[\s-]*x{1,2}[\s-]*/iu;

const INVALIDO = 'Telefone inválido';
const recusado = (motivo: string): TelefoneRecusado => ({ recusa: `${INVALIDO}: ${motivo}` });
const SEM_DDD = 'use DDD e número';

/** Returns area code and number without trunk zero and operator code: '0 41 44 3026-1234' is '4430261234'. */
function semTronco(digitos: string): string {
  if (!digitos.startsWith('0')) return digitos;
  return digitos.length >= 13 ? digitos.slice(3) : digitos.slice(1);
}

type Numero = Omit<TelefoneLido, 'localizador'> | TelefoneRecusado;

function nacional(digitos: string): Numero {
  if (SERVICO.test(digitos)) return { tipo: 'servico', telefone: digitos };
  const completo = semTronco(digitos);
  if (CELULAR.test(completo) || FIXO.test(completo)) return { tipo: 'local', telefone: completo };
  if (completo.length < 10) return recusado(SEM_DDD);
  if (completo.length > 11) return recusado('tem números demais');
  if (!DDD.test(completo)) return recusado(`não existe o DDD ${completo.slice(0, 2)}`);
  const numero = completo.slice(2);
  if (CELULAR.test(numero)) return { tipo: 'celular', telefone: `+55${completo}` };
  if (FIXO.test(numero)) return { tipo: 'fixo', telefone: `+55${completo}` };
  if (numero.length === 9) return recusado('celular tem 9 números e começa por 9');
  return recusado(/^[6-9]/.test(numero) ? 'falta o 9 do celular, depois do DDD' : 'fixo começa por 2, 3, 4 ou 5');
}

/** Reads the digits behind the plus sign. A service keeps its zero: '+55 800 608 1015' is 0800 608 1015. */
function internacional(digitos: string): Numero {
  const doBrasil = /^55(.*)$/.exec(digitos)?.[1];
  if (doBrasil !== undefined) {
    const lido = nacional(/^[3589]00\d{6,7}$/.test(doBrasil) ? `0${doBrasil}` : doBrasil);
    return 'tipo' in lido && lido.tipo === 'local' ? recusado(SEM_DDD) : lido;
  }
  return /^[1-9]\d{6,14}$/.test(digitos) ? { tipo: 'exterior', telefone: `+${digitos}` } : recusado(SEM_DDD);
}

function numeroDe(texto: string): Numero {
  if (!PONTUACAO.test(texto) || texto.lastIndexOf('+') > 0) return recusado('use só números');
  const digitos = texto.replace(/\D/g, '');
  if (texto.startsWith('+')) return internacional(digitos);
  if (digitos.startsWith('00')) return internacional(digitos.slice(2));
  // A number with area code has at most 11 digits, so that 12 and more begin with the country code.
  return digitos.startsWith('55') && digitos.length >= 12 ? internacional(digitos) : nacional(digitos);
}

/**
 * Reads a telephone as people and systems write it: with or without country code, trunk zero ('044'), operator code
 * ('0 41 44', '0xx44'), any punctuation, and a code to type after dialling ('0800 608 1015 ID: 81726354'). A plus sign
 * always begins a country code. A text that is no telephone comes back with the reason.
 */
export function lerTelefone(texto: string): TelefoneLido | TelefoneRecusado {
  const limpo = texto
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(ROTULO, '');
  const [trecho, localizador = null] = LOCALIZADOR.exec(limpo) ?? [];
  const numero = trecho === undefined ? limpo : limpo.slice(0, -trecho.length);
  const lido = numeroDe(
    numero
      .replace(OPERADORA_EM_X, '$1')
      .replace(/^\(\s*(?=\+)/u, '')
      .trim(),
  );
  return 'recusa' in lido ? lido : { ...lido, localizador };
}

/** Reads a telephone of a person or shop in Brazil, in E.164. Services, other countries and extensions are refused. */
export function lerTelefoneDoBrasil(texto: string): { telefone: string } | TelefoneRecusado {
  const lido = lerTelefone(texto);
  if ('recusa' in lido) return lido;
  const { tipo, telefone, localizador } = lido;
  if (tipo === 'local') return recusado(SEM_DDD);
  if (tipo === 'exterior') return recusado('é de outro país. Use um do Brasil, com DDD');
  if (tipo === 'servico') return recusado('0800 e 4004 não servem aqui. Use um com DDD');
  return localizador === null ? { telefone } : recusado('use só o número, sem ramal');
}

/** Returns a Brazilian telephone in E.164 (`+5544999998888`), or null. */
export function normalizeTelefone(texto: string): string | null {
  const lido = lerTelefoneDoBrasil(texto);
  return 'recusa' in lido ? null : lido.telefone;
}

/**
 * Returns one text that a phone can dial: the number, and behind two pauses the code to type. It is stored where a
 * recipient's number has only one column.
 */
export const comLocalizador = (telefone: string, localizador: string | null): string =>
  localizador === null ? telefone : `${telefone},,${localizador}`;
