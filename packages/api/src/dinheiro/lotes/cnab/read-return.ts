import type { Field } from './field.ts';
import type { Layout, Span } from './layout.ts';
import { occurrencesIn, outcomeOf } from './occurrences.ts';

/** Thrown if the file is not a valid return file. The message is Portuguese and says why. */
export class InvalidReturn extends Error {}

/** The bank's answer to one payment. */
export interface Answered {
  seu_numero: string;
  centavos: number;
  ocorrencias: string[];
  /** the bank's own number of the payment, empty if there is none */
  numero_do_banco: string;
  /** the result of `ocorrencias`, which come from the lot header if the record has none */
  resultado: 'pago' | 'recusado' | null;
}

export interface ReturnFile {
  banco: string;
  empresa_documento: string;
  respostas: Answered[];
}

const LENGTH = 240;
/** Some banks put this character after the last line. */
const END_OF_FILE = '\u001A';

/** Positions of the record type and, in details, of the segment. They are the same in every CNAB 240 layout. */
const TYPE: Span = [8, 8];
const SEGMENT: Span = [14, 14];

const cut = (line: string, [from, to]: Span): string => line.slice(from - 1, to);

/** Returns the trimmed text of a layout's named field in a line. */
function read<Name extends string>(fields: readonly Field<Name>[], name: Name, line: string): string {
  const field = fields.find(({ value }) => 'name' in value && value.name === name);
  if (!field) throw new Error(`the layout has no field ${name}`);
  return cut(line, [field.from, field.to]).trim();
}

function readNumber<Name extends string>(fields: readonly Field<Name>[], name: Name, line: string): number {
  const text = read(fields, name, line);
  if (!/^\d+$/.test(text)) throw new InvalidReturn(`O arquivo tem '${text}' onde deveria haver um número.`);
  return Number(text);
}

function linesOf(text: string): string[] {
  const lines = text
    .replaceAll(END_OF_FILE, '')
    .replace(/[\r\n]+$/, '')
    .split(/\r?\n/);
  for (const [i, line] of lines.entries()) {
    if (line.length === LENGTH) continue;
    throw new InvalidReturn(
      `A linha ${i + 1} tem ${line.length} caracteres. Um arquivo CNAB 240 tem ${LENGTH} em cada.`,
    );
  }
  return lines;
}

/**
 * Returns the refusal codes of a lot header, which apply to all its payments. Other codes of the header say nothing
 * about a single payment.
 */
const refusalOfLot = (codes: string[]): string[] => (outcomeOf(codes).outcome === 'recusado' ? codes : []);

function readAnswer(layout: Layout, line: string, ofLot: string[]): Answered {
  const own = occurrencesIn(cut(line, layout.answer.occurrences));
  const ocorrencias = own.length > 0 ? own : ofLot;
  const seu_numero = read(layout.segmentA, 'seu_numero', line);
  const { outcome, contradictory } = outcomeOf(ocorrencias);
  if (contradictory) {
    throw new InvalidReturn(`As ocorrências ${ocorrencias.join(', ')} do pagamento ${seu_numero} se contradizem.`);
  }
  const centavos = readNumber(layout.segmentA, 'centavos', line);
  const numero_do_banco = cut(line, layout.answer.bankNumber).trim();
  return { seu_numero, centavos, ocorrencias, numero_do_banco, resultado: outcome };
}

/** Reads one lot from its header to its trailer, both included. Throws if count or sum in the trailer do not match. */
function readLot(layout: Layout, lines: readonly string[]): { respostas: Answered[]; used: number } {
  const size = lines.findIndex((line) => cut(line, TYPE) === '5') + 1;
  const [start = '', ...rest] = lines.slice(0, size);
  if (size === 0 || cut(start, TYPE) !== '1') throw new InvalidReturn('O arquivo tem um lote sem começo ou sem fim.');
  const end = rest.at(-1) ?? '';
  const ofLot = refusalOfLot(occurrencesIn(cut(start, layout.answer.occurrences)));
  const respostas = rest
    .filter((line) => cut(line, TYPE) === '3' && cut(line, SEGMENT) === 'A')
    .map((line) => readAnswer(layout, line, ofLot));
  const soma = respostas.reduce((sum, { centavos }) => sum + centavos, 0);
  if (readNumber(layout.lotEnd, 'registros', end) !== size || readNumber(layout.lotEnd, 'soma', end) !== soma) {
    throw new InvalidReturn('Os totais do lote não batem com os pagamentos dele. O arquivo foi alterado ou cortado.');
  }
  return { respostas, used: size };
}

/**
 * Reads the bank's return to a file of this layout and returns the answer to every payment. It checks lengths, counts
 * and sums. Records that the layout does not know, for example Z (the bank's receipt), count but are skipped. Throws
 * `InvalidReturn`.
 */
export function readReturn(layout: Layout, text: string): ReturnFile {
  const lines = linesOf(text);
  const start = lines[0] ?? '';
  const end = lines.at(-1) ?? '';
  if (cut(start, TYPE) !== '0' || cut(end, TYPE) !== '9') {
    throw new InvalidReturn('O arquivo não começa ou não termina como um CNAB 240.');
  }
  const kind = cut(start, layout.answer.kind);
  if (kind === '1') throw new InvalidReturn('Este é o arquivo de remessa. Envie o arquivo de retorno do banco.');
  if (kind !== '2') throw new InvalidReturn('O arquivo não se diz um arquivo de retorno.');
  const respostas: Answered[] = [];
  let used = 1;
  let lots = 0;
  for (; used < lines.length - 1; lots += 1) {
    const lot = readLot(layout, lines.slice(used, -1));
    respostas.push(...lot.respostas);
    used += lot.used;
  }
  if (
    readNumber(layout.fileEnd, 'lotes', end) !== lots ||
    readNumber(layout.fileEnd, 'registros', end) !== lines.length
  ) {
    throw new InvalidReturn('Os totais do arquivo não batem com as linhas dele. O arquivo foi alterado ou cortado.');
  }
  return {
    banco: read(layout.fileStart, 'banco', start),
    empresa_documento: read(layout.fileStart, 'empresa_documento', start),
    respostas,
  };
}
