import { openSession } from '@corre/api/acesso/sessoes/sessoes.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { SignedIn } from './builders.ts';
import { Client } from './client.ts';

/** A signal time far in the future, so that a courier stays reachable during the whole test. */
export const ALWAYS_HEARD = '2100-01-01T00:00:00Z';

/** Inserts `quantos` couriers with their queue rows, offline and not signed in. Returns their ids in order. */
export async function hireMany(em: Em, quantos: number): Promise<number[]> {
  const contratados = await rows(
    em,
    sql<{ id: number }>`
      with nova as (
        insert into entregador (usuario, nome_completo, data_inicio, data_nascimento, cpf, cpf_indice, rg, estado_civil, endereco,
                                bairro, cep, telefone_pessoal, pix_tipo_chave, pix_chave, assinatura_planilha, senha_hash)
        select 'multidao' || i, 'Entregador ' || i, '2026-01-05', '1995-03-10', '\\x00', 'multidao' || i, '\\x00', 'solteiro',
               'Rua Neo Alves Martins, 100', 'Zona 1', '87013060', '+5544998124076', 'email', '\\x00', 'E. ' || i, 'sem senha'
          from generate_series(1, ${quantos}::int) i
        returning id
      )
      insert into fila_entregador (entregador_id) select id from nova order by id returning entregador_id as id`,
  );
  return contratados.map(({ id }) => id).sort((a, b) => a - b);
}

/** Puts couriers into the queue in this order. They count as reachable until a dispatch finds them silent. */
export async function standInQueue(em: Em, ids: readonly number[]): Promise<void> {
  await em.transactional(async (tx) => {
    await rows(
      tx,
      sql`update fila_entregador f
             set online = true, alcancavel = true, online_desde = agora() - interval '1 hour', suspenso_ate = null,
                 fila_desde = agora() - interval '1 hour' + make_interval(secs => q.ordem / 1000.0)
            from unnest(${[...ids]}::int[]) with ordinality as q (id, ordem) where q.id = f.entregador_id`,
    );
    await rows(
      tx,
      sql`insert into turno (entregador_id, inicio) select id, agora() - interval '1 hour' from unnest(${[...ids]}::int[]) id`,
    );
  });
}

/**
 * Sets the couriers' last signal to `instant`, as an open stream would. A courier who was found silent stays silent.
 */
export async function setHeard(em: Em, ids: readonly number[], instant: string): Promise<void> {
  await rows(
    em,
    sql`update sinal set ultimo_sinal = ${instant}::timestamptz where entregador_id = any(${[...ids]}::int[])`,
  );
}

/** Signs one of them in. */
export async function signIn(em: Em, base: string, id: number): Promise<SignedIn> {
  const { token } = await openSession(em, { user_type: 'entregador', id });
  return { id, nome: `Entregador ${id}`, cliente: new Client(base, `corre_sessao=${token}`) };
}
