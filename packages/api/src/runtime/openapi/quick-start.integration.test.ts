import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { criarChave } from '@corre/testing/harness/keys.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const LOJA = 'Açaí & Cia';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** Returns the shell lines of /api/docs with their first three values filled in. */
async function linhasDaPagina(chave: string): Promise<string> {
  const html = await (await fetch(`${api.base}/api/docs`)).text();
  const [, linhas = ''] = /<pre[^>]*>(KEY=.*?)<\/pre>/s.exec(html) ?? [];
  const text = linhas
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  return text
    .replace(/^CORRE=.*$/m, `CORRE='${api.base}'`)
    .replace(/^KEY=.*$/m, `KEY=${chave}`)
    .replace(/^LOJA=.*$/m, `LOJA='${encodeURIComponent(LOJA)}'`);
}

it('the first lines of /api/docs do what they say when they are pasted into a shell', async () => {
  const { chave } = await criarChave(await api.novo.comercio(LOJA));
  const { stdout, stderr } = await run('sh', ['-c', await linhasDaPagina(chave)]);
  expect(stderr).toBe('');
  const [quem = '', pedida = '', lidas = '', cancelada = ''] = stdout.trim().split('\n');
  expect(JSON.parse(quem)).toMatchObject({ user_type: 'comercio', nome: LOJA });
  const [id] = JSON.parse(pedida).solicitacao_ids;
  expect(JSON.parse(lidas)).toMatchObject([{ id, status: 'aguardando', agendada: true }]);
  expect(JSON.parse(cancelada)).toEqual({ message: 'Solicitação cancelada' });
});

it('with a test key they create nothing, so there is nothing to cancel, as the page says', async () => {
  const { chave } = await criarChave(await api.novo.comercio(`${LOJA} 2`), { ambiente: 'teste' });
  const linhas = (await linhasDaPagina(chave)).replace(encodeURIComponent(LOJA), encodeURIComponent(`${LOJA} 2`));
  const { stdout } = await run('sh', ['-c', linhas]);
  const [, pedida = '', lidas = '', cancelada = ''] = stdout.trim().split('\n');
  expect(JSON.parse(pedida)).toMatchObject({ teste: true, solicitacao_ids: [expect.any(Number)] });
  expect(JSON.parse(lidas)).toEqual([]);
  expect(JSON.parse(cancelada).detail).toBe('Solicitação não encontrada');
});
