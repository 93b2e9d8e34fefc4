import { type ApiDeTeste, iniciarApi } from './api-de-teste.ts';
import { Cliente, type Resposta } from './cliente.ts';
import type { Conectado } from './construtores.ts';

/** Several API instances over one database, and what a race over them needs. */
export interface Pista {
  api: ApiDeTeste;
  bases: readonly string[];
  /** The same account, talking to the instance of that number (counted round). */
  por(quem: Conectado, instancia: number): Conectado;
  entregadores(quantos: number): Promise<Conectado[]>;
  linhas<T>(consulta: string, ...valores: unknown[]): Promise<T[]>;
  /** The `total` of a counting statement. */
  contar(consulta: string, ...valores: unknown[]): Promise<number>;
  /** Nobody online, nothing open: each round has the queue to itself. */
  esvaziar(): Promise<void>;
}

/** Starts `instancias` of the API on one database. */
export async function iniciarPista(instancias: number, ambiente: Record<string, string> = {}): Promise<Pista> {
  const api = await iniciarApi({ VARREDURA_SEGUNDOS: '0.2', ...ambiente });
  const bases = [api.base];
  while (bases.length < instancias) bases.push(await api.outra());
  const linhas = <T>(consulta: string, ...valores: unknown[]) => api.orm.em.fork().execute<T[]>(consulta, valores);
  return {
    api,
    bases,
    linhas,
    por: ({ id, nome, cliente }, instancia) => ({
      id,
      nome,
      cliente: new Cliente(bases[instancia % bases.length] ?? api.base, cliente.cookie),
    }),
    entregadores: (quantos) => Promise.all(Array.from({ length: quantos }, () => api.novo.entregador())),
    async contar(consulta, ...valores) {
      const [linha] = await linhas<{ total: number }>(consulta, ...valores);
      return linha?.total ?? Number.NaN;
    },
    esvaziar: () =>
      api.orm.em.fork().transactional(async (tx) => {
        await tx.execute('select 1 from despacho for no key update');
        await tx.execute(`update oferta set resultado = 'retirada', respondida_em = agora() where resultado is null`);
        await tx.execute(`update fila_entregador set online = false, online_desde = null, fila_desde = null,
          recusas_consecutivas = 0, expiradas_consecutivas = 0, nao_entregues_consecutivas = 0`);
        await tx.execute('update turno set fim = agora() where fim is null');
        await tx.execute(`with fechada as (
            update solicitacao set status = 'cancelada' where status not in ('finalizada', 'cancelada') returning id)
          insert into solicitacao_historico (solicitacao_id, status, quando, ator_tipo)
          select id, 'cancelada', agora(), 'sistema' from fechada`);
        await tx.execute('update rota set aguardando = false');
      }),
  };
}

const ATRASOS: readonly (readonly [number, number])[] = [
  [0, 0],
  [6, 0],
  [0, 6],
  [2, 0],
  [0, 2],
];
/** Milliseconds by which one side, then the other, is sent late in a round: over the rounds each comes first. */
export const atrasosDaRodada = (vez: number): readonly [number, number] => ATRASOS[vez % ATRASOS.length] ?? [0, 0];

/** Starts them all at once; `atrasos` in milliseconds let one go a little ahead of another, so that each order is met. */
export async function largar<T>(
  largada: (() => Promise<Resposta<T>>)[],
  atrasos: readonly number[] = [],
): Promise<Resposta<T>[]> {
  return Promise.all(
    largada.map(async (partir, i) => {
      const atraso = atrasos[i] ?? 0;
      if (atraso > 0) await new Promise((pronto) => setTimeout(pronto, atraso));
      return partir();
    }),
  );
}

/** How often a status came. */
export const comStatus = (respostas: readonly Resposta<unknown>[], status: number): number =>
  respostas.filter((resposta) => resposta.status === status).length;
