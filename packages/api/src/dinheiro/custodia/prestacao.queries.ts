import { PRESTACAO_ATRASADA_HORAS } from '@corre/contract/custodia/regras.ts';
import type { Queries } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';
import type { Vault } from '../../base/vault.ts';
import { codigoDa } from './codigo.ts';
import type { Par } from './ledger.ts';

/** SQL condition on `custodia_prestacao p`: the handover is older than a day. Use it on open handovers. */
export const atrasada = sql<boolean>`p.criada_em <= ${agora} - make_interval(hours => ${sql.lit(PRESTACAO_ATRASADA_HORAS)})`;

/** Selects open handovers `p`, oldest first, for further filters. Indexes `custodia_prestacao_aberta…`. */
export const prestacoesAbertas = (db: Queries) =>
  db
    .selectFrom('custodia_prestacao as p')
    .innerJoin('comercio as c', 'c.id', 'p.comercio_id')
    .innerJoin('entregador as e', 'e.id', 'p.entregador_id')
    .select(['p.id', 'p.entregador_id', 'e.nome_completo as entregador', 'p.comercio_id', 'c.nome as comercio'])
    .select(['p.valor', 'p.criada_em', atrasada.as('atrasada')])
    .where('p.confirmada_em', 'is', null)
    .where('p.cancelada_em', 'is', null)
    .orderBy('p.criada_em')
    .orderBy('p.id');

/** Adds the code, which only receivers may see. */
export const comCodigo =
  (vault: Vault) =>
  <Linha extends { id: number }>(linha: Linha): Linha & { codigo: string } => ({
    ...linha,
    codigo: codigoDa(vault, linha.id),
  });

/** Returns the open handover of this courier and shop. Index `custodia_prestacao_aberta` allows only one. */
export const prestacaoAberta = (em: Em, { entregador_id, comercio_id }: Par) =>
  em
    .getKysely()
    .selectFrom('custodia_prestacao')
    .select(['id', 'valor'])
    .where('entregador_id', '=', entregador_id)
    .where('comercio_id', '=', comercio_id)
    .where('confirmada_em', 'is', null)
    .where('cancelada_em', 'is', null)
    .executeTakeFirst();
