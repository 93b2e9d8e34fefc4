import type { FaturaDoComercio, FaturasDaSemana } from '@corre/contract/fechamento/faturas-contrato.ts';
import type { OpenBank } from '@corre/demo/bank/open-bank.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import type { Recusa } from '@corre/testing/harness/client.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { startBank } from '@corre/testing/pix-bank/start-bank.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { conferir } from '../prova/conferir.ts';

let open: OpenBank;
let api: TestApi;
let admin: SignedIn;
let courier: SignedIn;
beforeAll(async () => {
  open = await startBank();
  api = await startApi({ ...open.env, PIX_WEBHOOK_SEGREDO: 'a'.repeat(40), PIX_VARREDURA_SEGUNDOS: '1' });
  admin = await api.novo.funcionario('admin');
  courier = await api.novo.entregador();
});
afterAll(async () => {
  await api?.close();
  await open?.close();
});

const rows = <Row>(query: string, ...values: unknown[]) => api.orm.em.fork().execute<Row[]>(query, values);
const until = <T>(look: () => Promise<T>) => vi.waitFor(look, { timeout: 20_000, interval: 100 });

interface Billed {
  shop: SignedIn;
  at: string;
  invoice(): Promise<FaturaDoComercio>;
  adjust(valor: number, motivo?: string): Promise<{ status: number; body: Recusa & { valor: number } }>;
}

/** A shop with legal data whose invoice of the last week, of R$ 100, is charged at the bank. */
async function billed(): Promise<Billed> {
  const shop = await api.novo.comercio();
  const [{ semana = '' } = {}] = await rows<{ semana: string }>('select (semana_de(agora()) - 7)::text as semana');
  await rows(
    `insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data, data_entrega)
     select ?, ?, 1, ?, 'online', 'concluida', quando, quando
       from (select (?::date + time '12:00') at time zone 'America/Sao_Paulo' as quando) dia`,
    shop.id,
    courier.id,
    100,
    semana,
  );
  const mine = `/comercio/${encodeURIComponent(shop.nome)}`;
  const legal = { razao_social: 'Padaria Ltda', documento: '11.444.777/0001-61' };
  expect((await shop.cliente.put(`${mine}/dados-de-cobranca`, legal)).status).toBe(200);
  const at = `/admin/fechamento/${semana}/faturas/${shop.id}`;
  const billed: Billed = {
    shop,
    at,
    async invoice() {
      const [read] = (await shop.cliente.get<FaturaDoComercio[]>(`${mine}/faturas`)).body;
      if (!read) throw new Error('no invoice');
      return read;
    },
    adjust: (valor, motivo = 'Combinado com a loja') => admin.cliente.post(`${at}/ajustes`, { valor, motivo }),
  };
  await until(async () => expect((await billed.invoice()).dinamica).toBe(true));
  return billed;
}

/** What the bank asks for a charge, and the charge's state. */
const atBank = (txid: string) => {
  const charge = open.bank.charges.all().find((one) => one.txid === txid);
  return [charge?.status, charge?.revisoes.at(-1)?.valor.original];
};
const chain = () => conferir(api.url, { semana: null, elo: null, abrir: api.vault.open }, () => undefined);

