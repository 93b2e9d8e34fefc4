import { SENHA_INICIAL_COMERCIO } from '@corre/contract/constants.ts';
import { allHeard } from '@corre/db/test-database.ts';
import { type SignedIn, TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { Client } from '@corre/testing/harness/client.ts';
import { NO_LOOKS } from '@corre/testing/harness/quick-looks.ts';
import { sentBy } from '@corre/testing/harness/sent-statements.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../base/password-hash.ts';

let api: TestApi;
let outra: string;
let suporte: SignedIn;

beforeAll(async () => {
  api = await startApi(NO_LOOKS);
  outra = await api.another();
  suporte = await api.novo.funcionario('suporte');
});
afterAll(() => api.close());

const naOutra = ({ cliente }: SignedIn) => new Client(outra, cliente.cookie);
const status = async (cliente: Client) => (await cliente.get('/sessao')).status;
const ouvido = () => allHeard(api.orm.em.fork());

/** Sends requests until both processes know the session. */
async function conhecer(quem: SignedIn): Promise<void> {
  await ouvido();
  for (const cliente of [quem.cliente, naOutra(quem)]) {
    for (let i = 0; i < 2; i += 1) expect(await status(cliente)).toBe(200);
  }
}

const encerrar = (cliente: Client, id: number) =>
  cliente.post('/suporte/encerrar-sessoes', { user_type: 'entregador', id });

describe('a session that a process knows', () => {
  it('is not asked for again by a read, and always by an act', async () => {
    const loja = await api.novo.comercio();
    await conhecer(loja);
    // The sweep of the start may forget old sessions meanwhile.
    const texts = async (act: () => Promise<unknown>) =>
      (await sentBy(act)).filter(({ text }) => text.includes('"sessao"') && !text.startsWith('delete'));
    expect(await texts(() => status(loja.cliente))).toEqual([]);
    expect(await texts(() => loja.cliente.put('/comercio/solicitacao/1/cancelar'))).toHaveLength(1);
  });

  it('is refused at once where it ended, and elsewhere as soon as the event is heard', async () => {
    const joana = await api.novo.entregador();
    await conhecer(joana);
    expect((await encerrar(suporte.cliente, joana.id)).status).toBe(200);
    expect(await status(joana.cliente)).toBe(401);
    await ouvido();
    expect(await status(naOutra(joana))).toBe(401);
  });

  it('is refused at once when its own browser signs out, by every way', async () => {
    for (const sair of [
      (cliente: Client) => cliente.post('/logout'),
      (cliente: Client) => cliente.delete('/sessoes'),
    ]) {
      const maria = await api.novo.comercio();
      await conhecer(maria);
      const roubada = new Client(api.base, maria.cliente.cookie);
      expect((await sair(maria.cliente)).status).toBe(200);
      expect(await status(roubada)).toBe(401);
      await ouvido();
      expect(await status(naOutra({ ...maria, cliente: roubada }))).toBe(401);
    }
  });

  it('is refused when its account was removed', async () => {
    const admin = await api.novo.funcionario('admin');
    const joana = await api.novo.entregador();
    await conhecer(joana);
    expect((await admin.cliente.delete(`/admin/entregadores/${joana.id}`)).status).toBe(200);
    expect(await status(joana.cliente)).toBe(401);
    await ouvido();
    expect(await status(naOutra(joana))).toBe(401);
  });

  it('knows at once that a shop no longer has the preset password', async () => {
    const loja = await api.novo.comercio();
    await api.orm.em
      .fork()
      .getKysely()
      .updateTable('comercio')
      .set({ senha_inicial: true, senha_hash: await hashPassword(SENHA_INICIAL_COMERCIO) })
      .where('id', '=', loja.id)
      .execute();
    await conhecer(loja);
    expect((await loja.cliente.get('/sessoes')).status).toBe(403);
    const trocada = await loja.cliente.put('/comercio/senha', {
      comercio_nome: loja.nome,
      nova_senha: TEST_PASSWORD,
      senha_atual: SENHA_INICIAL_COMERCIO,
    });
    expect(trocada.status).toBe(200);
    expect((await loja.cliente.get('/sessoes')).status).toBe(200);
    await ouvido();
    expect((await naOutra(loja).get('/sessoes')).status).toBe(200);
  });

  it('is asked for again when the line was cut through which its end would have been heard', async () => {
    const joana = await api.novo.entregador();
    await conhecer(joana);
    await api.orm.em
      .fork()
      .execute(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'corre-listen'`,
      );
    await encerrar(suporte.cliente, joana.id);
    await expect.poll(() => status(naOutra(joana)), { timeout: 20_000, interval: 5 }).toBe(401);
  });
});
