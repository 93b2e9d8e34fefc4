import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Receiver } from '@corre/demo/bank/context.ts';
import { type OpenBank, type OpenOptions, openBank } from '@corre/demo/bank/open-bank.ts';

/** The company's random PIX key. */
export const CHAVE = '7d9f0335-8dcc-4054-9bf9-0dbd61d36906';
/** A second key of the same account, which no invoice uses. */
export const OUTRA_CHAVE = '5f84a4c5-c5cb-4599-9f13-7eb4d419dacc';

const RECEIVER: Receiver = {
  nome: 'Corre Entregas Maringá Ltda.',
  cnpj: '11222333000181',
  logradouro: 'Avenida Brasil, 100',
  cidade: 'Maringá',
  uf: 'PR',
  cep: '87013000',
  chaves: [CHAVE, OUTRA_CHAVE],
};

/** Starts a bank for a test, in a folder of its own. Its `env` also names the company's key. */
export async function startBank(options: Partial<OpenOptions> = {}): Promise<OpenBank> {
  const folder = await mkdtemp(join(tmpdir(), 'corre-banco-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const open = await openBank({ folder, receiver: RECEIVER, ...options }).catch(async (error) => {
    await remove();
    throw error;
  });
  const { close } = open;
  open.close = async () => {
    await close();
    await remove();
  };
  Object.assign(open.env, { EMPRESA_PIX_TIPO_CHAVE: 'aleatoria', EMPRESA_PIX_CHAVE: CHAVE });
  return open;
}
