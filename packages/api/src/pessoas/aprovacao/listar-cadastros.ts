import {
  type aprovacaoListaSchema,
  CADASTROS_NA_LISTA,
  type TotaisDaAprovacao,
} from '@corre/contract/aprovacao/contrato.ts';
import type { Aprovacao } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import type { z } from 'zod';
import type { Config } from '../../base/config.ts';
import type { Vault } from '../../base/vault.ts';
import { mascararDocumentos } from '../entregadores/mascarar.ts';

type Lista = z.output<typeof aprovacaoListaSchema>;

/**
 * Returns how many registrations wait, and how many refused ones are not erased yet. Index `entregador_em_aprovacao`.
 */
export async function totaisDaAprovacao(em: Em, config: Config): Promise<TotaisDaAprovacao> {
  const totais = await em
    .getKysely()
    .selectFrom('entregador')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('aprovacao', '=', 'pendente').as('pendentes'),
      fn.countAll<number>().filterWhere('aprovacao', '=', 'recusada').as('recusados'),
    ])
    .where('aprovacao', 'is not', null)
    .executeTakeFirstOrThrow();
  return { exige: config.APROVAR_CADASTROS, ...totais };
}

/**
 * Returns the registrations of one kind with masked documents. `entregadores.revelar` returns the documents in clear
 * text and is audited. The longest wait comes first, and so does the latest refusal. Index `entregador_em_aprovacao`.
 */
export async function listarCadastros(em: Em, config: Config, vault: Vault, aprovacao: Aprovacao): Promise<Lista> {
  const totais = await totaisDaAprovacao(em, config);
  const achados = await em
    .getKysely()
    .selectFrom('entregador')
    .select(['id', 'nome_completo', 'usuario', 'telefone_pessoal', 'data_cadastro', 'data_nascimento', 'cpf', 'rg'])
    .select(['estado_civil', 'endereco', 'bairro', 'cep', 'pix_tipo_chave', 'pix_chave', 'data_inicio'])
    .select(['assinatura_planilha', 'ativo', 'recusada_em', 'recusa_motivo'])
    .where('aprovacao', '=', aprovacao)
    .$if(aprovacao === 'pendente', (q) => q.orderBy('data_cadastro').orderBy('id'))
    .$if(aprovacao === 'recusada', (q) => q.orderBy('recusada_em', 'desc').orderBy('id', 'desc'))
    .limit(CADASTROS_NA_LISTA)
    .execute();
  const cadastros = achados.map((cadastro) =>
    mascararDocumentos({
      ...cadastro,
      aprovacao,
      cpf: vault.open(cadastro.cpf),
      rg: vault.open(cadastro.rg),
      pix_chave: vault.open(cadastro.pix_chave),
    }),
  );
  return { ...totais, cadastros };
}
