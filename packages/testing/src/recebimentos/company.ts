import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openSession } from '@corre/api/acesso/sessoes/sessoes.ts';
import { readConfig } from '@corre/api/base/config.ts';
import { emitirDevidas } from '@corre/api/dinheiro/recebimentos/emitir-devidas.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import type { Destino } from '@corre/demo/bank/callbacks.ts';
import { createAuthority } from '@corre/demo/bank/certificates.ts';
import { centsOf } from '@corre/demo/bank/money.ts';
import type { OpenBank } from '@corre/demo/bank/open-bank.ts';
import type { SignedIn } from '../harness/builders.ts';
import { type Answer, Client } from '../harness/client.ts';
import { startProcess, startProcesses, type TestProcess } from '../harness/process.ts';
import { startApi, type TestApi } from '../harness/test-api.ts';
import { type MtlsFront, startMtlsFront } from '../pix-bank/mtls-front.ts';
import { startBank } from '../pix-bank/start-bank.ts';
import { Books } from './books.ts';

/** The longest that the receipts may take to become quiet, in milliseconds of the machine. */
const QUIET_MS = 600_000;
/** Longer than any lease and any first wait of a retry. */
const STEP_SECONDS = 200;
/** After so many steps time passes faster: only a sweep of all days, once a day, finds what is still missing. */
const NEAR_STEPS = 30;
const FAR_SECONDS = 900;

/** How the bank ends a refund: it cannot make some of them. */
export const endOfRefund = (cents: number) => (cents % 7 === 0 ? 'NAO_REALIZADO' : 'DEVOLVIDO');

/** A charge that the bank can be paid by. */
export interface LiveCharge {
  week: string;
  shop: number;
  txid: string;
  code: string;
}

/** A company with a bank, two API processes and the books that the rules demand. */
export interface Company {
  api: TestApi;
  open: OpenBank;
  books: Books;
  shops: SignedIn[];
  /** Sends an act of an administrator to one of the processes, again after its death. */
  act(method: 'put' | 'post', path: string, body?: unknown): Promise<Answer<{ detail?: string }>>;
  /** Reads as an administrator. */
  read<T>(path: string): Promise<T>;
  rows<T>(query: string, ...values: unknown[]): Promise<T[]>;
  /** Lets time pass for the company and its bank. */
  pass(seconds: number): Promise<void>;
  /** Issues and charges the invoices of the weeks that are over. */
  issue(): Promise<void>;
  /** Kills one process with SIGKILL and starts another in its place. */
  kill9(): Promise<void>;
  /** Says what happens to the callbacks from now on. */
  callbacks(destino: () => Destino): void;
  /** Delivers, looks and lets time pass until the product knows everything that the bank knows. */
  quiet(shuffle: <T>(list: T[]) => T[]): Promise<void>;
  live(): Promise<LiveCharge[]>;
  kills: number;
  /** Returns how many callbacks came through the proxy. */
  called(): number;
  close(): Promise<void>;
}

/** What keeps the product from being quiet, by name. `pix` and `refunds` are what the product knows. */
const PENDING = `
  select (select count(*) from pix)::int as pix,
         (select count(*) from pix_devolucao where estado in ('devolvida', 'nao_realizada'))::int as refunds,
         (select count(*) from pix_devolucao where estado in ('pedida', 'em_processamento'))::int as asked,
         (select count(*) from pix_aviso)::int as notices,
         (select count(*) from cobranca where estado in ('a_registrar', 'a_revisar', 'a_remover'))::int as charges,
         (select count(*) from cobranca q where q.estado = 'concluida'
             and not exists (select from pix where pix.txid = q.txid))::int as unbooked`;

interface Pending {
  pix: number;
  refunds: number;
  asked: number;
  notices: number;
  charges: number;
  unbooked: number;
}

