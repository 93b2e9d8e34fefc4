import { percentualLegivel } from '@corre/contract/configuracoes/taxa.ts';
import type { NovaTaxa, Taxa } from '@corre/contract/configuracoes/taxa-contrato.ts';
import { LISTA_MAX } from '@corre/contract/constants.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import { auditar } from '../acesso/auditoria/auditar.ts';
import type { Ator } from '../base/ator.ts';
import { BusinessError } from '../base/business-error.ts';
import { taxasPlanejadas } from '../dinheiro/entregas/taxa.queries.ts';
import { avisar } from '../eventos/avisar.ts';
import { CONFIGURACAO_MUDOU } from './known-settings.ts';

/** Returns the company's fee: now, planned, and who said it. */
export async function lerTaxa(em: Em): Promise<Taxa> {
  const hoje = await onlyRow(
    em,
    sql<Omit<Taxa, 'ditas'>>`
      select taxa_da_semana(semana_inicio) as percentual, semana_inicio, primeira_segunda_da_taxa() as primeira_segunda,
             ${taxasPlanejadas} as planejadas
        from (select semana_de(agora()) as semana_inicio offset 0) s`,
  );
  const ditas = await em
    .getKysely()
    .selectFrom('taxa_dita as t')
    .innerJoin('funcionario as f', 'f.id', 't.funcionario_id')
    .select(['t.id', 't.percentual', 't.vale_de', 'f.nome as quem', 't.dita_em as em'])
    .orderBy('t.id', 'desc')
    .limit(LISTA_MAX)
    .execute();
  return { ...hoje, ditas };
}

/** Returns the rate that a new one replaces, and from when a new one may hold. Deliveries wait until the commit. */
async function trancar(em: Em, vale_de: string) {
  await em.execute(`select pg_advisory_xact_lock(hashtext('corre.taxa'))`);
  return onlyRow(
    em,
    sql<{ primeira_segunda: string; antes: number }>`
      select primeira_segunda_da_taxa() as primeira_segunda, taxa_da_semana(${vale_de}::date) as antes`,
  );
}

/**
 * Says the company's fee from a Monday on [taxa]. Weeks that began keep theirs; only before the first delivery a rate may
 * hold from the current week. The same Monday again replaces what was said for it, and the rate of the week before takes
 * a plan back. A rate that holds then anyway adds no row, and the answer says so. The database refuses the rest too, in
 * the trigger `a_tempo`.
 * @throws BusinessError TAXA_DE_SEMANA_COMECADA
 */
export async function dizerTaxa(em: Em, ator: Ator, { percentual, vale_de }: NovaTaxa) {
  const { primeira_segunda, antes } = await trancar(em, vale_de);
  if (vale_de < primeira_segunda)
    throw new BusinessError('TAXA_DE_SEMANA_COMECADA', { dia: primeira_segunda.split('-').reverse().join('/') });
  if (percentual === antes)
    return {
      message: `Nada mudou: nessa semana a taxa já é ${percentualLegivel(percentual)}.`,
      taxa: await lerTaxa(em),
    };
  await em.getKysely().insertInto('taxa_dita').values({ percentual, vale_de, funcionario_id: ator.id }).execute();
  await auditar(em, ator, 'taxa_mudada', 'configuracao', null, { percentual, antes, vale_de });
  await avisar(em, CONFIGURACAO_MUDOU);
  return { message: 'Taxa salva!', taxa: await lerTaxa(em) };
}
