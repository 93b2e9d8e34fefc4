import { columnList, quoted } from './database-origin.ts';
import { Lines } from './lines.ts';
import {
  type CopiedSequence,
  type CopiedTable,
  CopyError,
  type CopyProgress,
  type Manifest,
  type Origin,
} from './origin.ts';
import { RowSum, summing, type TableSum } from './row-sum.ts';

/** The first line of a backup, and the prefix of the lines that `npm run restore` checks. */
export const TITLE =
  '-- Corre: cópia de segurança (npm run restore; ou npm run migrate da mesma versão, e depois psql)';
export const NOTE = '-- ';
/** Ends the rows of a table, as in psql and pg_dump. */
export const END_OF_ROWS = '\\.';

/** The last line of a backup. Without it the backup was interrupted. */
export interface BackupEnd {
  completa: true;
  linhas: number;
  sequencias: CopiedSequence[];
}

export const copyLine = (table: CopiedTable): string => `copy ${quoted(table.nome)} (${columnList(table)}) from stdin;`;

const note = (content: Manifest | TableSum | BackupEnd): string => `${NOTE}${JSON.stringify(content)}\n`;

/**
 * Yields a backup: a script for psql. Its comments carry the manifest, the sum of each table after its rows, and the
 * end. The rows are streamed, not held in memory.
 */
export async function* backupText(origin: Origin, progress: CopyProgress): AsyncGenerator<Buffer> {
  const { manifest } = origin;
  const text = (lines: string) => Buffer.from(lines);
  yield text(`${TITLE}\n${note(manifest)}set client_encoding = 'UTF8';\n${opening(manifest.tabelas)}`);
  let all = 0;
  for (const table of manifest.tabelas) {
    yield text(`${copyLine(table)}\n`);
    const sum = new RowSum();
    for await (const piece of summing(origin.rows(table), sum)) {
      yield piece;
      progress(table.nome, sum.sum.linhas, false);
    }
    yield text(`${END_OF_ROWS}\n${note(sum.sum)}`);
    all += sum.sum.linhas;
    progress(table.nome, sum.sum.linhas, true);
  }
  const sequencias = await origin.sequences();
  yield text(`${closing(manifest.tabelas, sequencias)}${note({ completa: true, linhas: all, sequencias })}`);
}

/**
 * Returns the statements that go before the rows. They disable the triggers, because the copied rows already hold the
 * triggers' results. They delete the rows that migrations inserted.
 */
export const opening = (tables: readonly CopiedTable[]): string =>
  [
    'begin;',
    ...tables.map(({ nome }) => `alter table ${quoted(nome)} disable trigger user;`),
    ...tables.toReversed().map(({ nome }) => `delete from ${quoted(nome)};`),
    '',
  ].join('\n');

export const sequenceStatement = ({ nome, valor, usado }: CopiedSequence): string =>
  `select setval('${quoted(nome).replaceAll("'", "''")}', ${BigInt(valor)}, ${usado});`;

const closing = (tables: readonly CopiedTable[], sequences: readonly CopiedSequence[]): string =>
  [...sequences.map(sequenceStatement), ...tables.map(enableTriggers), 'commit;', ''].join('\n');

export const enableTriggers = ({ nome }: CopiedTable): string => `alter table ${quoted(nome)} enable trigger user;`;

const cut = () =>
  new CopyError('Esta cópia está incompleta: foi interrompida ao ser feita, ou cortada depois. Use outra.');

/** Reads a backup as an `Origin`. Throws `CopyError` when the text is not a backup or ends too early. */
export async function backupOrigin(pieces: AsyncIterable<Buffer>): Promise<Origin> {
  const lines = new Lines(pieces);
  if ((await lines.line()) !== TITLE) throw new CopyError('Este arquivo não é uma cópia de segurança do Corre.');
  const manifest = await noteOf<Manifest>(lines);
  if (manifest.formato !== 1)
    throw new CopyError(
      `O formato ${manifest.formato} desta cópia é de uma versão mais nova do Corre. Restaure com ela.`,
    );
  const sums = new Map<string, TableSum>();
  return {
    manifest,
    rows: (table) => rowsOf(lines, table, sums),
    writtenSum: ({ nome }) => sums.get(nome),
    async sequences() {
      for (let line = await lines.line(); line !== undefined; line = await lines.line())
        if (line.startsWith(NOTE)) return parse<BackupEnd>(line).sequencias;
      throw cut();
    },
  };
}

async function* rowsOf(lines: Lines, table: CopiedTable, sums: Map<string, TableSum>): AsyncGenerator<Buffer> {
  for (let line = await lines.line(); line !== copyLine(table); line = await lines.line())
    if (line === undefined) throw cut();
  yield* lines.linesBefore(END_OF_ROWS, cut());
  sums.set(table.nome, await noteOf<TableSum>(lines));
}

async function noteOf<Content>(lines: Lines): Promise<Content> {
  const line = await lines.line();
  if (line === undefined) throw cut();
  return parse<Content>(line);
}

function parse<Content>(line: string): Content {
  try {
    return JSON.parse(line.slice(NOTE.length));
  } catch {
    throw cut();
  }
}
