import { readFileSync } from 'node:fs';
import { parseStatements } from './migration-syntax.ts';

/*
 * The SQL that MikroORM's entities cannot express: functions, triggers, storage options, first rows. Each subject's
 * folder has its files. `npm run migration` puts the statements that change something into the next migration, so the
 * running product does not read these files. Each statement may run repeatedly.
 */

/** The files that must run before the tables exist, because defaults and generated columns call their functions. */
const BEFORE_TABLES = ['schema/before-tables.sql'] as const;

/** The files that need the tables. A function stands before the functions in SQL that call it. */
const AFTER_TABLES = [
  'schema/append-only.sql',
  'configuracoes/taxa.sql',
  'sessoes/fator.sql',
  'custodia/custodia.sql',
  'despacho/praca.sql',
  'despacho/prazos.sql',
  'despacho/trava.sql',
  'despacho/pares.sql',
  'despacho/oferecer.sql',
  'despacho/fila.sql',
  'despacho/rota.sql',
  'despacho/oferta.sql',
  'solicitacoes/solicitacao.sql',
  'solicitacoes/mudanca.sql',
  'solicitacoes/volta.sql',
  'entregadores/localizacao.sql',
  'externo/fatos.sql',
  'comercios/comercio.sql',
  'chat/mensagem.sql',
  'avaliacoes/avaliacao.sql',
  'push/push.sql',
  'entregas/entrega.sql',
  'pagamentos/pagamentos.sql',
  'pagamentos/pix.sql',
  'pagamentos/elo.sql',
  'numeros/numeros.sql',
] as const;

/** All files, in the order in which they run. The paths begin at `packages/db/src`. */
export const SQL_FILES = [...BEFORE_TABLES, ...AFTER_TABLES];

/** Returns the text of one of the files. */
export const sqlOf = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

/** Returns the statements that run before the tables are created. */
export const statementsBeforeTables = (): string[] => BEFORE_TABLES.flatMap((file) => parseStatements(sqlOf(file)));

/** Returns the statements that run after the tables are created. */
export const statementsAfterTables = (): string[] => AFTER_TABLES.flatMap((file) => parseStatements(sqlOf(file)));
