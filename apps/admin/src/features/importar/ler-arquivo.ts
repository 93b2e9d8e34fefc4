import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/browser';

/** A sheet as it was read: the headings, and the rows that are not blank with their lines, from 1. */
export interface Planilha {
  cabecalho: string[];
  linhas: { linha: number; celulas: string[] }[];
}

/** The reason why a file cannot be read, as a sentence for the user. */
export class ArquivoRecusado extends Error {}

const ARQUIVO_MAX_BYTES = 5 * 1024 * 1024;

const comecaCom = (bytes: Uint8Array, ...inicio: number[]) => inicio.every((byte, i) => bytes[i] === byte);

/**
 * Returns the text of a CSV file: UTF-8 with or without a byte-order mark, UTF-16 with one, else Windows-1252, which
 * older spreadsheets write and which contains ISO-8859-1.
 */
export function textoDe(bytes: Uint8Array): string {
  if (comecaCom(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const SEPARADORES = [';', '\t', ','] as const;

/** Returns the separator that the headings use most. Values contain commas, headings seldom. */
function separadorDe(texto: string): string {
  const cabecalho = texto.split(/\r?\n/).find((linha) => linha.trim() !== '') ?? '';
  const semAspas = cabecalho.replace(/"[^"]*"/g, '');
  const vezes = (separador: string) => semAspas.split(separador).length;
  return SEPARADORES.reduce<string>((melhor, um) => (vezes(um) > vezes(melhor) ? um : melhor), SEPARADORES[0]);
}

/** Returns the cells of a CSV text. Comma, semicolon or tab separates them. */
export const celulasDoCsv = (texto: string): string[][] =>
  Papa.parse<string[]>(texto, { delimiter: separadorDe(texto) }).data;

const doisDigitos = (numero: number) => String(numero).padStart(2, '0');

/** Returns a cell of a workbook as text. The library gives a date as midnight in UTC. */
function celulaDoExcel(valor: unknown): string {
  if (valor instanceof Date)
    return `${doisDigitos(valor.getUTCDate())}/${doisDigitos(valor.getUTCMonth() + 1)}/${valor.getUTCFullYear()}`;
  return valor === null || valor === undefined ? '' : String(valor);
}

async function celulasDoExcel(bytes: Uint8Array): Promise<string[][]> {
  try {
    const dados = await readSheet(new Blob([bytes.slice()]));
    return dados.map((linha) => linha.map(celulaDoExcel));
  } catch (error) {
    console.error(error);
    throw new ArquivoRecusado('Não deu para ler este Excel. Salve de novo como .xlsx ou como CSV.');
  }
}

const limpa = (celula: string) => celula.replace(/\s+/g, ' ').trim();

/** Returns the headings and the rows. The first row that is not blank has the headings. Throws `ArquivoRecusado`. */
export function montar(celulas: readonly (readonly string[])[]): Planilha {
  const todas = celulas
    .map((linha, i) => ({ linha: i + 1, celulas: linha.map(limpa) }))
    .filter((linha) => linha.celulas.some((celula) => celula !== ''));
  const [primeira, ...linhas] = todas;
  if (!primeira) throw new ArquivoRecusado('A planilha está vazia.');
  if (linhas.length === 0) throw new ArquivoRecusado('A planilha só tem o cabeçalho: faltam as linhas com os dados.');
  return { cabecalho: primeira.celulas, linhas };
}

/** Reads a CSV or .xlsx file. Throws `ArquivoRecusado` with a sentence for anything else. */
export async function lerArquivo(file: Blob): Promise<Planilha> {
  if (file.size > ARQUIVO_MAX_BYTES) throw new ArquivoRecusado('Arquivo grande demais: o limite é 5 MB.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (comecaCom(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new ArquivoRecusado('Este é um Excel antigo (.xls). Salve como .xlsx ou como CSV.');
  if (comecaCom(bytes, 0x50, 0x4b, 0x03, 0x04)) return montar(await celulasDoExcel(bytes));
  const texto = textoDe(bytes);
  if (texto.includes('\0')) throw new ArquivoRecusado('Este arquivo não é uma planilha. Use CSV ou Excel (.xlsx).');
  return montar(celulasDoCsv(texto));
}
