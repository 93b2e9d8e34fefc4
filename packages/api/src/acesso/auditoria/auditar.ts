import type { Acao } from '@corre/contract/auditoria/atos.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';

/** The author of an act in the audit log. Null: an anonymous caller. */
export type Autor = { user_type: string; id: number | null } | null;

/** The type of the object of an act. */
export type AlvoTipo =
  | 'entregador'
  | 'comercio'
  | 'funcionario'
  | 'solicitacao'
  | 'suspensao'
  | 'contestacao'
  | 'pagamento'
  | 'ajuste'
  | 'contestacao_valor'
  | 'fatura'
  | 'lote'
  | 'pix'
  | 'prestacao'
  | 'maquininha'
  | 'integracao'
  | 'configuracao';

/**
 * Adds one act to the append-only audit log, in the transaction of the act (docs/security.md, audit). `detalhes`
 * contains only ids and closed values: never personal data, passwords or tokens. Each act has a sentence in `ATOS`.
 */
export async function auditar(
  em: Em,
  ator: Autor,
  acao: Acao,
  alvo_tipo: AlvoTipo | null = null,
  alvo_id: number | null = null,
  detalhes: Record<string, unknown> = {},
): Promise<void> {
  await em
    .getKysely()
    .insertInto('auditoria')
    .values({
      ator_tipo: ator?.user_type ?? 'anonimo',
      ator_id: ator?.id ?? null,
      acao,
      alvo_tipo,
      alvo_id,
      detalhes: sql`${JSON.stringify(detalhes)}::jsonb`,
    })
    .execute();
}
