import { registrarSinal } from '@corre/api/despacho/memoria/write-signs.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { benchVault } from './key.ts';

/** A signed-in person. `cookie` is the header's whole value. */
export interface Person {
  id: number;
  nome: string;
  cookie: string;
}

/**
 * Ids of different tables never overlap, so that the numbers in a recorded statement show their table
 * (bench/dispatch/record.ts).
 */
const FIRST_IDS = {
  entregador: 1_000_000,
  comercio: 2_000_000,
  rota: 3_000_000,
  solicitacao: 4_000_000,
  oferta: 5_000_000,
};

/** Sets the start of each id sequence. Call it before any rows are created. */
export async function spreadIds(em: Em): Promise<void> {
  for (const [table, first] of Object.entries(FIRST_IDS)) {
    await em.execute(`select setval(pg_get_serial_sequence('${table}', 'id'), ${first})`);
  }
}

const token = (user_type: string, id: number) => `bench-${user_type}-${id}`;

/** Creates a session for each person directly in the database, because a login costs a password hash. */
async function signIn(em: Em, user_type: 'entregador' | 'comercio', people: { id: number; nome: string }[]) {
  const column = sql.ref(`${user_type}_id`);
  await sql`
    insert into sessao (token_hash, user_type, ${column}, expira_em, limite_em)
    select sha256(convert_to('bench-' || ${user_type} || '-' || id, 'UTF8')), ${user_type}, id,
           agora() + interval '30 days', agora() + interval '30 days'
      from unnest(${people.map(({ id }) => id)}::int[]) as id`.execute(em.getKysely());
  return people.map((person): Person => ({ ...person, cookie: `corre_sessao=${token(user_type, person.id)}` }));
}

/** Creates couriers, offline and signed in. `BENCH_KEY` decrypts their documents, as in the processes. */
export async function plantCouriers(em: Em, many: number): Promise<Person[]> {
  const sealed = benchVault.seal('52998224725');
  const { rows } = await sql<{ id: number; nome: string }>`
    with novos as (
      insert into entregador (usuario, nome_completo, data_inicio, data_nascimento, cpf, cpf_indice, rg, estado_civil, endereco,
                              bairro, cep, telefone_pessoal, pix_tipo_chave, pix_chave, assinatura_planilha, senha_hash)
      select 'bench' || n, 'Entregador ' || n, '2026-01-05', '1995-03-10', ${sealed}, 'bench' || n, ${sealed}, 'solteiro',
             'Rua Neo Alves Martins, 100', 'Zona 1', '87013060', '+5544998124076', 'email', ${sealed}, 'Entregador ' || n, 'x'
        from generate_series(1, ${many}::int) as n
      returning id, nome_completo as nome
    ), na_fila as (insert into fila_entregador (entregador_id) select id from novos)
    select id, nome from novos order by id`.execute(em.getKysely());
  return signIn(em, 'entregador', rows);
}

/** Creates shops, signed in. */
export async function plantShops(em: Em, many: number): Promise<Person[]> {
  const { rows } = await sql<{ id: number; nome: string }>`
    insert into comercio (nome, nome_chave, senha_hash, senha_inicial)
    select 'Loja ' || n, 'loja ' || n, 'x', false
      from (select n + (select count(*) from comercio) as n from generate_series(1, ${many}::int) as n) as novas
    returning id, nome`.execute(em.getKysely());
  return signIn(em, 'comercio', rows);
}

/**
 * Brings couriers online in the given order, one millisecond apart, each with a sign of life. It does not use the use
 * case, because ten thousand dispatch runs would take longer than the measurement.
 */
export async function bringOnline(em: Em, couriers: readonly Person[]): Promise<void> {
  const ids = couriers.map(({ id }) => id);
  const db = em.getKysely();
  await sql`
    update fila_entregador f
       set online = true, online_desde = agora(), fila_desde = agora() + u.place * interval '1 millisecond'
      from unnest(${ids}::int[]) with ordinality as u (id, place)
     where f.entregador_id = u.id`.execute(db);
  await sql`insert into turno (entregador_id, inicio) select id, agora() from unnest(${ids}::int[]) as id`.execute(db);
  for (const id of ids) await registrarSinal(em, id);
}

/** Updates the statistics, as autovacuum would have done by now. */
export const settle = async (em: Em): Promise<void> => {
  await em.execute('vacuum analyze');
};
