import {
  definirOnlineSchema,
  estadoSchema,
  explicacaoSchema,
  hojeSchema,
  pausasSchema,
  respostaOnlineSchema,
  situacaoDaFilaSchema,
} from '@corre/contract/fila/contrato.ts';
import { router } from '../../transport/trpc/init.ts';
import { acaoDoEntregador, forAccounts, leituraDoEntregador } from '../../transport/trpc/procedures.ts';
import { definirOnline } from './definir-online.ts';
import { estadoDoEntregador } from './estado.ts';
import { explicarFila } from './explicacao.ts';
import { hojeNaFila } from './hoje.ts';
import { pausasDoEntregador } from './pausas.ts';
import { situacaoDaFila } from './situacao.ts';

const tags = ['Entregador: fila'];

export const filaRouter = router({
  estado: leituraDoEntregador
    .meta({
      openapi: {
        method: 'GET',
        path: '/entregador/{entregador_id}/status',
        tags,
        summary: 'Se está online, e a suspensão em curso',
      },
    })
    .output(estadoSchema)
    .query(({ ctx, input }) => estadoDoEntregador(ctx.em, input.entregador_id)),

  definirOnline: acaoDoEntregador
    .meta({
      despacho: true,
      openapi: {
        method: 'PUT',
        path: '/entregador/{entregador_id}/status-online',
        tags,
        summary: 'Entra na fila ou sai dela',
      },
    })
    .input(definirOnlineSchema)
    .output(respostaOnlineSchema)
    .mutation(({ ctx, input }) => definirOnline(ctx.em, ctx.deps.config, input)),

  situacao: forAccounts({ entregador: 'any', suporte: 'any', admin: 'any' })
    .meta({ openapi: { method: 'GET', path: '/entregador/status-fila', tags, summary: 'A fila em números' } })
    .output(situacaoDaFilaSchema)
    .query(({ ctx: { em, deps, ator } }) =>
      situacaoDaFila(em, deps.queue, ator.user_type === 'entregador' ? { entregador: ator.id } : { todas: true }),
    ),

  pausas: leituraDoEntregador
    .meta({
      openapi: {
        method: 'GET',
        path: '/entregador/{entregador_id}/pausas',
        tags,
        summary: 'O que espera e não é oferecido a este entregador por enquanto',
      },
    })
    .output(pausasSchema)
    .query(({ ctx, input }) => pausasDoEntregador(ctx.em, input.entregador_id)),

  hoje: leituraDoEntregador
    .meta({
      openapi: { method: 'GET', path: '/entregador/{entregador_id}/hoje', tags, summary: 'Quanto tempo online hoje' },
    })
    .output(hojeSchema)
    .query(({ ctx, input }) => hojeNaFila(ctx.em, input.entregador_id)),

  explicacao: leituraDoEntregador
    .meta({
      openapi: {
        method: 'GET',
        path: '/entregador/{entregador_id}/fila',
        tags,
        summary: 'Por que recebi ou não recebi',
      },
    })
    .output(explicacaoSchema)
    .query(({ ctx, input }) => explicarFila(ctx.em, ctx.deps.config, input.entregador_id)),
});
