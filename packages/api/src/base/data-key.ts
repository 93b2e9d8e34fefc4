import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

const ARQUIVO = 'chave-dados';

/**
 * The key of the encrypted columns: `CHAVE_DADOS`, or one generated once into `DATA_DIR/chave-dados` (readable by its
 * owner only). Processes that share a database must share the key (docs/configuration.md).
 */
export async function chaveDosDados(config: Config): Promise<string> {
  if (config.CHAVE_DADOS) return config.CHAVE_DADOS;
  const caminho = join(config.DATA_DIR, ARQUIVO);
  await mkdir(config.DATA_DIR, { recursive: true });
  await writeFile(caminho, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch((erro: unknown) => {
    // another start, or another process a moment ago, made it
    if (!(erro instanceof Error && 'code' in erro && erro.code === 'EEXIST')) throw erro;
  });
  return (await readFile(caminho, 'utf8')).trim();
}
