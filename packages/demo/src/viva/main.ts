import { createDraw } from '../draw.ts';
import { Cidade } from './town.ts';

/**
 * The town's process: `main.ts <address of the API> <its UUID>`. It is a child of the process that serves the
 * demonstration, and ends with it: a closed channel says that the parent is gone, however it ended.
 */
const [base, quem] = process.argv.slice(2);
if (base === undefined || quem === undefined || process.send === undefined) {
  process.stderr.write('A cidade de demonstração começa com o npm start, e não sozinha.\n');
  process.exit(1);
}
process.on('disconnect', () => process.exit(0));
await new Cidade(base, quem, createDraw(Date.now() % 2 ** 31), new AbortController().signal).viver();
