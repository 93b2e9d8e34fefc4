import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Destino } from '@corre/demo/bank/callbacks.ts';
import { type Authority, createAuthority } from '@corre/demo/bank/certificates.ts';
import type { Pix } from '@corre/demo/bank/money-in.ts';
import type { OpenBank } from '@corre/demo/bank/open-bank.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pix as pixShape } from './answers.ts';
import { send, signedIn } from './bank-client.ts';
import { type MtlsFront, startMtlsFront } from './mtls-front.ts';
import { cobv, txidOf } from './requests.ts';
import { CHAVE, OUTRA_CHAVE, startBank } from './start-bank.ts';

let open: OpenBank;
let own: Authority;
let front: MtlsFront;
let call: Awaited<ReturnType<typeof signedIn>>;
let destino: Destino;
let status: number;
let heard: Pix[][];
let paths: string[];

const receiver = createServer(async (req, res) => {
  let text = '';
  for await (const part of req.setEncoding('utf8')) text += part;
  paths.push(`${req.method} ${req.url}`);
  if (status === 200) heard.push(JSON.parse(text).pix);
  res.writeHead(status).end('{}');
});

beforeAll(async () => {
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready));
  own = await createAuthority('Autoridade da empresa');
  open = await startBank({ callbacks: { destino: () => destino, autoridade: own.cert } });
  front = await startMtlsFront(
    { own, bank: open.authority },
    `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
  );
  call = await signedIn(open);
  await call('PUT', `/webhook/${CHAVE}`, { webhookUrl: `${front.url}/pix/webhook/segredo` });
});
beforeEach(() => {
  destino = 'entregar';
  status = 200;
  heard = [];
  paths = [];
});
afterAll(async () => {
  await open?.close();
  await front?.close();
  receiver.close();
});

let charges = 0;
async function charge(): Promise<string> {
  charges += 1;
  const txid = txidOf(`aviso${charges}x`);
  await call('PUT', `/cobv/${txid}`, cobv());
  return txid;
}

it('is registered for a key of the account, with https, and read, listed and removed', async () => {
  const webhookUrl = `${front.url}/pix/webhook/outro`;
  const refusals: [string, unknown][] = [
    [`/webhook/${OUTRA_CHAVE}`, { webhookUrl: 'http://127.0.0.1:1/' }],
    [`/webhook/${OUTRA_CHAVE}`, { webhookUrl: 'corre' }],
    [`/webhook/${OUTRA_CHAVE}`, { webhookUrl, senha: 'x' }],
    ['/webhook/x@y.com', { webhookUrl }],
  ];
  for (const [path, body] of refusals) {
    const refused = await call('PUT', path, body);
    expect([refused.status, refused.body.type]).toEqual([400, expect.stringContaining('WebhookOperacaoInvalida')]);
  }
  expect((await call('PUT', `/webhook/${OUTRA_CHAVE}`, { webhookUrl })).status).toBe(200);
  expect((await call('GET', `/webhook/${OUTRA_CHAVE}`)).body).toMatchObject({ webhookUrl, chave: OUTRA_CHAVE });
  expect((await call('GET', '/webhook')).body.webhooks).toHaveLength(2);
  expect((await call('DELETE', `/webhook/${OUTRA_CHAVE}`)).status).toBe(204);
  expect((await call('GET', `/webhook/${OUTRA_CHAVE}`)).status).toBe(404);
});

it('tells a Pix of a charge over mTLS, below the registered address; a plain Pix is not told', async () => {
  const pix = open.bank.pay(await charge());
  open.bank.payPlain(CHAVE, 100);
  expect(await open.bank.callbacks.deliver()).toBe(1);
  expect([paths, heard]).toEqual([['POST /pix/webhook/segredo/pix'], [[pix]]]);
  expect(pixShape.safeParse(heard[0]?.[0]).success).toBe(true);
});

it('some banks append nothing to the address', async () => {
  const other = await startBank({ callbacks: { semBarraPix: true, autoridade: own.cert } });
  const before = await startMtlsFront(
    { own, bank: other.authority },
    `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
  );
  other.bank.callbacks.register(CHAVE, { webhookUrl: `${before.url}/pix/webhook/segredo` });
  other.bank.payPlain(CHAVE, 100, { txid: 'F20261102C1' });
  expect([await other.bank.callbacks.deliver(), paths]).toEqual([1, ['POST /pix/webhook/segredo']]);
  await before.close();
  await other.close();
});

it('a stranger cannot tell anything', async () => {
  const before = front.passed;
  const stranger = await (await createAuthority('Outra')).client('Banco');
  const told = { body: { pix: [] }, autoridade: own.cert };
  const address = `${front.url}/pix/webhook/segredo/pix`;
  await expect(send(open, 'POST', address, { ...told, identidade: stranger })).rejects.toThrow();
  expect(front.passed).toBe(before);
  expect(
    (await send(open, 'POST', address, { ...told, identidade: await open.authority.client('Banco') })).status,
  ).toBe(200);
  expect(front.passed).toBe(before + 1);
});

it('tries again what was not taken', async () => {
  open.bank.pay(await charge());
  for (status of [500, 404]) expect(await open.bank.callbacks.deliver()).toBe(0);
  status = 200;
  expect(await open.bank.callbacks.deliver()).toBe(1);
  expect(await open.bank.callbacks.deliver()).toBe(0);
  expect(heard).toHaveLength(1);
});

it('also survives the death of the bank', async () => {
  const pix = open.bank.pay(await charge());
  await open.dieAndReturn();
  call = await signedIn(open);
  expect(await open.bank.callbacks.deliver()).toBe(1);
  expect(heard).toEqual([[pix]]);
});

it('may be lost, doubled, late, in another order, and several in one', async () => {
  const [lost, doubled, late, last] = [await charge(), await charge(), await charge(), await charge()];
  destino = 'perder';
  open.bank.pay(lost);
  destino = 'dobrar';
  open.bank.pay(doubled);
  destino = 'reter';
  open.bank.pay(late);
  destino = 'entregar';
  open.bank.pay(last);
  await open.bank.callbacks.deliver((avisos) => avisos.toReversed(), 2);
  expect(heard.map((group) => group.map(({ txid }) => txid))).toEqual([[last, doubled], [doubled]]);
  open.bank.callbacks.release();
  await open.bank.callbacks.deliver();
  expect(heard.at(-1)?.map(({ txid }) => txid)).toEqual([late]);
  expect(open.bank.callbacks.waiting).toBe(0);
});

it('tells the end of a refund, and money that the payer took back at his bank', async () => {
  const { endToEndId } = open.bank.pay(await charge(), { cents: 10_000 });
  await open.bank.callbacks.deliver();
  open.bank.refund(endToEndId, 'd1', { valor: '40.00' });
  expect(await open.bank.callbacks.deliver()).toBe(0);
  open.bank.settleRefund(endToEndId, 'd1', 'DEVOLVIDO');
  open.bank.takeBack(endToEndId, 1_000);
  expect(await open.bank.callbacks.deliver()).toBe(2);
  const told = heard.at(-1)?.[0]?.devolucoes?.map(({ valor, natureza, status: end }) => [valor, natureza, end]);
  expect(told).toEqual([
    ['40.00', 'ORIGINAL', 'DEVOLVIDO'],
    ['10.00', 'MED_FRAUDE', 'DEVOLVIDO'],
  ]);
});
