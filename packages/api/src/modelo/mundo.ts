import { rows, sql } from '@corre/db/sql.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import type { ApiDeTeste } from '../testing/api-de-teste.ts';
import { Cliente } from '../testing/cliente.ts';
import type { Conectado } from '../testing/construtores.ts';

/** The real system of the model test: one database, two API processes, a few couriers and shops. */
export interface Mundo {
  api: ApiDeTeste;
  entregadores: Conectado[];
  lojas: Conectado[];
  suporte: Conectado;
  /** The account, talking to the process of the moment. */
  por(conta: Conectado): Cliente;
  /** From now on the other process answers: as a client sees it, the first died. */
  trocarProcesso(): void;
  passar(segundos: number): Promise<void>;
  abertas(): Promise<Aberta[]>;
}

/** A request that has not ended. */
export interface Aberta {
  id: number;
  status: string;
  comercio_id: number;
  entregador_id: number | null;
}

const ENTREGADORES = 5;
const LOJAS = 2;

/** Builds it; `api` is started with a sweep that sleeps, so that only the database's deadlines decide. */
export async function criarMundo(api: ApiDeTeste): Promise<Mundo> {
  const bases = [api.base, await api.outra()];
  let viva = 0;
  const repetir = <T>(vezes: number, fazer: () => Promise<T>) => Promise.all(Array.from({ length: vezes }, fazer));
  return {
    api,
    entregadores: await repetir(ENTREGADORES, () => api.novo.entregador()),
    lojas: await repetir(LOJAS, () => api.novo.comercio()),
    suporte: await api.novo.funcionario('suporte'),
    por: ({ cliente }) => new Cliente(bases[viva] ?? api.base, cliente.cookie),
    trocarProcesso: () => {
      viva = 1 - viva;
    },
    passar: (segundos) => advanceTime(api.url, segundos),
    abertas: () =>
      rows(
        api.orm.em.fork(),
        sql<Aberta>`select id, status, comercio_id, entregador_id from solicitacao
                     where status not in ('finalizada', 'cancelada') order by id`,
      ),
  };
}
