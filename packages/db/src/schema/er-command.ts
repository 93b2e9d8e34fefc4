/** `npm run er [-- --out file]` draws the diagram of docs/architecture.md from the entities. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { initOrm } from '../orm.ts';
import { erDiagram, withDiagram } from './er-diagram.ts';

const file = path.resolve(import.meta.dirname, '../../../../docs/architecture.md');
const { values } = parseArgs({ options: { out: { type: 'string', default: file } } });
// Only the metadata is needed, so no connection is opened.
const orm = await initOrm({ url: 'postgresql://nobody@localhost/none' });
await writeFile(values.out, withDiagram(await readFile(file, 'utf8'), erDiagram(orm)));
await orm.close(true);
