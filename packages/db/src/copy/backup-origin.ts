import { type BackupEnd, copyLine, END_OF_ROWS, NOTE, TITLE } from './backup-text.ts';
import { Lines } from './lines.ts';
import { type CopiedTable, CopyError, type Manifest, type Origin } from './origin.ts';
import type { TableSum } from './row-sum.ts';

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
