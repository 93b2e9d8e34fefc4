import { CADASTRO_REALIZADO, type Cadastro, PIX_INVALIDO } from '@corre/contract/entregadores/contrato.ts';
import { normalizarPix } from '@corre/contract/entregadores/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import { donosDoUsuario } from '../../acesso/conta.queries.ts';
import { hashPassword } from '../../base/password-hash.ts';
import type { Vault } from '../../base/vault.ts';
import { avisar } from '../../eventos/avisar.ts';
import { chavePixInvalida, dadosJaCadastrados, usuarioEmUso } from './erros.ts';

/**
 * The user name must also be no staff account's: a login without `user_type` tries both. Registrations of one name or one
 * CPF meet on the advisory locks, so that the second is told so instead of breaking a unique index.
 */
async function conferirUnicidade(em: Em, usuario: string, cpf_indice: string): Promise<void> {
  for (const chave of [`usuario:${usuario}`, `cpf:${cpf_indice}`]) {
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`corre.cadastro.${chave}`]);
  }
  const db = em.getKysely();
  const { usuario_em_uso, cpf_em_uso } = await db
    .selectNoFrom(({ exists }) => [
      exists(donosDoUsuario(em, usuario)).as('usuario_em_uso'),
      exists(
        db.selectFrom('entregador').select('id').where('cpf_indice', '=', cpf_indice).where('ativo', '=', true),
      ).as('cpf_em_uso'),
    ])
    .executeTakeFirstOrThrow();
  if (usuario_em_uso) throw usuarioEmUso();
  if (cpf_em_uso) throw dadosJaCadastrados();
}

async function gravar(em: Em, vault: Vault, cadastro: Cadastro, pix_chave: string): Promise<number> {
  const { senha, cpf, rg, aceita_privacidade, aparece_no_ranking, ...ficha } = cadastro;
  const senha_hash = await hashPassword(senha);
  const cpf_indice = vault.index(cpf);
  await conferirUnicidade(em, cadastro.usuario, cpf_indice);
  const db = em.getKysely();
  const { id } = await db
    .insertInto('entregador')
    .values({
      ...ficha,
      senha_hash,
      cpf_indice,
      cpf: vault.seal(cpf),
      rg: vault.seal(rg),
      pix_chave: vault.seal(pix_chave),
      aparece_no_ranking: aparece_no_ranking ?? true,
      consentimento_em: aceita_privacidade ? agora : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('fila_entregador').values({ entregador_id: id }).execute();
  return id;
}

/** Registers a courier, who may sign in at once (specification §2, Courier registration). */
export async function cadastrarEntregador(
  em: Em,
  vault: Vault,
  cadastro: Cadastro,
): Promise<{ message: string; id: number }> {
  const pix_chave = normalizarPix(cadastro.pix_tipo_chave, cadastro.pix_chave);
  if (pix_chave === null) throw chavePixInvalida(PIX_INVALIDO[cadastro.pix_tipo_chave]);
  const id = await gravar(em, vault, cadastro, pix_chave);
  await avisar(em, { tipo: 'cadastro', entregador_id: id });
  return { message: CADASTRO_REALIZADO, id };
}
