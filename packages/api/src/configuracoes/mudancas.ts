import { MUDANCAS_POR_PAGINA } from '@corre/contract/configuracoes/campos.ts';
import type { MudancaDaConfiguracao } from '@corre/contract/configuracoes/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { onePage, Page } from '../base/page.ts';

/** Returns the changes of the settings, the newest first. By primary key, whatever the table holds. */
export async function mudancasDasConfiguracoes(
  em: Em,
  { antes_de }: { antes_de?: number | undefined },
  page: Page | undefined,
): Promise<{ mudancas: MudancaDaConfiguracao[]; proximo: number | null }> {
  const mudancas = await em
    .getKysely()
    .selectFrom('configuracao_dita as c')
    .innerJoin('funcionario as f', 'f.id', 'c.funcionario_id')
    .select(['c.id', 'c.campo', 'c.valor', 'c.antes', 'f.nome as quem', 'c.dita_em as em'])
    .$if(antes_de !== undefined, (query) => query.where('c.id', '<', antes_de ?? 0))
    .orderBy('c.id', 'desc')
    .limit(MUDANCAS_POR_PAGINA + 1)
    .execute();
  const cut = page ?? new Page();
  return { mudancas: onePage(mudancas, { max: MUDANCAS_POR_PAGINA, page: cut }), proximo: cut.next };
}
