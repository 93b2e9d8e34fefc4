/** `npm run sbom -- courier api`: the bill of materials of each app named, into `artifacts/sbom`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appBom } from './app-bom.ts';

const apps = process.argv.slice(2);
if (apps.length === 0) {
  console.error('Uso: npm run sbom -- courier [api …]');
  process.exit(2);
}
const folder = path.resolve('artifacts/sbom');
mkdirSync(folder, { recursive: true });
for (const app of apps) {
  const { version, bom } = await appBom(app);
  const file = path.join(folder, `${app}-${version}.cdx.json`);
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
  console.log(`${path.relative(process.cwd(), file)}: ${bom.components.length} componentes`);
}
