import { parseArgs } from 'node:util';
import { z } from 'zod';
import { exampleOf, type ProxySettings } from './settings.ts';

/** Thrown for wrong options. The message has one Portuguese line for each. */
export class InvalidSettings extends Error {}

const options = {
  instance: { type: 'string', default: 'corre' },
  mode: { type: 'string' },
  host: { type: 'string' },
  api: { type: 'string', multiple: true },
  apps: { type: 'string' },
  'well-known': { type: 'string' },
  certificate: { type: 'string' },
  key: { type: 'string' },
  listen: { type: 'string', multiple: true },
  https: { type: 'string' },
  http: { type: 'string' },
  brotli: { type: 'boolean' },
  trusted: { type: 'string', multiple: true },
  calls: { type: 'string' },
  open: { type: 'string' },
  'bank-ca': { type: 'string' },
  out: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** No character that ends a directive or begins a block, because the value goes into the file unquoted. */
const plain = z.string().regex(/^[^\s;{}"'$\\]+$/, 'tem um caractere que não pode estar na configuração');
const folder = plain.regex(/^\//, 'deve ser um caminho desde a raiz');
const port = z.coerce
  .number({ error: 'deve ser uma porta' })
  .int()
  .min(1, 'deve ser uma porta')
  .max(65_535, 'deve ser uma porta');

const count = z.coerce.number({ error: 'deve ser um número' }).int().min(1, 'deve ser no mínimo 1');

const schema = z.object({
  instance: z
    .string()
    .regex(/^[a-z][a-z0-9]{0,19}$/, 'deve ser uma palavra de até 20 letras minúsculas e algarismos, como londrina'),
  mode: z.enum(['path', 'subdomain'], { error: 'deve ser path ou subdomain' }),
  host: plain.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'deve ser um nome como corre.example'),
  api: z.array(plain.regex(/:\d+$/, 'deve ser endereço:porta')).min(1),
  apps: folder,
  'well-known': folder,
  certificate: folder,
  key: folder,
  listen: z.array(plain).min(1),
  https: port,
  http: port,
  brotli: z.boolean(),
  trusted: z.array(plain),
  calls: count,
  open: count,
  'bank-ca': folder.optional(),
});

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new InvalidSettings(`Opção desconhecida ou sem valor: ${error instanceof Error ? error.message : error}`);
  }
}

interface Asked {
  /** nginx, systemd or another kind of file */
  kind: string | undefined;
  out: string | undefined;
  help: boolean;
  settings: ProxySettings;
}

/** Parses the options of `npm run deploy:conf`. Missing options have the values of the example in deploy/. */
export function readSettings(args: string[]): Asked {
  const { values, positionals } = parse(args);
  const { out, help = false, ...given } = values;
  const example = exampleOf(given.instance);
  const result = schema.safeParse({ ...example, 'well-known': example.wellKnown, ...given });
  if (!result.success) {
    throw new InvalidSettings(
      result.error.issues.map(({ path, message }) => `--${path[0]?.toString()} ${message}`).join('\n'),
    );
  }
  const { 'well-known': wellKnown, 'bank-ca': bankCa, ...rest } = result.data;
  return { kind: positionals[0], out, help, settings: { ...rest, wellKnown, bankCa } };
}
