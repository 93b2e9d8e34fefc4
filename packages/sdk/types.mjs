/**
 * `npm run sdk`: writes src/rest.d.ts and src/without-key.ts from docs/openapi.json. `--check` writes nothing and fails
 * where a file is old.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];
const HEAD = '// Written by `npm run sdk` from docs/openapi.json. Do not edit.\n';
const description = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'));

const operations = Object.entries({ ...description.paths, ...description.webhooks }).flatMap(([path, item]) =>
  METHODS.filter((method) => item[method]).map((method) => ({ path, method, operation: item[method] })),
);
const named = (parameter) => description.components.parameters?.[parameter.$ref?.split('/').at(-1)] ?? parameter;

/** Acts that take no Idempotency-Key. Read before the operations lose what the types do not need. */
const withoutKey = operations
  .filter(({ path, method }) => method !== 'get' && path.startsWith('/'))
  .filter(
    ({ operation }) =>
      !(operation.parameters ?? []).some((each) => named(each).name.toLowerCase() === 'idempotency-key'),
  )
  .map(({ path, method }) => `${method.toUpperCase()} ${path}`)
  .sort();

// The client throws one class for all errors and types no headers, so no operation needs a list of them.
for (const { operation } of operations) {
  operation.responses = Object.fromEntries(
    Object.entries(operation.responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, { headers: _, ...answer }]) => [status, answer]),
  );
  if (operation.description?.startsWith(operation.summary)) delete operation.summary;
}
delete description.components.responses;
delete description.components.headers;

const types = astToString(await openapiTS(description, { defaultNonNullable: false }))
  .replace(/\/\*\*\n \* This file was[\s\S]*?\*\/\n/, '')
  // Absent methods, parameters and bodies need no line.
  .replaceAll(/^ +\w+\?: never;\n/gm, '')
  .replaceAll(/^ {8}parameters: \{\n {8}\};\n(?= {8}(?:\/|get|put|post|patch|delete))/gm, '')
  .replaceAll(/\/\*\*\n +\* (@description [^\n]*)\n +\*\//g, '/** $1 */')
  // A named parameter says what it is where it is declared.
  .replaceAll(/^ +\/\*\* @description [^\n]*\n(?= +"?[\w-]+"?\??: components\["parameters"\])/gm, '')
  .replaceAll(/^ +\/\*\* @description Feito\. \*\/\n/gm, '')
  .replaceAll(/^ {8}parameters: \{\n {8}\};\n/gm, '')
  // The client reads no types of headers.
  .replaceAll(/^ +headers: \{\n +\[name: string\]: unknown;\n +\};\n/gm, '')
  // An object with one short member takes one line.
  .replaceAll(/\{\n +([^\n{}*]{1,80};)\n +\};/g, '{ $1 };')
  .replaceAll(/(\d+): \{\n +(content: \{ [^\n{}*]{1,100}; \};)\n +\};/g, '$1: { $2 };')
  .replaceAll('    ', '  ');
const files = {
  'rest.d.ts': `${HEAD}${types}`,
  'without-key.ts': `${HEAD}
/** Acts that take no Idempotency-Key: a second try after a lost answer could do them twice. */
export const WITHOUT_KEY: ReadonlySet<string> = new Set([
${withoutKey.map((each) => `  '${each}',`).join('\n')}
]);
`,
};

for (const [name, text] of Object.entries(files)) {
  const file = new URL(`src/${name}`, import.meta.url);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`packages/sdk/src/${name} is old: npm run sdk`);
    process.exitCode = 1;
  }
}
