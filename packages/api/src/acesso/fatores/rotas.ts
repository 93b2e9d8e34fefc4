import {
  ativarCodigoSchema,
  cadastrarPasskeySchema,
  codigosDeRecuperacaoSchema,
  confirmarComCodigoSchema,
  desafioDaPasskeySchema,
  desafioDeCadastroSchema,
  desafioDoCodigoSchema,
  fatorConfirmadoSchema,
  meusFatoresSchema,
  passkeySchema,
  renomearPasskeySchema,
  umaPasskeySchema,
  usarPasskeySchema,
} from '@corre/contract/fatores/contrato.ts';
import { messageSchema } from '@corre/contract/fields.ts';
import { router } from '../../transport/trpc/init.ts';
import { forAccounts, inTransaction } from '../../transport/trpc/procedures.ts';
import { ativarCodigo, comecarCodigo, gerarRecuperacao } from './aplicativo-de-codigos.ts';
import { cadastrarPasskey, comecarPasskey } from './cadastrar-passkey.ts';
import { comecarConfirmacao, confirmarComCodigo, confirmarComPasskey } from './confirmar.ts';
import { meusFatores } from './meus-fatores.ts';
import { renomearPasskey } from './passkeys.ts';
import { desativarCodigo, removerPasskey } from './remover-fator.ts';

const tags = ['Segundo fator'];
/** Also for a session without its factor, which must be able to give one. */
const qualquer = forAccounts({ entregador: 'any', comercio: 'any', admin: 'any', suporte: 'any' }).meta({
  sem_fator: true,
});
/** Couriers have passkeys, and no app of codes. */
const comCodigos = forAccounts({ comercio: 'any', admin: 'any', suporte: 'any' }).meta({ sem_fator: true });
/** A change of the factors. Only the first factor is enrolled without giving one. */
const mudanca = { fator_recente: 'se_ha' } as const;

// Acts by passkey run without a transaction: a challenge that was tried is used up, whatever follows.
export const fatoresRouter = router({
  meus: qualquer
    .meta({ openapi: { method: 'GET', path: '/fatores', tags, summary: 'Passkeys e códigos da conta' } })
    .output(meusFatoresSchema)
    .query(({ ctx }) => meusFatores(ctx)),

  comecarPasskey: qualquer
    .use(inTransaction)
    .meta({
      ...mudanca,
      openapi: { method: 'POST', path: '/fatores/passkeys/desafio', tags, summary: 'Começar a cadastrar uma passkey' },
    })
    .output(desafioDeCadastroSchema)
    .mutation(({ ctx }) => comecarPasskey(ctx)),
  cadastrarPasskey: qualquer
    .meta({
      ...mudanca,
      openapi: { method: 'POST', path: '/fatores/passkeys', tags, summary: 'Cadastrar uma passkey' },
    })
    .input(cadastrarPasskeySchema)
    .output(passkeySchema)
    .mutation(({ ctx, input }) => cadastrarPasskey(ctx, input)),
  renomearPasskey: qualquer
    .use(inTransaction)
    .meta({
      ...mudanca,
      openapi: { method: 'PUT', path: '/fatores/passkeys/{passkey_id}', tags, summary: 'Mudar o nome de uma passkey' },
    })
    .input(renomearPasskeySchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => renomearPasskey(ctx.em, ctx.ator, input)),
  removerPasskey: qualquer
    .use(inTransaction)
    .meta({
      ...mudanca,
      openapi: { method: 'DELETE', path: '/fatores/passkeys/{passkey_id}', tags, summary: 'Remover uma passkey' },
    })
    .input(umaPasskeySchema)
    .output(messageSchema)
    .mutation(({ ctx, input }) => removerPasskey(ctx.em, ctx.deps.config, ctx.ator, input.passkey_id)),

  comecarCodigo: comCodigos
    .use(inTransaction)
    .meta({
      ...mudanca,
      resposta_selada: true,
      openapi: {
        method: 'POST',
        path: '/fatores/codigo/desafio',
        tags,
        summary: 'Começar um aplicativo de códigos; só esta resposta tem o segredo',
      },
    })
    .output(desafioDoCodigoSchema)
    .mutation(({ ctx }) => comecarCodigo(ctx)),
  ativarCodigo: comCodigos
    .use(inTransaction)
    .meta({
      ...mudanca,
      resposta_selada: true,
      openapi: {
        method: 'POST',
        path: '/fatores/codigo',
        tags,
        summary: 'Ativar o aplicativo de códigos; só esta resposta tem os códigos de recuperação',
      },
    })
    .input(ativarCodigoSchema)
    .output(codigosDeRecuperacaoSchema)
    .mutation(({ ctx, input }) => ativarCodigo(ctx, input)),
  desativarCodigo: comCodigos
    .use(inTransaction)
    .meta({
      ...mudanca,
      openapi: { method: 'DELETE', path: '/fatores/codigo', tags, summary: 'Desativar o aplicativo de códigos' },
    })
    .output(messageSchema)
    .mutation(({ ctx }) => desativarCodigo(ctx.em, ctx.deps.config, ctx.ator)),
  gerarRecuperacao: comCodigos
    .use(inTransaction)
    .meta({
      ...mudanca,
      resposta_selada: true,
      openapi: {
        method: 'POST',
        path: '/fatores/recuperacao',
        tags,
        summary: 'Códigos de recuperação novos; só esta resposta os tem',
      },
    })
    .output(codigosDeRecuperacaoSchema)
    .mutation(({ ctx }) => gerarRecuperacao(ctx.em, ctx.deps.vault, ctx.ator)),

  confirmarComCodigo: qualquer
    .use(inTransaction)
    .meta({
      openapi: {
        method: 'POST',
        path: '/fatores/confirmar',
        tags,
        summary: 'Dar o segundo fator de novo, com um código',
      },
    })
    .input(confirmarComCodigoSchema)
    .output(fatorConfirmadoSchema)
    .mutation(({ ctx, input }) => confirmarComCodigo(ctx, input)),
  comecarConfirmacao: qualquer
    .use(inTransaction)
    .meta({
      openapi: {
        method: 'POST',
        path: '/fatores/confirmar/passkey/desafio',
        tags,
        summary: 'Começar a dar o segundo fator de novo, com uma passkey',
      },
    })
    .output(desafioDaPasskeySchema)
    .mutation(({ ctx }) => comecarConfirmacao(ctx)),
  confirmarComPasskey: qualquer
    .meta({
      openapi: {
        method: 'POST',
        path: '/fatores/confirmar/passkey',
        tags,
        summary: 'Dar o segundo fator de novo, com uma passkey',
      },
    })
    .input(usarPasskeySchema)
    .output(fatorConfirmadoSchema)
    .mutation(({ ctx, input }) => confirmarComPasskey(ctx, input)),
});
