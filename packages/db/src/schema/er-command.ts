/** `npm run er` draws the diagram of docs/architecture.md from the entities. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { initOrm } from '../orm.ts';
import { erDiagram, withDiagram } from './er-diagram.ts';

const file = path.resolve(import.meta.dirname, '../../../../docs/architecture.md');
// the metadata is enough: nothing is connected to
const orm = await initOrm({ url: 'postgresql://nobody@localhost/none' });
await writeFile(file, withDiagram(await readFile(file, 'utf8'), erDiagram(orm)));
await orm.close(true);