// [fatura-ajustada] [cobranca-pix]
describe('an adjustment of an invoice', () => {
  it('revises the charge at the bank, and the shop reads the reason', async () => {
    const { invoice, adjust } = await billed();
    const { txid } = await invoice();
    expect(await adjust(-12.5, 'Entrega cobrada duas vezes')).toMatchObject({ status: 200, body: { valor: 87.5 } });
    expect(await invoice()).toMatchObject({
      txid,
      valor: 87.5,
      a_pagar: 87.5,
      ajustes: [{ valor: -12.5, motivo: 'Entrega cobrada duas vezes' }],
    });
    await until(async () => expect(atBank(txid)).toEqual(['ATIVA', '87.50']));
    expect(await adjust(2.25)).toMatchObject({ status: 200, body: { valor: 89.75 } });
    await until(async () => expect(atBank(txid)).toEqual(['ATIVA', '89.75']));
    open.bank.pay(txid);
    await until(async () => expect((await invoice()).estado).toBe('recebida'));
    await chain();
  });

  it('of all that is open removes the charge; an addition makes another one', async () => {
    const { invoice, adjust, at } = await billed();
    const { txid } = await invoice();
    expect(await adjust(-100.01)).toMatchObject({
      status: 409,
      body: { codigo: 'DESCONTO_DA_FATURA_ALTO', campo: 'valor' },
    });
    expect(await adjust(-100)).toMatchObject({ status: 200, body: { valor: 0 } });
    await until(async () => expect(atBank(txid)[0]).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR'));
    expect(await invoice()).toMatchObject({ estado: 'a_receber', valor: 0, a_pagar: 0, copia_e_cola: null });
    expect(await admin.cliente.put(`${at}/receber`)).toMatchObject({
      status: 409,
      body: { codigo: 'FATURA_SEM_VALOR' },
    });
    // Money that comes all the same pays nothing and marks nothing.
    const late = open.bank.pay(txid, { anyway: true });
    await until(async () => {
      const known = await rows('select motivo, nao_atribuido from pix where end_to_end_id = ?', late.endToEndId);
      expect(known).toEqual([{ motivo: 'fatura_ja_paga', nao_atribuido: 100 }]);
    });
    expect((await invoice()).estado).toBe('a_receber');
    expect((await adjust(40)).status).toBe(200);
    await until(async () => expect(await invoice()).toMatchObject({ dinamica: true, a_pagar: 40 }));
    expect((await invoice()).txid).not.toBe(txid);
    await chain();
  });

  it('of what a part payment left marks the invoice as received by that Pix, which may be reversed', async () => {
    const { invoice, adjust, at } = await billed();
    const { txid } = await invoice();
    open.bank.pay(txid, { cents: 6_000 });
    await until(async () => expect(await invoice()).toMatchObject({ dinamica: true, a_pagar: 40 }));
    const next = (await invoice()).txid;
    expect((await adjust(-40.01)).status).toBe(409);
    expect(await adjust(-40)).toMatchObject({ status: 200, body: { valor: 60 } });
    expect(await invoice()).toMatchObject({ estado: 'recebida', valor: 60, recebido: 60, a_pagar: 0 });
    await until(async () => expect(atBank(next)[0]).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR'));
    await chain();
    expect(await adjust(1)).toMatchObject({ status: 409, body: { codigo: 'FATURA_RECEBIDA_NAO_MUDA' } });
    expect((await admin.cliente.put(`${at}/estornar`, { motivo: 'Era de outra loja' })).status).toBe(200);
    await until(async () =>
      expect(await invoice()).toMatchObject({ estado: 'a_receber', dinamica: true, a_pagar: 60 }),
    );
    await chain();
  });

  it('happens once for a repeated key, and of two discounts of the whole one is refused', async () => {
    const { invoice, adjust, at } = await billed();
    const again = () =>
      admin.cliente.post(`${at}/ajustes`, { valor: -10, motivo: 'Atraso' }, { 'idempotency-key': 'ajuste-repetido-1' });
    expect((await again()).body).toEqual((await again()).body);
    expect((await invoice()).ajustes).toHaveLength(1);
    const both = await Promise.all([adjust(-90), adjust(-90)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await invoice()).valor).toBe(0);
    await chain();
  });

  it('refuses bad input, a week that runs, and a shop without an invoice', async () => {
    const { at, adjust, shop } = await billed();
    expect((await adjust(0)).status).toBe(400);
    expect((await adjust(-1.005)).status).toBe(400);
    expect((await adjust(-1, ' ')).status).toBe(400);
    const [{ agora = '' } = {}] = await rows<{ agora: string }>('select semana_de(agora())::text as agora');
    const running = await admin.cliente.post(`/admin/fechamento/${agora}/faturas/${shop.id}/ajustes`, {
      valor: -1,
      motivo: 'x',
    });
    expect(running).toMatchObject({ status: 409, body: { codigo: 'SEMANA_ABERTA' } });
    const unknown = await admin.cliente.post(at.replace(/\d+$/, '999999/ajustes'), { valor: -1, motivo: 'x' });
    expect(unknown).toMatchObject({ status: 404, body: { codigo: 'FATURA_NAO_ENCONTRADA' } });
    const week = at.split('/')[3] ?? '';
    const { body } = await admin.cliente.get<FaturasDaSemana>(`/admin/fechamento/${week}/faturas`);
    expect(body.linhas.find(({ comercio_id }) => comercio_id === shop.id)).toMatchObject({ valor: 100, ajustes: [] });
  });
});
