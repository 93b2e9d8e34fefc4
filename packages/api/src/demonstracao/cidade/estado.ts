import type { EstadoDaCidade } from '@corre/contract/demonstracao/cidade.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, secondsBefore, sql } from '@corre/db/sql.ts';
import type { Town } from '../../base/ports.ts';

/** The columns of a wish. */
export const DESEJO = ['id', 'tipo', 'entregador_id', 'pedido_em', 'feito_em', 'solicitacao_id'] as const;

/** Seconds without a report after which nobody works for the town. */
const CALADA_SEGUNDOS = 30;
/** Seconds for which a wish is shown. */
const DESEJO_SEGUNDOS = 600;

const DE_INICIO = { parada: false, ritmo: 1, funciona: false } as const;

/**
 * Returns whether the town is held, its pace, and whether a process works for it. `travar` holds the row until the
 * transaction ends.
 */
export async function cidadeAgora(
  em: Em,
  { travar = false } = {},
): Promise<Pick<Row<'cidade_viva'>, 'parada' | 'ritmo'> & { funciona: boolean }> {
  const lida = await em
    .getKysely()
    .selectFrom('cidade_viva')
    .select(['parada', 'ritmo'])
    .select(sql<boolean>`coalesce(visto_em >= ${secondsBefore(agora, CALADA_SEGUNDOS)}, false)`.as('funciona'))
    .$if(travar, (cidade) => cidade.forUpdate())
    .executeTakeFirst();
  return lida ?? DE_INICIO;
}

/**
 * Returns the state of the town for everybody. `town` is the one that this process starts. Index
 * `pedido_da_cidade_recente`.
 */
export async function estadoDaCidade(em: Em, town: Town): Promise<EstadoDaCidade> {
  const { parada, ritmo, funciona } = await cidadeAgora(em);
  const pedidos = await em
    .getKysely()
    .selectFrom('pedido_da_cidade')
    .select(DESEJO)
    .where('pedido_em', '>', secondsBefore(agora, DESEJO_SEGUNDOS))
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  if (!funciona) return { andamento: 'desligada', ritmo, comecando: town.starting, pode_ligar: town.here, pedidos };
  const andamento = parada ? 'parada' : 'trabalhando';
  return { andamento, ritmo, comecando: false, pode_ligar: false, pedidos };
}
