import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, secondsBefore, sql } from '@corre/db/sql.ts';
import type { Ator } from '../../base/ator.ts';
import type { Brakes } from '../../base/ports.ts';
import { chaveDesconhecida, chaveNaoPermite, chaveRevogada, chaveVencida } from './erros.ts';
import { escopoDe, permite } from './escopos.ts';

const MINUTO = 60;

/** Read by every call with a key: built once. By the unique index `chave_api_hash`, of shops that are there. */
const chaveDe = compiled((db, given: Given<Pick<Row<'chave_api'>, 'chave_hash'>>) =>
  db
    .selectFrom('chave_api as k')
    .innerJoin('comercio as c', (join) => join.onRef('c.id', '=', 'k.comercio_id').on('c.ativo', '=', sql.lit(true)))
    .select(['k.id as chave_id', 'k.ambiente', 'k.escopos', 'c.id', 'c.nome', 'c.senha_inicial'])
    .select(({ eb }) => [
      eb('k.revogada_em', 'is not', null).$castTo<boolean>().as('revogada'),
      sql<boolean>`coalesce(k.expira_em <= ${agora}, false)`.as('vencida'),
      // at most one write a minute
      sql<boolean>`k.usada_em is null or k.usada_em < ${secondsBefore(agora, MINUTO)}`.as('tocar'),
    ])
    .where('k.chave_hash', '=', given('chave_hash')),
);

/** Who calls with a key: its shop, and whether what they do is only tried out. */
export interface PorChave {
  ator: Ator;
  ensaio: boolean;
  escopos: readonly string[];
}

interface Chamada {
  /** null: what came could not be a key */
  chave_hash: Buffer | null;
  ip: string;
  procedure: string;
}

const lida = async (em: Em, { chave_hash }: Chamada) =>
  chave_hash ? (await chaveDe(em, { chave_hash }))[0] : undefined;

type Lida = NonNullable<Awaited<ReturnType<typeof lida>>>;

/** @throws ChaveRecusada when there is no such key, or it works no more. */
function conferir(chave: Lida | undefined): asserts chave is Lida {
  if (!chave) throw chaveDesconhecida();
  if (chave.revogada) throw chaveRevogada();
  if (chave.vencida) throw chaveVencida();
}

/**
 * The shop behind a key, while key and shop live and the key allows this procedure. Wrong keys are counted by address, as wrong
 * logins are; a key that this process has seen to be right is not held up by others' (docs/decisions/0076-api-keys.md).
 * @throws BusinessError 401, 403, 429
 */
export async function quemTemAChave(em: Em, brakes: Brakes, chamada: Chamada): Promise<PorChave> {
  const conta = brakes.usarChave(chamada.ip, chamada.chave_hash);
  const chave = await lida(em, chamada);
  conta(chave !== undefined && !chave.revogada && !chave.vencida);
  conferir(chave);
  const { chave_id, ambiente, escopos, tocar, id, nome, senha_inicial } = chave;
  if (!permite(escopos, chamada.procedure)) throw chaveNaoPermite(escopoDe(chamada.procedure));
  if (tocar)
    await em.getKysely().updateTable('chave_api').set({ usada_em: agora }).where('id', '=', chave_id).execute();
  const token_hash = chamada.chave_hash ?? Buffer.alloc(0);
  return {
    ator: { user_type: 'comercio', id, nome, senha_inicial, token_hash },
    ensaio: ambiente === 'teste',
    escopos,
  };
}
