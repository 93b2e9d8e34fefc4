import type { Bater, RespostaBater } from '@corre/contract/demonstracao/cidade.ts';
import { APARELHO_DA_CIDADE } from '@corre/contract/demonstracao/cidade-regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, type NotNull, secondsBefore, sql } from '@corre/db/sql.ts';
import { sessoesVivas } from '../../acesso/sessoes/vivas.queries.ts';
import { DESEJO } from './estado.ts';

/** Seconds of silence after which another process may work for the town. */
const TROCA_SEGUNDOS = 10;
/** Seconds since a person's last act in which their account is theirs. The use of a session is written each minute. */
const OCUPADA_SEGUNDOS = 300;

/** Returns the accounts that people use now: those with a session in use that is not the town's. */
const contasOcupadas = (em: Em) =>
  sessoesVivas(em.getKysely())
    .select((eb) => ['s.user_type', eb.fn.coalesce('e.id', 'c.id', 'f.id').as('id')])
    .distinct()
    .where('s.aparelho', '<>', APARELHO_DA_CIDADE)
    .where('s.usada_em', '>', secondsBefore(agora, OCUPADA_SEGUNDOS))
    .$narrowType<{ id: NotNull }>()
    .execute();

/** Writes the report of this process if it works for the town or nobody does. Returns the row, or undefined. */
const assumir = (em: Em, cidade: string) =>
  em
    .getKysely()
    .insertInto('cidade_viva')
    .values({ id: 1, quem: cidade, visto_em: agora })
    .onConflict((conflito) =>
      conflito
        .column('id')
        .doUpdateSet({ quem: cidade, visto_em: agora })
        .where(
          sql<boolean>`cidade_viva.quem is null or cidade_viva.quem = ${cidade}
            or cidade_viva.visto_em is null or cidade_viva.visto_em < ${secondsBefore(agora, TROCA_SEGUNDOS)}`,
        ),
    )
    .returning(['parada', 'ritmo'])
    .executeTakeFirst();

/** Takes the report of a town's process. Returns what it must know; a second process learns that it has no work. */
export async function baterDaCidade(em: Em, { cidade, feitos }: Bater): Promise<RespostaBater> {
  const db = em.getKysely();
  const minha = await assumir(em, cidade);
  if (!minha) return { trabalha: false, parada: false, ritmo: 1, ocupadas: [], pedidos: [] };
  for (const { id, solicitacao_id } of feitos)
    await db
      .updateTable('pedido_da_cidade')
      .set({
        feito_em: agora,
        // A number of no request is not kept.
        solicitacao_id: ({ selectFrom }) =>
          selectFrom('solicitacao')
            .select('id')
            .where('id', '=', solicitacao_id ?? 0),
      })
      .where('id', '=', id)
      .where('feito_em', 'is', null)
      .execute();
  const pedidos = await db
    .selectFrom('pedido_da_cidade')
    .select(DESEJO)
    .where('feito_em', 'is', null)
    .orderBy('id')
    .limit(20)
    .execute();
  return { trabalha: true, ...minha, ocupadas: await contasOcupadas(em), pedidos };
}
