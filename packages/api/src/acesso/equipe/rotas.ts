import {
  criarFuncionarioSchema,
  encerrarSessaoDaEquipeSchema,
  funcionarioCriadoSchema,
  funcionarioSchema,
  renomearFuncionarioSchema,
  umFuncionarioSchema,
} from '@corre/contract/equipe/contrato.ts';
import { messageSchema } from '@corre/contract/fields.ts';
import { linkCriadoSchema } from '@corre/contract/links/contrato.ts';
import { sessaoListadaSchema } from '@corre/contract/sessao/contrato.ts';
import { z } from 'zod';
import { router } from '../../transport/trpc/init.ts';
import { acaoDoAdmin, leituraDoAdmin } from '../../transport/trpc/procedures.ts';
import { linkPara } from '../links/link-criado.ts';
import { criarFuncionario } from './criar.ts';
import { contaDaEquipe, encerrarSessaoDe, listarEquipe, sessoesDaEquipe } from './ler.ts';
import { ativar, desativar, encerrarSessoesDe, renomear } from './mudar.ts';

const tags = ['Equipe'];
const todos = '/admin/equipe';
const um = `${todos}/{funcionario_id}` as const;

/** Staff accounts, for the administrator [equipe]. What gives access asks for the second factor again. */
export const equipeRouter = router({
  listar: leituraDoAdmin
    .meta({ openapi: { method: 'GET', path: todos, tags, summary: 'Administradores e suporte' } })
    .output(z.array(funcionarioSchema))
    .query(({ ctx }) => listarEquipe(ctx.em, ctx.ator)),
  criar: acaoDoAdmin
    .meta({
      fator_recente: 'sempre',
      resposta_selada: true,
      openapi: {
        method: 'POST',
        path: todos,
        tags,
        summary: 'Criar uma conta de suporte ou de administrador; só esta resposta tem o link da senha',
      },
    })
    .input(criarFuncionarioSchema)
    .output(funcionarioCriadoSchema)
    .mutation(({ ctx, input }) => criarFuncionario(ctx, input)),
  renomear: acaoDoAdmin
    .meta({ openapi: { method: 'PUT', path: um, tags, summary: 'Mudar o nome de uma conta da equipe' } })
    .input(renomearFuncionarioSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => renomear(ctx.em, ctx.ator, input.funcionario_id, input.nome)),
  desativar: acaoDoAdmin
    .meta({
      openapi: {
        method: 'PUT',
        path: `${um}/desativar`,
        tags,
        summary: 'Desativar uma conta da equipe e encerrar as sessões dela',
        description: 'O único administrador ativo fica, e ninguém desativa a própria conta.',
      },
    })
    .input(umFuncionarioSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => desativar(ctx.em, ctx.ator, input.funcionario_id)),
  ativar: acaoDoAdmin
    .meta({
      fator_recente: 'sempre',
      openapi: { method: 'PUT', path: `${um}/ativar`, tags, summary: 'Ativar de novo uma conta da equipe' },
    })
    .input(umFuncionarioSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => ativar(ctx.em, ctx.ator, input.funcionario_id)),
  link: acaoDoAdmin
    .meta({
      fator_recente: 'sempre',
      resposta_selada: true,
      openapi: {
        method: 'POST',
        path: `${um}/link`,
        tags,
        summary: 'Link para nova senha de uma conta da equipe; só esta resposta tem o link',
      },
    })
    .input(umFuncionarioSchema)
    .output(linkCriadoSchema)
    .mutation(async ({ ctx, input }) => linkPara(ctx, await contaDaEquipe(ctx.em, input.funcionario_id))),
  sessoes: leituraDoAdmin
    .meta({
      openapi: {
        method: 'GET',
        path: `${um}/sessoes`,
        tags,
        summary: 'Em que aparelhos uma conta da equipe está aberta',
      },
    })
    .input(umFuncionarioSchema)
    .output(z.array(sessaoListadaSchema))
    .query(({ ctx, input }) => sessoesDaEquipe(ctx.em, ctx.ator, input.funcionario_id)),
  encerrarSessao: acaoDoAdmin
    .meta({
      openapi: {
        method: 'DELETE',
        path: `${um}/sessoes/{sessao_id}`,
        tags,
        summary: 'Encerrar uma sessão de uma conta da equipe',
      },
    })
    .input(encerrarSessaoDaEquipeSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => encerrarSessaoDe(ctx.em, ctx.ator, input)),
  encerrarSessoes: acaoDoAdmin
    .meta({
      openapi: {
        method: 'DELETE',
        path: `${um}/sessoes`,
        tags,
        summary: 'Encerrar todas as sessões de uma conta da equipe',
      },
    })
    .input(umFuncionarioSchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => encerrarSessoesDe(ctx.em, ctx.ator, input.funcionario_id)),
});