export async function openCompany(shopCount: number): Promise<Company> {
  const own = await createAuthority('Autoridade da empresa');
  let destino: () => Destino = () => 'entregar';
  const open = await startBank({
    devolucao: (valor) => endOfRefund(centsOf(valor)),
    callbacks: { autoridade: own.cert, destino: () => destino() },
  });
  const api = await startApi({ VARREDURA_SEGUNDOS: '3600' });
  const front: MtlsFront = await startMtlsFront({ own, bank: open.authority }, api.base);
  const env = {
    ...open.env,
    DATABASE_URL: api.url,
    CHAVE_DADOS: api.config.CHAVE_DADOS ?? '',
    DATA_DIR: api.config.DATA_DIR,
    VARREDURA_SEGUNDOS: '3600',
    PIX_WEBHOOK_SEGREDO: randomBytes(24).toString('hex'),
    PIX_WEBHOOK_URL: front.url,
    PIX_VARREDURA_SEGUNDOS: '600',
    PIX_MULTA: '2',
    PIX_JUROS_MES: '1',
  };
  const config = readConfig({ ...env, PORT: '0' });
  const processes: TestProcess[] = await startProcesses(env, env);
  const admin = await api.novo.funcionario('admin');
  const shops: SignedIn[] = [];
  while (shops.length < shopCount) shops.push(await api.novo.comercio(`Loja ${shops.length + 1}`));
  await api.orm.em
    .fork()
    .execute('update comercio set razao_social = ?, documento = ?', [
      api.vault.seal('Loja do Modelo Ltda.'),
      api.vault.seal('11222333000181'),
    ]);
  let cookie = admin.cliente.cookie;
  /** Signs the administrator in again, because time passes faster here than a session lasts. */
  const signIn = async () => {
    const { token } = await openSession(api.orm.em.fork(), { user_type: 'admin', id: admin.id });
    cookie = `corre_sessao=${token}`;
  };
  let turn = 0;
  const serving = () => {
    turn += 1;
    return processes[turn % processes.length] as TestProcess;
  };
  const rows = <T>(query: string, ...values: unknown[]) => api.orm.em.fork().execute<T[]>(query, values);
  const company: Company = {
    api,
    open,
    books: new Books(),
    shops,
    kills: 0,
    called: () => front.passed,
    rows,
    async act(method, path, body) {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      for (;;) {
        const client = new Client(serving().base, cookie);
        const answer = await client[method]<{ detail?: string }>(path, body, headers).catch(() => null);
        if (answer?.status === 401) await signIn();
        else if (answer !== null && answer.status < 500) return answer;
        else await wait(20);
      }
    },
    async read<T>(path: string) {
      const read = () => new Client(serving().base, cookie).get<T>(path);
      let answer = await read();
      if (answer.status === 401) {
        await signIn();
        answer = await read();
      }
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
    async pass(seconds) {
      open.bank.advance(seconds);
      await advanceTime(api.orm.em.fork(), seconds);
    },
    async issue() {
      while ((await emitirDevidas(api.orm.em.fork(), { config, vault: api.vault })) > 0);
    },
    async kill9() {
      const [oldest] = processes.splice(0, 1);
      company.kills += 1;
      await oldest?.kill();
      processes.push(await startProcess(env));
    },
    callbacks(next) {
      destino = next;
    },
    live: () =>
      rows<LiveCharge>(
        `select f.semana_inicio::text as week, f.comercio_id as shop, k.txid, k.copia_e_cola as code
           from cobranca k join fatura f on f.id = k.fatura_id where k.encerrada_em is null order by k.id`,
      ),
    async quiet(shuffle) {
      for (let steps = 0, end = performance.now() + QUIET_MS; ; steps += 1) {
        front.lead(serving().base);
        open.bank.callbacks.release();
        await open.bank.callbacks.deliver(shuffle, 3);
        const [pending] = await rows<Pending>(PENDING);
        const known = open.bank.money.all();
        const refunds = known.flatMap(({ devolucoes = [] }) => devolucoes).length;
        const expected = { pix: known.length, refunds, asked: 0, notices: 0, charges: 0, unbooked: 0 };
        if (JSON.stringify(pending) === JSON.stringify(expected) && open.bank.callbacks.waiting === 0) return;
        if (performance.now() > end)
          throw new Error(`not quiet: ${JSON.stringify(pending)} instead of ${JSON.stringify(expected)}`);
        await company.pass(steps < NEAR_STEPS ? STEP_SECONDS : FAR_SECONDS);
        await wait(50);
      }
    },
    async close() {
      await Promise.all(processes.map((one) => one.kill()));
      await front.close();
      await open.close();
      await api.close();
    },
  };
  while (open.bank.callbacks.list({}).webhooks.length === 0) await wait(50);
  return company;
}
