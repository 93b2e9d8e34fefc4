/** `npm run sbom -- courier api`: writes the bill of materials of each named app to `artifacts/sbom`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appBom } from './app-bom.ts';

const apps = process.argv.slice(2);
if (apps.length === 0) {
  console.error('Uso: npm run sbom -- courier [api …]');
  process.exit(2);
}
const folder = path.resolve('artifacts/sbom');

async function write(app: string): Promise<void> {
  const { version, bom } = await appBom(app);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${app}-${version}.cdx.json`);
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
  console.log(`${path.relative(process.cwd(), file)}: ${bom.components.length} componentes`);
}

try {
  for (const app of apps) await write(app);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
