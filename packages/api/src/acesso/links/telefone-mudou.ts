import type { Acao } from '@corre/contract/auditoria/atos.ts';
import type { Em } from '@corre/db/orm.ts';
import { secondsBefore, sql } from '@corre/db/sql.ts';
import type { Conta } from '../conta.queries.ts';

/** How long a changed telephone is told to the person who makes a link, in seconds. */
const UM_DIA = 86_400;

/** The act of an edit and the name of the telephone's field in it. Staff have no telephone. */
const EDICOES: Partial<Record<Conta['user_type'], { acao: Acao; campo: string }>> = {
  entregador: { acao: 'entregador_editado', campo: 'telefone_pessoal' },
  comercio: { acao: 'comercio_editado', campo: 'telefone' },
};

/**
 * Returns when the telephone of an account changed last, if that was within the last 24 hours by the database's clock;
 * else null [link-de-acesso]. A link goes to this telephone, so a fresh one may be a thief's. Index
 * `auditoria_de_um_alvo`.
 */
export async function telefoneMudouEm(em: Em, { user_type, id }: Conta): Promise<string | null> {
  const edicao = EDICOES[user_type];
  if (!edicao) return null;
  const ultima = await em
    .getKysely()
    .selectFrom('auditoria')
    .select('quando')
    .where('alvo_tipo', '=', user_type)
    .where('alvo_id', '=', id)
    .where('quando', '>', secondsBefore(sql`(select agora())`, UM_DIA))
    .where('acao', '=', edicao.acao)
    .where(sql<boolean>`detalhes -> 'campos' ? ${edicao.campo}`)
    .orderBy('quando', 'desc')
    .limit(1)
    .executeTakeFirst();
  return ultima?.quando ?? null;
}
