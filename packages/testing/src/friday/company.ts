import type { SignedIn } from '../harness/builders.ts';
import { type Answer, Client } from '../harness/client.ts';
import { startProcess, type TestProcess } from '../harness/process.ts';
import { type StoppedClock, stopClock } from '../harness/stopped-clock.ts';
import { startApi, type TestApi } from '../harness/test-api.ts';
import { type Books, openBooks } from './books.ts';

/** A company whose weeks pass by command. Its API process may be killed at any moment. */
export interface Company {
  api: TestApi;
  books: Books;
  couriers: SignedIn[];
  shops: SignedIn[];
  /** Monday of the running week. */
  week: string;
  /** All Mondays so far, oldest first, including the running week. */
  weeks: string[];
  as(account: SignedIn): Client;
  admin(): Client;
  nextWeek(): Promise<void>;
  /**
   * Sends the request, kills the process `afterMs` milliseconds later, and repeats the request at a new process.
   * Returns the second answer.
   */
  killedOnTheWay(send: () => Promise<Answer<unknown>>, afterMs: number): Promise<Answer<unknown>>;
  close(): Promise<void>;
}

const DAY = 86_400;
const mondayAfter = (week: string) =>
  new Date(Date.parse(`${week}T12:00:00Z`) + 7 * DAY * 1000).toISOString().slice(0, 10);

async function start(api: TestApi): Promise<TestProcess> {
  return startProcess({
    DATABASE_URL: api.url,
    CHAVE_DADOS: api.config.CHAVE_DADOS ?? '',
    DATA_DIR: api.config.DATA_DIR,
    VARREDURA_SEGUNDOS: '3600',
  });
}

/** Opens a company with three couriers, two shops and two administrators, on the Wednesday of a first week. */
export async function openCompany(): Promise<Company> {
  const api = await startApi({ VARREDURA_SEGUNDOS: '3600' });
  let serving = await start(api);
  const couriers = [await api.novo.entregador(), await api.novo.entregador(), await api.novo.entregador()];
  const shops = [await api.novo.comercio('Padaria São João'), await api.novo.comercio('Empório Central')];
  const admins = [await api.novo.funcionario('admin'), await api.novo.funcionario('admin')];
  const clock: StoppedClock = await stopClock(api.orm.em.fork(), '2026-03-04T12:00:00-03:00');
  let turn = 0;
  const as = ({ cliente }: SignedIn) => new Client(serving.base, cliente.cookie);
  const company: Company = {
    api,
    books: openBooks(),
    couriers,
    shops,
    week: '2026-03-02',
    weeks: ['2026-03-02'],
    as,
    admin: () => {
      turn += 1;
      const admin = admins[turn % admins.length];
      if (!admin) throw new Error('no administrator');
      return as(admin);
    },
    async nextWeek() {
      await clock.advance(7 * DAY);
      company.week = mondayAfter(company.week);
      company.weeks.push(company.week);
    },
    async killedOnTheWay(send, afterMs) {
      const unanswered = send().catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      await serving.kill();
      await unanswered;
      serving = await start(api);
      return send();
    },
    async close() {
      await serving.kill();
      await api.close();
    },
  };
  return company;
}
