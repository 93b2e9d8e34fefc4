import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Bank, type BankOptions } from './bank.ts';
import { type Authority, createAuthority, type KeyPair } from './certificates.ts';
import type { Receiver } from './context.ts';
import { type BankServer, serveBank } from './serve-bank.ts';

/** A running bank with what its client needs. */
export interface OpenBank {
  /** the bank of the moment: another object after `dieAndReturn` */
  readonly bank: Bank;
  readonly server: BankServer;
  authority: Authority;
  /** the client's certificate */
  client: KeyPair;
  /** the variables that connect Corre to this bank */
  env: Record<string, string>;
  /** Kills the bank in the middle of everything, and opens it again from its journal on the same port. */
  dieAndReturn(): Promise<void>;
  close(): Promise<void>;
}

export interface OpenOptions extends Omit<BankOptions, 'client' | 'callbacks' | 'journalPath' | 'receiver'> {
  /** where the certificates and the journal lie */
  folder: string;
  receiver: Receiver;
  /** where callbacks go without TLS, to this machine only */
  semTls?: boolean;
  callbacks?: Omit<BankOptions['callbacks'], 'identidade'>;
}

/** Opens a bank on a free port of this machine: makes its authority and certificates, reads its journal, listens. */
export async function openBank({ folder, semTls = false, callbacks, ...options }: OpenOptions): Promise<OpenBank> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const authority = await createAuthority('Autoridade do banco');
  const [own, caller, client] = await Promise.all([
    authority.server('Banco'),
    authority.client('Banco'),
    authority.client('Corre'),
  ]);
  const credentials = { client_id: 'corre', client_secret: randomBytes(24).toString('base64url') };
  const bankOptions: BankOptions = {
    ...options,
    client: credentials,
    journalPath: join(folder, 'livro.jsonl'),
    callbacks: { ...callbacks, identidade: semTls ? null : caller },
  };
  const serve = (bank: Bank, port = 0) => serveBank(bank, { identidade: own, autoridade: authority.cert, port });
  let bank = new Bank(bankOptions);
  let server = await serve(bank);

  const file = async (name: string, text: string) => {
    const path = join(folder, name);
    await writeFile(path, text, { mode: 0o600 });
    return path;
  };
  return {
    get bank() {
      return bank;
    },
    get server() {
      return server;
    },
    authority,
    client,
    env: {
      PIX_URL: server.url,
      PIX_CLIENT_ID: credentials.client_id,
      PIX_CLIENT_SECRET: credentials.client_secret,
      PIX_CERTIFICADO: await file('cliente.pem', client.cert),
      PIX_CHAVE_PRIVADA: await file('cliente.key', client.key),
      PIX_CA: await file('autoridade.pem', authority.cert),
    },
    async dieAndReturn() {
      const { port } = server;
      await server.kill();
      bank = bank.reopened(bankOptions);
      server = await serve(bank, port);
    },
    close: () => server.kill(),
  };
}
