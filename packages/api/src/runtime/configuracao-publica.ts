import { configuracaoSchema } from '@corre/contract/publico/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import type { Config } from '../base/config.ts';
import { mostraDemonstracao } from '../demonstracao/exigir-demonstracao.ts';
import { router } from '../transport/trpc/init.ts';
import { publicProcedure } from '../transport/trpc/procedures.ts';

/**
 * Returns the public part of the configuration, with the database's time, because a phone's clock may be wrong, and
 * the rate of the current week [taxa].
 */
async function configuracaoPublica(em: Em, config: Config): Promise<z.output<typeof configuracaoSchema>> {
  const agora = await onlyRow(
    em,
    sql<{ agora: string; taxa_percentual: number }>`
      select agora() as agora, taxa_da_semana(semana_de(agora())) as taxa_percentual`,
  );
  return {
    empresa: config.EMPRESA_NOME ?? 'Corre',
    cidade: config.CIDADE,
    uf: config.UF,
    // A contact that is not set is empty, and the pages show nothing of it.
    whatsapp: config.CONTATO_WHATSAPP ?? '',
    instagram: config.CONTATO_INSTAGRAM ?? '',
    endereco: config.CONTATO_ENDERECO ?? '',
    suporte_telefone: config.SUPORTE_TELEFONE ?? null,
    suporte_whatsapp: config.SUPORTE_WHATSAPP ?? null,
    oferta_segundos: config.OFERTA_SEGUNDOS,
    recusas_para_suspender: config.RECUSAS_PARA_SUSPENDER,
    suspensao_horas: config.SUSPENSAO_HORAS,
    expiradas_para_sair: config.EXPIRADAS_PARA_SAIR,
    pausa_recusa_segundos: config.PAUSA_RECUSA_SEGUNDOS,
    pausa_expirada_segundos: config.PAUSA_EXPIRADA_SEGUNDOS,
    ...agora,
    ...((await mostraDemonstracao(em, config)) && { demonstracao: true as const }),
  };
}

export const publicoRouter = router({
  configuracao: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/public/configuracao',
        tags: ['Público'],
        summary: 'Cidade, contatos e prazos que as telas mostram',
      },
    })
    .output(configuracaoSchema)
    .query(({ ctx }) => configuracaoPublica(ctx.em, ctx.deps.config)),
});
