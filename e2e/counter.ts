import { runSql } from '@corre/db/testing/cluster.ts';
import { Client } from '@corre/testing/harness/client.ts';
import type { Product } from './harness.ts';

type Status = 'aguardando' | 'aceita' | 'em_retirada' | 'em_entrega';

/** An open request of a shop: address, status, and age in minutes. */
export interface Open {
  endereco: string;
  status: Status;
  minutos: number;
}

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** Returns the SQL for a shop's open requests. Couriers of the demonstration hold them in turn. */
const openSql = (nome: string, open: readonly Open[]) => `
  with pedidas (n, endereco, status, minutos) as (
    values ${open.map(({ endereco, status, minutos }, n) => `(${n}, ${text(endereco)}, '${status}', ${minutos})`).join(', ')}
  ), loja as (select id from comercio where nome = ${text(nome)}),
  equipe as (select id, row_number() over (order by id) - 1 as n, count(*) over () as total from entregador where ativo),
  rotas as (
    insert into rota (comercio_id, liberada_em, aguardando)
    select loja.id, agora() - make_interval(mins => minutos), status = 'aguardando' from loja, pedidas order by n
    returning id, comercio_id, liberada_em
  ), numeradas as (select *, row_number() over (order by id) - 1 as n from rotas)
  insert into solicitacao (rota_id, comercio_id, entregador_id, endereco, origem, valor_estimado, status, data_solicitacao, data_status)
  select r.id, r.comercio_id, case when p.status <> 'aguardando' then e.id end, p.endereco, 'manual', 12, p.status, r.liberada_em, r.liberada_em
    from numeradas r join pedidas p using (n) left join equipe e on e.n = p.n % e.total;`;

/** Creates a shop with an address and open requests. `senha` is its password. */
export async function counterWith(product: Product, nome: string, senha: string, open: readonly Open[]): Promise<void> {
  const admin = new Client(product.baseUrl);
  await admin.post('/login', { usuario: 'admin', senha: 'demo1234' });
  const made = await admin.post('/admin/comercios', { nome, senha });
  if (made.status !== 200) throw new Error(`${nome} was not made: ${made.status}`);
  const shop = new Client(product.baseUrl);
  await shop.post('/login/comercio', { usuario: nome, senha });
  await shop.put(`/comercio/${encodeURIComponent(nome)}/local`, {
    endereco_retirada: 'Av. Brasil, 4312',
    link_loja: null,
  });
  if (open.length > 0) await runSql(product.databaseUrl, openSql(nome, open));
}

/** Five requests of a quiet evening: one waits too long, two couriers are at the counter, two on the way. */
export const FIVE: readonly Open[] = [
  { endereco: 'Av. Cerro Azul, 1447, bloco B', status: 'aguardando', minutos: 7 },
  { endereco: 'Rua Arthur Thomas, 1015', status: 'aceita', minutos: 6 },
  { endereco: 'Av. Getúlio Vargas, 266', status: 'em_retirada', minutos: 9 },
  { endereco: 'Rua Santos Dumont, 2871, casa 2', status: 'em_entrega', minutos: 16 },
  { endereco: 'Av. Mandacaru, 1590, casa 4', status: 'em_entrega', minutos: 12 },
];

/** Forty requests of a busy Friday. */
export const FORTY: readonly Open[] = Array.from({ length: 40 }, (_, n) => ({
  endereco: `Rua das Quarenta Entregas, ${100 + n}, bloco ${String.fromCharCode(65 + (n % 6))}`,
  status: (['aguardando', 'aceita', 'em_retirada', 'em_entrega', 'em_entrega'] as const)[n % 5] ?? 'aguardando',
  minutos: 2 + n,
}));
