import { umaSemanaFechamentoSchema } from '@corre/contract/fechamento/contrato.ts';
import {
  cancelarLoteSchema,
  criarLoteSchema,
  linhaDeLoteSchema,
  loteCriadoSchema,
  loteInteiroSchema,
  lotesDaSemanaSchema,
  respostaRetornoSchema,
  retornoSchema,
  umLoteSchema,
} from '@corre/contract/lotes/contrato.ts';
import { router } from '../../transport/trpc/init.ts';
import { acaoDoAdmin, leituraDoAdmin } from '../../transport/trpc/procedures.ts';
import { cancelarLote } from './cancelar-lote.ts';
import { criarLote } from './criar-lote.ts';
import { importarRetorno } from './importar-retorno.ts';
import { lerLote, listarLotes } from './lotes.ts';

const tags = ['Fechamento'];

export const lotesRouter = router({
  criar: acaoDoAdmin
    .meta({
      fator_recente: 'sempre',
      openapi: {
        method: 'POST',
        path: '/admin/fechamento/{semana_inicio}/lote',
        tags,
        summary: 'Faz um lote de pagamentos e o arquivo CNAB 240 (PIX) para o banco',
        description:
          'Congela os pagamentos escolhidos. O layout genérico (FEBRABAN) não foi homologado por nenhum banco: peça ao seu que o valide antes de usar.',
      },
    })
    .input(criarLoteSchema)
    .output(loteCriadoSchema)
    .mutation(({ ctx, input }) => criarLote(ctx.em, ctx.deps, ctx.ator, input)),

  daSemana: leituraDoAdmin
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/fechamento/{semana_inicio}/lotes',
        tags,
        summary: 'Os lotes de uma semana, do mais novo',
      },
    })
    .input(umaSemanaFechamentoSchema)
    .output(lotesDaSemanaSchema)
    .query(({ ctx, input }) => listarLotes(ctx.em, ctx.deps.config, input.semana_inicio)),

  ler: acaoDoAdmin
    .meta({
      fator_recente: 'sempre',
      openapi: {
        method: 'GET',
        path: '/admin/lotes/{id}',
        tags,
        summary: 'Um lote, com o arquivo e os pagamentos',
        description: 'O arquivo tem CPF e chaves: cada leitura fica na auditoria.',
      },
    })
    .input(umLoteSchema)
    .output(loteInteiroSchema)
    .query(({ ctx, input }) => lerLote(ctx.em, ctx.deps.vault, ctx.ator, input.id)),

  cancelar: acaoDoAdmin
    .meta({
      fator_recente: 'sempre',
      openapi: {
        method: 'PUT',
        path: '/admin/lotes/{id}/cancelar',
        tags,
        summary: 'Cancela um lote que o banco não recebeu',
      },
    })
    .input(cancelarLoteSchema)
    .output(linhaDeLoteSchema)
    .mutation(({ ctx, input }) => cancelarLote(ctx.em, ctx.ator, input)),

  retorno: acaoDoAdmin
    .meta({
      openapi: {
        method: 'POST',
        path: '/admin/lotes/{id}/retorno',
        tags,
        summary: 'Importa o arquivo de retorno do banco; repetir responde como a primeira vez',
      },
    })
    .input(retornoSchema)
    .output(respostaRetornoSchema)
    .mutation(({ ctx, input }) => importarRetorno(ctx.em, ctx.ator, input)),
});
