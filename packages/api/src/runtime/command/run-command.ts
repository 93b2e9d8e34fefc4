import { readFileSync } from 'node:fs';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { EmbeddedStartError } from '@corre/db/embedded/error.ts';
import { type Config, InvalidConfig, readConfig } from '../../base/config.ts';
import { refusedDatabase } from '../../base/database-failures.ts';
import { parseEnvFile } from './env-file.ts';

/** The options of every command that works on the database. */
export const ownOptions = {
  env: { type: 'string' },
  embedded: { type: 'boolean', default: false },
  ajuda: { type: 'boolean', short: 'h', default: false },
  help: { type: 'boolean', default: false },
} as const satisfies ParseArgsOptionsConfig;

/** The help text of these options. */
export const OWN_OPTIONS_HELP = `O banco é o de DATABASE_URL:
  --env /etc/corre/api.env   lê o ambiente do serviço deste arquivo, como o systemd o lê; vale mais que o do terminal
  --embedded                 sem DATABASE_URL: o banco embutido da pasta DATA_DIR (.data), que npm start usa`;

/** Writes progress to standard error, because standard output may go into a file. */
export const avisar = (linha: string) => void process.stderr.write(`${linha}\n`);

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

function readEnvFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error ? codeOf(error) : '';
    if (code === 'ENOENT') throw new InvalidConfig(`--env: o arquivo ${file} não existe`);
    if (code === 'EACCES')
      throw new InvalidConfig(`--env: sem permissão para ler ${file}. Rode como root ou como o usuário do serviço.`);
    throw error;
  }
}

/**
 * Returns the configuration of a command. Variables of the service's file (`--env`) replace those of the environment.
 * @throws InvalidConfig
 */
export function configOf(envFile: string | undefined): Config {
  if (envFile === undefined) return readConfig(process.env);
  const text = readEnvFile(envFile);
  try {
    return readConfig({ ...process.env, ...parseEnvFile(text) });
  } catch (error) {
    throw error instanceof InvalidConfig ? new InvalidConfig(`${envFile}: ${error.message}`) : error;
  }
}

/** Names of errors whose Portuguese message is printed unchanged. */
const REFUSALS = new Set(['CopyError', 'MigrationFailedError']);

/** Sentences for file errors, by their code. */
const FILES: Record<string, string> = {
  Z_BUF_ERROR: 'Esta cópia está incompleta: o arquivo foi cortado. Use outra.',
  Z_DATA_ERROR: 'Este arquivo não é uma cópia de segurança do Corre, ou foi danificado.',
  ENOENT: 'O arquivo não existe',
  ENOTDIR: 'Isto não é uma pasta',
  EACCES: 'Sem permissão. Rode como root ou como o usuário do serviço',
  EROFS: 'Esta pasta não deixa escrever. Diga outra',
  ENOSPC: 'O disco está cheio. Libere espaço ou diga outra pasta',
};

/** Returns one line that says what failed and what to do. `refusals` are the command's own errors. */
function explain(error: unknown, refusals: readonly (new (...args: never[]) => Error)[]): string {
  if (!(error instanceof Error)) return `Não foi possível: ${String(error)}`;
  const own = [EmbeddedStartError, InvalidConfig, ...refusals].some((kind) => error instanceof kind);
  if (own || REFUSALS.has(error.name)) return error.message;
  const file = FILES[codeOf(error)];
  if (file !== undefined) return 'path' in error ? `${file}: ${String(error.path)}` : file;
  return refusedDatabase(error) ?? `Não foi possível: ${error.message}`;
}

/** One command for operators. */
export interface Command<Options extends ParseArgsOptionsConfig> {
  help: string;
  options: Options;
  /** the command's own errors, whose message is printed unchanged */
  refusals?: readonly (new (
    ...args: never[]
  ) => Error)[];
}

/** The command line, parsed by `options`. */
type Typed<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>;

/** The exit code for a wrong call, after its help is printed. */
export const MISUSED = 2;

/**
 * Runs a command and sets the exit code. Prints its help if asked, and one Portuguese line on standard error if it
 * fails. `run` returns null for a wrong call.
 */
export async function runCommand<const Options extends ParseArgsOptionsConfig & typeof ownOptions>(
  { help, options, refusals = [] }: Command<Options>,
  run: (typed: Typed<Options>) => Promise<number | null>,
): Promise<void> {
  const say = (code: number) => {
    process.stdout.write(`${help}\n`);
    return code;
  };
  const work = async () => {
    const typed = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
    const asked: Record<string, unknown> = typed.values;
    if (asked.ajuda || asked.help) return say(0);
    return (await run(typed)) ?? say(MISUSED);
  };
  process.exitCode = await work().catch((error: unknown) => {
    const misread = error instanceof Error && codeOf(error).startsWith('ERR_PARSE_ARGS');
    avisar(misread ? `Opção desconhecida.\n\n${help}` : explain(error, refusals));
    return 1;
  });
}
