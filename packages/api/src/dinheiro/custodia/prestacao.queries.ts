import { PRESTACAO_ATRASADA_HORAS } from '@corre/contract/custodia/regras.ts';
import type { Queries } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';
import type { Vault } from '../../base/vault.ts';
import { codigoDa } from './codigo.ts';
import type { Par } from './ledger.ts';

/** Of `custodia_prestacao p`: nobody confirmed it for a day. */
export const atrasada = sql<boolean>`p.criada_em <= ${agora} - make_interval(hours => ${sql.lit(PRESTACAO_ATRASADA_HORAS)})`;

/** Handovers `p` that wait for their receiver, oldest first, to be filtered. Indexes `custodia_prestacao_aberta…`. */
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

/** With the code that its receivers see. */
export const comCodigo =
  (vault: Vault) =>
  <Linha extends { id: number }>(linha: Linha): Linha & { codigo: string } => ({
    ...linha,
    codigo: codigoDa(vault, linha.id),
  });

/** The one handover of the two that waits. Index `custodia_prestacao_aberta`. */
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
