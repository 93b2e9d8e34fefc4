import { umaSemanaFechamentoSchema } from '@corre/contract/fechamento/contrato.ts';
import { numerosDeAgoraSchema } from '@corre/contract/numeros/agora-contrato.ts';
import {
  entregadoresDoPeriodoSchema,
  numerosDaEmpresaSchema,
  numerosDasOfertasSchema,
  numerosDoEntregadorSchema,
  numerosDoPeriodoSchema,
  ofertasDoPeriodoSchema,
  operacaoSchema,
} from '@corre/contract/numeros/contrato.ts';
import { dinheiroDoPeriodoSchema } from '@corre/contract/numeros/dinheiro-contrato.ts';
import { bairrosSchema, lojasDoPeriodoSchema, portaDoPeriodoSchema } from '@corre/contract/numeros/lojas-contrato.ts';
import { relatorioDaSemanaSchema } from '@corre/contract/numeros/semana-contrato.ts';
import { router } from '../transport/trpc/init.ts';
import {
  leituraDoAdmin,
  leituraDoComercio,
  leituraDoEntregador,
  leituraDoSuporte,
} from '../transport/trpc/procedures.ts';
import { numerosDeAgora } from './agora.ts';
import { bairros } from './bairros.ts';
import { dinheiroDoPeriodo } from './dinheiro.ts';
import { numerosDoEntregador } from './do-entregador.ts';
import { entregadoresDoPeriodo } from './entregadores.ts';
import { DE_TODOS } from './fatos/recorte.ts';
import { lojasDoPeriodo } from './lojas.ts';
import { ofertasDoPeriodo } from './ofertas.ts';
import { operacao } from './operacao.ts';
import type { Pedido, Periodo } from './periodo.ts';
import { portaDoPeriodo } from './porta.ts';
import { relatorioDaSemana } from './semana.ts';

const tags = ['Números'];

type Filtro = Periodo & {
  comercio_id?: number | undefined;
  entregador_id?: number | undefined;
  bairro_id?: number | undefined;
};

const pedidoDe = ({ de, ate, comercio_id, entregador_id, bairro_id }: Filtro): Pedido => ({
  de,
  ate,
  sujeito: {
    loja: comercio_id === undefined ? { todas: true } : { loja: comercio_id },
    entregador: entregador_id === undefined ? { todos: true } : { entregador: entregador_id },
    bairro_id: bairro_id ?? null,
  },
});

export const numerosRouter = router({
  operacao: leituraDoSuporte
    .meta({
      openapi: { method: 'GET', path: '/suporte/numeros/operacao', tags, summary: 'Entregas e esperas de um período' },
    })
    .input(numerosDaEmpresaSchema)
    .output(operacaoSchema)
    .query(({ ctx, input }) => operacao(ctx.em, ctx.deps.config, pedidoDe(input))),

  ofertas: leituraDoSuporte
    .meta({ openapi: { method: 'GET', path: '/suporte/numeros/ofertas', tags, summary: 'Ofertas de um período' } })
    .input(numerosDasOfertasSchema)
    .output(ofertasDoPeriodoSchema)
    .query(({ ctx, input }) => ofertasDoPeriodo(ctx.em, pedidoDe(input))),

  entregadores: leituraDoSuporte
    .meta({
      openapi: {
        method: 'GET',
        path: '/suporte/numeros/entregadores',
        tags,
        summary: 'Entregadores online, ocupados e necessários por hora',
      },
    })
    .input(numerosDoPeriodoSchema)
    .output(entregadoresDoPeriodoSchema)
    .query(({ ctx, input }) => entregadoresDoPeriodo(ctx.em, ctx.deps.config, input)),

  lojas: leituraDoSuporte
    .meta({
      openapi: { method: 'GET', path: '/suporte/numeros/lojas', tags, summary: 'A espera no balcão de cada comércio' },
    })
    .input(numerosDaEmpresaSchema)
    .output(lojasDoPeriodoSchema)
    .query(({ ctx, input }) => lojasDoPeriodo(ctx.em, pedidoDe(input))),

  porta: leituraDoSuporte
    .meta({
      openapi: { method: 'GET', path: '/suporte/numeros/porta', tags, summary: 'O que falhou na porta do cliente' },
    })
    .input(numerosDaEmpresaSchema)
    .output(portaDoPeriodoSchema)
    .query(({ ctx, input }) => portaDoPeriodo(ctx.em, pedidoDe(input))),

  bairros: leituraDoSuporte
    .meta({ openapi: { method: 'GET', path: '/suporte/numeros/bairros', tags, summary: 'Os bairros dos números' } })
    .output(bairrosSchema)
    .query(({ ctx }) => bairros(ctx.em)),

  agora: leituraDoSuporte
    .meta({ openapi: { method: 'GET', path: '/suporte/numeros/agora', tags, summary: 'O dia ao vivo' } })
    .output(numerosDeAgoraSchema)
    .query(({ ctx }) => numerosDeAgora(ctx.em, ctx.deps)),

  semana: leituraDoAdmin
    .meta({
      openapi: { method: 'GET', path: '/admin/numeros/semana/{semana_inicio}', tags, summary: 'O relatório da semana' },
    })
    .input(umaSemanaFechamentoSchema)
    .output(relatorioDaSemanaSchema)
    .query(({ ctx, input }) => relatorioDaSemana(ctx.em, ctx.deps.config, input.semana_inicio)),

  dinheiro: leituraDoAdmin
    .meta({ openapi: { method: 'GET', path: '/admin/numeros/dinheiro', tags, summary: 'O dinheiro por semana' } })
    .input(numerosDoPeriodoSchema)
    .output(dinheiroDoPeriodoSchema)
    .query(({ ctx, input }) => dinheiroDoPeriodo(ctx.em, input)),

  doComercio: leituraDoComercio
    .meta({
      openapi: {
        method: 'GET',
        path: '/comercio/{comercio_nome}/numeros',
        tags,
        summary: 'Entregas e esperas de um comércio',
      },
    })
    .input(numerosDoPeriodoSchema)
    .output(operacaoSchema)
    .query(({ ctx, input: { de, ate } }) =>
      operacao(ctx.em, ctx.deps.config, { de, ate, sujeito: { ...DE_TODOS, loja: { loja: ctx.comercio.id } } }),
    ),

  doEntregador: leituraDoEntregador
    .meta({
      openapi: {
        method: 'GET',
        path: '/entregador/{entregador_id}/numeros',
        tags,
        summary: 'Ganho por hora e ofertas de um entregador',
      },
    })
    .input(numerosDoPeriodoSchema)
    .output(numerosDoEntregadorSchema)
    .query(({ ctx, input: { entregador_id, de, ate } }) => numerosDoEntregador(ctx.em, entregador_id, { de, ate })),
});
