import type { UserType } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import type { Vault } from '../../base/vault.ts';
import { auditar } from '../auditoria/auditar.ts';
import { ACCOUNT_TABLES } from '../conta.queries.ts';
import { acharPessoa, type Pessoa } from './achar-pessoa.ts';
import { OPERADOR } from './contas.ts';
import { listasDe } from './exportar-listas.ts';

async function fichaDoEntregador(em: Em, vault: Vault, id: number): Promise<object> {
  const ficha = await em
    .getKysely()
    .selectFrom('entregador')
    .select(['id', 'usuario', 'nome_completo', 'data_inicio', 'data_nascimento', 'cpf', 'rg', 'estado_civil'])
    .select(['endereco', 'bairro', 'cep', 'telefone_pessoal', 'pix_tipo_chave', 'pix_chave', 'assinatura_planilha'])
    .select([
      'ativo',
      'aparece_no_ranking',
      'aparece_no_rastreio',
      'compartilha_localizacao',
      'veiculo',
      'consentimento_em',
      'data_cadastro',
      'removido_em',
    ])
    .select(['aprovacao', 'recusada_em', 'recusa_motivo'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...ficha,
    cpf: vault.open(ficha.cpf),
    rg: vault.open(ficha.rg),
    pix_chave: vault.open(ficha.pix_chave),
  };
}

/** Returns the account's own row, without its password. */
async function ficha(em: Em, vault: Vault, { user_type, id }: Pessoa): Promise<object> {
  if (user_type === 'entregador') return fichaDoEntregador(em, vault, id);
  const db = em.getKysely();
  if (user_type === 'comercio') {
    const loja = await db
      .selectFrom('comercio')
      .select([
        'id',
        'nome',
        'endereco_retirada',
        'link_loja',
        'telefone',
        'razao_social',
        'documento',
        'senha_inicial',
        'ativo',
        'data_cadastro',
        'removido_em',
      ])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const aberto = (selado: string | null) => (selado === null ? null : vault.open(selado));
    return { ...loja, razao_social: aberto(loja.razao_social), documento: aberto(loja.documento) };
  }
  return db
    .selectFrom('funcionario')
    .select(['id', 'user_type', 'usuario', 'nome', 'ativo', 'data_cadastro', 'encerrado_em'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/**
 * Returns all data of one account, decrypted, for that person (LGPD, right of access). Adds the export to the audit
 * log.
 */
export async function exportarDados(
  em: Em,
  vault: Vault,
  user_type: UserType,
  quem: string,
): Promise<Record<string, unknown>> {
  const pessoa = await acharPessoa(em, user_type, quem);
  const dados: Record<string, unknown> = { ...(await ficha(em, vault, pessoa)) };
  for (const [nome, lista] of Object.entries(listasDe(em, vault, pessoa))) dados[nome] = await lista.execute();
  await auditar(em, OPERADOR, 'dados_exportados', ACCOUNT_TABLES[user_type], pessoa.id, { user_type });
  return dados;
}
