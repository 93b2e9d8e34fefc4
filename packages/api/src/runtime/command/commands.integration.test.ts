import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@corre/db/embedded/free-port.ts';
import { createTestDatabase, type TestDatabase } from '@corre/db/test-database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const runtime = path.resolve(import.meta.dirname, '..');
let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'corre-comandos-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const inside = (name: string) => path.join(folder, name);

/** Runs a command as its release does, with a database in its environment only if `env` has one. */
async function run(entry: string, args: string[], env: Record<string, string> = {}) {
  const { DATABASE_URL: _, DATABASE_LISTEN_URL: __, CHAVE_DADOS: ___, ...rest } = process.env;
  const child = spawn(process.execPath, [path.join(runtime, entry), ...args], {
    env: { ...rest, DATA_DIR: inside('dados'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [said, complained] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (part) => (said += part));
  child.stderr.setEncoding('utf8').on('data', (part) => (complained += part));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said, complained };
}

/** Every command that works on the product's database. */
const COMMANDS: [name: string, entry: string, args: string[]][] = [
  ['migrate', 'migrate-cli.ts', []],
  ['migrate --ver', 'migrate-cli.ts', ['--ver']],
  ['backup', 'backup/backup-cli.ts', ['backup', '--para', 'copias']],
  ['banco copiar', 'backup/backup-cli.ts', ['banco', 'copiar', '--para', 'postgresql://localhost/outro']],
  ['conta', 'conta-cli.ts', ['listar']],
];

/** Expects one line without a stack trace. */
const sentence = (text: string) => {
  expect(text).not.toMatch(/^\s+at |Error:/m);
  return text.trim();
};

describe.each(COMMANDS)('%s', (_, entry, args) => {
  it('chooses no database by itself: without DATABASE_URL it says what to say, and makes nothing', async () => {
    const { code, said, complained } = await run(entry, args);
    expect([code, said]).toEqual([1, '']);
    expect(sentence(complained)).toMatch(
      /^Falta DATABASE_URL\. .*--env \/etc\/corre\/api\.env\. .*pasta \/.*dados\), diga --embedded\. Nada foi feito\.$/,
    );
    expect(existsSync(inside('dados'))).toBe(false);
  });

  it('has the environment of the service from its file, before that of the shell', async () => {
    const file = inside('api.env');
    // Without the quotes, a shell would end the value at the `&` and run it in the background.
    const address = `${database.url}?sslmode=disable&application_name=servico`;
    await writeFile(file, `# o serviço\nDATABASE_URL="${address}"\nCHAVE_DADOS="${'0'.repeat(64)}"\nMIGRAR="nunca"\n`);
    const { complained } = await run(entry, [...args, '--env', file], {
      DATABASE_URL: 'postgresql://nenhum.invalid/x',
    });
    expect(complained).not.toMatch(/Falta DATABASE_URL|não responde/);
  });
});

/** Returns the error line of the command that lists accounts. */
async function complaint(args: string[], env: Record<string, string> = {}): Promise<string> {
  const { code, complained } = await run('conta-cli.ts', ['listar', ...args], env);
  expect(code).toBe(1);
  return sentence(complained);
}

it('nobody is told of two databases, nor of half a file', async () => {
  const file = inside('outro.env');
  expect(await complaint(['--embedded'], { DATABASE_URL: database.url })).toContain(
    'tire um dos dois. Nada foi feito.',
  );
  await writeFile(file, 'DATABASE_URL="postgresql://x\n');
  expect(await complaint(['--env', file])).toBe(`${file}: linha 1: uma aspa foi aberta e não fechada`);
  expect(await complaint(['--env', inside('nenhum.env')])).toMatch(/nenhum\.env não existe$/);
  expect(await complaint(['--nada'])).toMatch(/^Opção desconhecida\./);
});

it('one line says that nobody answers, that the database is not there, and that the password is wrong', async () => {
  const changed = (change: (url: URL) => void) => {
    const url = new URL(database.url);
    change(url);
    return { DATABASE_URL: url.href };
  };
  const port = String(await freePort());
  expect(
    await complaint(
      [],
      changed((url) => (url.port = port)),
    ),
  ).toBe('O banco de dados não responde. Confira o endereço e se o PostgreSQL está no ar.');
  expect(
    await complaint(
      [],
      changed((url) => (url.pathname = '/nenhum')),
    ),
  ).toContain('Crie-o (createdb)');
  const refused = await complaint(
    [],
    changed((url) => (url.password = 'errada')),
  );
  expect(refused).toContain('O PostgreSQL recusou a entrada: confira usuário, senha');
  expect(refused).not.toContain('errada');
});

it('the embedded database of npm start is there for who asks for it, and is not made by a copy', async () => {
  const dados = { DATA_DIR: inside('embutido') };
  const copy = ['backup', '--para', inside('copias'), '--embedded', '--vazio'];
  const none = await run('backup/backup-cli.ts', copy, dados);
  expect([none.code, sentence(none.complained)]).toEqual([1, expect.stringContaining('não tem um banco embutido')]);
  expect(existsSync(inside('embutido'))).toBe(false);

  expect(await run('migrate-cli.ts', ['--embedded'], dados)).toMatchObject({ code: 0, complained: '' });
  expect((await run('backup/backup-cli.ts', copy, dados)).said).toContain('Cópia pronta em');
  expect(await readdir(inside('copias'))).toHaveLength(1);
  expect((await run('conta-cli.ts', ['listar', '--embedded'], dados)).code).toBe(0);
});

it('a command that needs the data key asks for it and makes none', async () => {
  const { code, complained } = await run('conta-cli.ts', ['exportar', 'admin', 'admin'], {
    DATABASE_URL: database.url,
  });
  expect([code, sentence(complained)]).toEqual([1, expect.stringContaining('Falta a chave dos dados (CHAVE_DADOS')]);
  expect(existsSync(inside('dados'))).toBe(false);
});

it('a folder that cannot be written to is named, and leaves the way out', async () => {
  const closed = inside('fechada');
  await writeFile(closed, '');
  await chmod(closed, 0o400);
  const args = ['backup', '--para', path.join(closed, 'copias'), '--vazio'];
  const { code, complained } = await run('backup/backup-cli.ts', args, { DATABASE_URL: database.url });
  expect([code, sentence(complained)]).toEqual([1, `Isto não é uma pasta: ${path.join(closed, 'copias')}`]);
});
