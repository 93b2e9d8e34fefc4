import { createHash, randomBytes } from 'node:crypto';
import type { Em } from '@corre/db/orm.ts';
import { row, rows, sql } from '@corre/db/sql.ts';
import { type Conta, idsDe } from './sessoes.ts';

const ID_BYTES = 32;

const resumoDoNavegador = (id: string): Buffer => createHash('sha256').update(id).digest();

/** Whether this browser signed in to one of these accounts before (decision record 0015). */
export async function navegadorConhecido(em: Em, id: string | null, contas: (Conta | null)[]): Promise<boolean> {
  if (id === null) return false;
  for (const conta of contas) {
    if (!conta) continue;
    const { entregador_id, comercio_id, funcionario_id } = idsDe(conta);
    const achado = await row(
      em,
      sql`select 1 from navegador_conhecido where navegador_hash = ${resumoDoNavegador(id)}
             and (entregador_id = ${entregador_id} or comercio_id = ${comercio_id} or funcionario_id = ${funcionario_id})`,
    );
    if (achado) return true;
  }
  return false;
}

/**
 * Remembers that the account signed in here and gives the browser a new id. The accounts that the old id was known for move
 * along, so that several share a counter's browser; the old id itself, which somebody might have planted, knows nobody any more.
 */
export async function lembrarNavegador(em: Em, anterior: string | null, conta: Conta): Promise<string> {
  const id = randomBytes(ID_BYTES).toString('base64url');
  const hash = resumoDoNavegador(id);
  const { entregador_id, comercio_id, funcionario_id } = idsDe(conta);
  if (anterior !== null) {
    const antigo = resumoDoNavegador(anterior);
    await rows(em, sql`update navegador_conhecido set navegador_hash = ${hash} where navegador_hash = ${antigo}`);
  }
  await rows(
    em,
    sql`insert into navegador_conhecido (navegador_hash, entregador_id, comercio_id, funcionario_id)
        values (${hash}, ${entregador_id}, ${comercio_id}, ${funcionario_id})
        on conflict (navegador_hash, entregador_id, comercio_id, funcionario_id) do update set usado_em = agora()`,
  );
  return id;
}

/** Forgets browsers that nobody signed in with for half a year, and those of accounts that are no more. */
export async function esquecerNavegadores(em: Em): Promise<void> {
  await rows(
    em,
    sql`delete from navegador_conhecido n
         where usado_em < agora() - interval '180 days'
            or exists (select 1 from entregador e where e.id = n.entregador_id and not e.ativo)
            or exists (select 1 from comercio c where c.id = n.comercio_id and not c.ativo)
            or exists (select 1 from funcionario f where f.id = n.funcionario_id and not f.ativo)`,
  );
}
