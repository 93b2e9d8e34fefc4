import { normalizePix } from '@corre/contract/documentos.ts';
import {
  CADASTRO_ENVIADO,
  CADASTRO_REALIZADO,
  type Cadastro,
  type cadastradoSchema,
  PIX_INVALIDO,
} from '@corre/contract/entregadores/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { hashPassword } from '../../base/password-hash.ts';
import type { Vault } from '../../base/vault.ts';
import { avisar } from '../../eventos/avisar.ts';
import { conferirUnicidade } from './conferir-unicidade.ts';

/** Inserts the courier's row. A courier who waits for approval gets no place in the queue yet. */
async function gravar(em: Em, vault: Vault, cadastro: Cadastro, pix_chave: string, espera: boolean): Promise<number> {
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
      ativo: !espera,
      aprovacao: espera ? 'pendente' : null,
      consentimento_em: aceita_privacidade ? agora : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!espera) await db.insertInto('fila_entregador').values({ entregador_id: id }).execute();
  return id;
}

/**
 * Registers a courier, who may sign in at once [cadastro]. With `APROVAR_CADASTROS` the administrator must approve the
 * courier first, and the answer says so [aprovacao]. Throws 400 for an invalid PIX key and 409 for a user name or CPF
 * in use.
 */
export async function cadastrarEntregador(
  em: Em,
  vault: Vault,
  { APROVAR_CADASTROS: espera }: Config,
  cadastro: Cadastro,
): Promise<z.output<typeof cadastradoSchema>> {
  const pix_chave = normalizePix(cadastro.pix_tipo_chave, cadastro.pix_chave);
  if (pix_chave === null)
    throw new BusinessError('CHAVE_PIX_INVALIDA', { frase: PIX_INVALIDO[cadastro.pix_tipo_chave] });
  const id = await gravar(em, vault, cadastro, pix_chave, espera);
  await avisar(em, { tipo: 'cadastro', entregador_id: id });
  return espera ? { message: CADASTRO_ENVIADO, id, aguarda_aprovacao: true } : { message: CADASTRO_REALIZADO, id };
}
