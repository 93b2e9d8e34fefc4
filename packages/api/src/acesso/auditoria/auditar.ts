import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';

/** Who did it, as the audit keeps it; null: somebody who is not signed in. */
export type Autor = { user_type: string; id: number | null } | null;

/** What an act was done to. */
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
  | 'prestacao'
  | 'maquininha'
  | 'integracao';

/**
 * Adds one act to the append-only audit, in the transaction of the act itself (docs/security.md, audit).
 * `detalhes` never carries personal data, passwords or tokens: ids and closed values only.
 */
export async function auditar(
  em: Em,
  ator: Autor,
  acao: string,
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
