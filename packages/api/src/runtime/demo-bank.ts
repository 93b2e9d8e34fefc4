import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { PIX_WEBHOOK_PATH } from '@corre/contract/web-paths.ts';
import { addressOf } from '@corre/db/lines/address.ts';
import { openCounter } from '@corre/demo/bank/counter.ts';
import { openBank } from '@corre/demo/bank/open-bank.ts';
import { Client } from 'pg';
import type { Config } from '../base/config.ts';
import { onThisMachineOnly, wantsDemo } from '../base/wants-demo.ts';

/** The demonstration's bank beside the process. */
export interface DemoBank {
  /** the page on which a visitor pays */
  url: string;
  /** the variables that connect the process to the bank */
  env: Record<string, string>;
  /** Lets the bank tell its payments to the process at this address. */
  tell(base: string): void;
  close(): Promise<void>;
}

/** The company's PIX key in the demonstration: a random one that exists nowhere else. */
const CHAVE = '7d9f0335-8dcc-4054-9bf9-0dbd61d36906';
const SWEEP_SECONDS = '30';
const LOCAL = new Set(['127.0.0.1', '::1', 'localhost', '']);

function onlyLocalDatabase(url: string | undefined): boolean {
  if (url === undefined) return true;
  const { host = '' } = addressOf(url);
  return LOCAL.has(host) || host.startsWith('/');
}

/**
 * Returns whether the demonstration's accounts are in the database, or will be planted because it has no accounts yet.
 * Returns false while the database does not answer: the process then starts without the bank.
 */
async function holdsDemo(url: string): Promise<boolean> {
  const client = new Client(addressOf(url));
  client.on('error', () => undefined);
  try {
    await client.connect();
    const tables = await client.query("select to_regclass('comercio') is null as missing");
    if (tables.rows[0]?.missing) return true;
    const demo = await client.query(
      `select exists (select from entregador where usuario = 'joao' and ativo)
           or not exists (select from comercio) and not exists (select from funcionario) as demo`,
    );
    return demo.rows[0]?.demo === true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/**
 * Returns whether the demonstration may have a bank: its accounts are those of the demonstration, only this machine
 * reaches the process and the database at `url`, and neither a bank nor a key of a company is configured (ADR 0017).
 */
export const mayHaveDemoBank = async (config: Config, url: string): Promise<boolean> =>
  wantsDemo(config) &&
  onThisMachineOnly(config) &&
  onlyLocalDatabase(config.DATABASE_URL) &&
  config.PIX_URL === undefined &&
  config.EMPRESA_PIX_CHAVE === undefined &&
  holdsDemo(url);

/** Opens the demonstration's bank, whose books lie in `DATA_DIR`, and the page on which a visitor pays. */
export async function openDemoBank({ DATA_DIR, EMPRESA_NOME = 'Corre Entregas', CIDADE }: Config): Promise<DemoBank> {
  const open = await openBank({
    folder: join(DATA_DIR, 'banco-de-demonstracao'),
    receiver: {
      nome: EMPRESA_NOME,
      cnpj: '11222333000181',
      logradouro: 'Avenida Brasil, 100',
      cidade: CIDADE,
      uf: 'PR',
      cep: '87013000',
      chaves: [CHAVE],
    },
    semTls: true,
    devolucao: () => 'DEVOLVIDO',
  });
  const counter = await openCounter(open.bank);
  const secret = randomBytes(24).toString('base64url');
  const stopped = new AbortController();
  return {
    url: counter.url,
    env: {
      ...open.env,
      EMPRESA_PIX_TIPO_CHAVE: 'aleatoria',
      EMPRESA_PIX_CHAVE: CHAVE,
      PIX_WEBHOOK_SEGREDO: secret,
      PIX_VARREDURA_SEGUNDOS: SWEEP_SECONDS,
    },
    tell(base) {
      open.bank.callbacks.register(CHAVE, { webhookUrl: `${base}${PIX_WEBHOOK_PATH}/${secret}` });
      open.bank.callbacks.run(stopped.signal);
    },
    async close() {
      stopped.abort();
      await Promise.all([counter.close(), open.close()]);
    },
  };
}
