import type { CampoDaEmpresa } from '@corre/contract/configuracoes/campos.ts';
import { addressOf } from '@corre/db/lines/address.ts';
import type { z } from 'zod';
import { wrongCompanyKey } from './company.ts';
import { wrongPix } from './pix.ts';
import { configSchema } from './variables.ts';

/**
 * The configuration of a process. `DEFINIDAS` are the names of the variables that the environment sets. What the
 * administrator says in the panel stands in the same object, unless a variable sets it (configuracoes/known-settings.ts).
 */
export type Config = z.output<typeof configSchema> & { readonly DEFINIDAS: ReadonlySet<string> };

/** The part of the configuration that the administrator may say in the panel (ADR 0052). */
export type Ajustavel = Pick<Config, Uppercase<CampoDaEmpresa>>;

/** Returns the environment variable of a field that the administrator may say. */
export const variavelDo = <C extends CampoDaEmpresa>(campo: C): Uppercase<C> => campo.toUpperCase() as Uppercase<C>;

/** Thrown with one Portuguese line per wrong variable. `main.ts` prints it and exits with 1. */
export class InvalidConfig extends Error {}

/**
 * How long the panels need offers, in days. A courier sees this week's offers, and while suspended the refusals before
 * the suspension.
 */
const OFERTAS_EM_USO_DIAS = 8;

/** Returns what is wrong with an address of the database, or null. */
function wrongAddress(name: 'DATABASE_URL' | 'DATABASE_LISTEN_URL', url: string | undefined): string | null {
  try {
    if (url !== undefined) addressOf(url);
    return null;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return `${name}: ${error.message}`;
  }
}

/** Returns what is wrong with a combination of variables, or null. */
function atOdds(config: z.output<typeof configSchema>): string | null {
  const { DATABASE_URL, DATABASE_LISTEN_URL } = config;
  // A truncated environment file looks like this. The embedded database would start beside the real one.
  if (DATABASE_LISTEN_URL !== undefined && DATABASE_URL === undefined)
    return 'DATABASE_LISTEN_URL vem com DATABASE_URL';
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, GUARDAR_TRABALHO_DIAS, SUSPENSAO_HORAS } = config;
  if (!VAPID_PUBLIC_KEY !== !VAPID_PRIVATE_KEY) return 'VAPID_PUBLIC_KEY e VAPID_PRIVATE_KEY vêm juntas';
  const least = Math.ceil(SUSPENSAO_HORAS / 24) + OFERTAS_EM_USO_DIAS;
  return GUARDAR_TRABALHO_DIAS === 0 || GUARDAR_TRABALHO_DIAS >= least
    ? (wrongCompanyKey(config) ?? wrongPix(config))
    : `GUARDAR_TRABALHO_DIAS deve ser 0 ou no mínimo ${least}, para que uma suspensão de SUSPENSAO_HORAS se explique`;
}

/** Reads the environment. An empty variable counts as absent. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = configSchema.safeParse(present);
  if (result.success) {
    const { DATABASE_URL, DATABASE_LISTEN_URL } = result.data;
    const fault =
      wrongAddress('DATABASE_URL', DATABASE_URL) ??
      wrongAddress('DATABASE_LISTEN_URL', DATABASE_LISTEN_URL) ??
      atOdds(result.data);
    if (fault === null) return { ...result.data, DEFINIDAS: new Set(Object.keys(present)) };
    throw new InvalidConfig(`Configuração inválida: ${fault}`);
  }
  const lines = result.error.issues.map(
    ({ path, message }) =>
      `Configuração inválida: ${path.join('.')} ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
  );
  throw new InvalidConfig(lines.join('\n'));
}
