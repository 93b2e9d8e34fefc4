import type { Em } from '@corre/db/orm.ts';

/** Selects the newest saying of each field, with who said it. Index `configuracao_dita_ultima`; a row for each field. */
export const ultimasDitas = (em: Em) =>
  em
    .getKysely()
    .selectFrom('configuracao_dita as c')
    .innerJoin('funcionario as f', 'f.id', 'c.funcionario_id')
    .distinctOn('c.campo')
    .select(['c.campo', 'c.valor', 'f.nome as quem', 'c.dita_em as em'])
    .orderBy('c.campo')
    .orderBy('c.id', 'desc')
    .execute();
