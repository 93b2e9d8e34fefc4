import {
  configuracoesSchema,
  mudancasSchema,
  mudarBancoSchema,
  mudarEmpresaSchema,
  pedirMudancasSchema,
  respostaConfiguracoesSchema,
} from '@corre/contract/configuracoes/contrato.ts';
import { dizerTaxaSchema, respostaTaxaSchema, taxaSchema } from '@corre/contract/configuracoes/taxa-contrato.ts';
import { router, t } from '../transport/trpc/init.ts';
import { inTransaction, leituraDoAdmin } from '../transport/trpc/procedures.ts';
import { lerConfiguracoes } from './ler.ts';
import { mudancasDasConfiguracoes } from './mudancas.ts';
import { mudarConfiguracoes } from './mudar.ts';
import { dizerTaxa, lerTaxa } from './taxa.ts';

const tags = ['Configurações'];

/** After the commit this process reads its settings, so that the caller's next call meets them. */
const lerDepois = t.middleware(async ({ ctx, next }) => {
  const feito = await next();
  if (feito.ok) await ctx.deps.settings.follow();
  return feito;
});
const acaoDeConfigurar = leituraDoAdmin.use(lerDepois).use(inTransaction);

export const configuracoesRouter = router({
  ler: leituraDoAdmin
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/configuracoes',
        tags,
        summary: 'O que a empresa disse de si, o que o servidor define, e o que falta dizer',
      },
    })
    .output(configuracoesSchema)
    .query(({ ctx }) => lerConfiguracoes(ctx.em, ctx.deps)),

  mudancas: leituraDoAdmin
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/configuracoes/mudancas',
        tags,
        summary: 'Quem mudou o quê nas configurações, da mais nova',
      },
    })
    .input(pedirMudancasSchema)
    .output(mudancasSchema)
    .query(({ ctx, input }) => mudancasDasConfiguracoes(ctx.em, input, ctx.page)),

  mudar: acaoDeConfigurar
    .meta({
      openapi: {
        method: 'PUT',
        path: '/admin/configuracoes',
        tags,
        summary: 'Diz dados da empresa, contatos, aprovação e limites',
        description:
          'Um campo que falta fica como está; nulo retira o que foi dito. Vale em todos os processos em um segundo.',
      },
    })
    .input(mudarEmpresaSchema)
    .output(respostaConfiguracoesSchema)
    .mutation(({ ctx, input }) => mudarConfiguracoes(ctx.em, ctx.deps, ctx.ator, input)),

  taxa: leituraDoAdmin
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/configuracoes/taxa',
        tags,
        summary: 'A taxa da semana, as mudanças planejadas e quem disse cada uma',
      },
    })
    .output(taxaSchema)
    .query(({ ctx }) => lerTaxa(ctx.em)),

  dizerTaxa: acaoDeConfigurar
    .meta({
      fator_recente: 'sempre',
      openapi: {
        method: 'PUT',
        path: '/admin/configuracoes/taxa',
        tags,
        summary: 'Diz a taxa a partir de uma segunda-feira',
        description:
          'Vale da próxima segunda em diante; antes da primeira entrega, também desta semana. A mesma segunda de novo troca o que foi dito para ela. Quem tem segundo fator confirma antes.',
      },
    })
    .input(dizerTaxaSchema)
    .output(respostaTaxaSchema)
    .mutation(({ ctx, input }) => dizerTaxa(ctx.em, ctx.ator, input)),

  mudarBanco: acaoDeConfigurar
    .meta({
      fator_recente: 'sempre',
      openapi: {
        method: 'PUT',
        path: '/admin/configuracoes/banco',
        tags,
        summary: 'Diz a conta e a chave PIX da empresa',
        description: 'O tipo e a chave PIX vêm juntos. Quem tem segundo fator confirma antes.',
      },
    })
    .input(mudarBancoSchema)
    .output(respostaConfiguracoesSchema)
    .mutation(({ ctx, input }) => mudarConfiguracoes(ctx.em, ctx.deps, ctx.ator, input)),
});
