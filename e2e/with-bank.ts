import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PIX_WEBHOOK_PATH } from '@corre/contract/web-paths.ts';
import { type OpenBank, openBank } from '@corre/demo/bank/open-bank.ts';
import { type Product, startProduct } from './harness.ts';

/** The company's PIX key. */
export const CHAVE = '7d9f0335-8dcc-4054-9bf9-0dbd61d36906';
const SEGREDO = 'um-segredo-de-teste-com-trinta-e-dois-sinais';

export interface WithBank {
  product: Product;
  open: OpenBank;
  stop(): Promise<void>;
}

/** Starts the product beside the bank of the demonstration, which calls the webhook by itself. */
export async function startWithBank(env: Record<string, string>): Promise<WithBank> {
  const folder = await mkdtemp(path.join(tmpdir(), 'corre-banco-'));
  const open = await openBank({
    folder,
    receiver: {
      nome: 'Corre Entregas',
      cnpj: '11222333000181',
      logradouro: 'Avenida Brasil, 100',
      cidade: 'Maringá',
      uf: 'PR',
      cep: '87013000',
      chaves: [CHAVE],
    },
    semTls: true,
    devolucao: () => 'DEVOLVIDO',
  });
  const company = { EMPRESA_PIX_TIPO_CHAVE: 'aleatoria', EMPRESA_PIX_CHAVE: CHAVE, PIX_WEBHOOK_SEGREDO: SEGREDO };
  const close = async () => {
    await open.close();
    await rm(folder, { recursive: true, force: true });
  };
  const product = await startProduct({
    env: { ...open.env, ...company, PIX_VARREDURA_SEGUNDOS: '5', ...env },
  }).catch(async (error) => {
    await close();
    throw error;
  });
  const stopped = new AbortController();
  open.bank.callbacks.register(CHAVE, { webhookUrl: `${product.baseUrl}${PIX_WEBHOOK_PATH}/${SEGREDO}` });
  open.bank.callbacks.run(stopped.signal);
  return {
    product,
    open,
    async stop() {
      stopped.abort();
      await product.stop();
      await close();
    },
  };
}
