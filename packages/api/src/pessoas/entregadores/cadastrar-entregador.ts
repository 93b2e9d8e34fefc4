import { CADASTRO_REALIZADO, type Cadastro, PIX_INVALIDO } from '@corre/contract/entregadores/contrato.ts';
import { normalizarPix } from '@corre/contract/entregadores/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, row, rows, sql } from '@corre/db/sql.ts';
import { cifrarSenha } from '../../base/password-hash.ts';
import type { Cofre } from '../../base/vault.ts';
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
  const { usuario_em_uso, cpf_em_uso } = await onlyRow(
    em,
    sql<{ usuario_em_uso: boolean; cpf_em_uso: boolean }>`
      select exists (select 1 from entregador where lower(usuario) = ${usuario} and ativo)
             or exists (select 1 from funcionario where lower(usuario) = ${usuario}) as usuario_em_uso,
             exists (select 1 from entregador where cpf_indice = ${cpf_indice} and ativo) as cpf_em_uso`,
  );
  if (usuario_em_uso) throw usuarioEmUso();
  if (cpf_em_uso) throw dadosJaCadastrados();
}

async function gravar(em: Em, cofre: Cofre, cadastro: Cadastro, pix_chave: string): Promise<number> {
  const c = cadastro;
  const senha_hash = await cifrarSenha(c.senha);
  await conferirUnicidade(em, c.usuario, cofre.indice(c.cpf));
  const novo = await row(
    em,
    sql<{ id: number }>`
      insert into entregador (usuario, nome_completo, data_inicio, data_nascimento, cpf, cpf_indice, rg, estado_civil,
        endereco, bairro, cep, telefone_pessoal, pix_tipo_chave, pix_chave, assinatura_planilha, senha_hash,
        aparece_no_ranking, consentimento_em)
      values (${c.usuario}, ${c.nome_completo}, ${c.data_inicio}, ${c.data_nascimento}, ${cofre.fechar(c.cpf)},
        ${cofre.indice(c.cpf)}, ${cofre.fechar(c.rg)}, ${c.estado_civil}, ${c.endereco}, ${c.bairro}, ${c.cep},
        ${c.telefone_pessoal}, ${c.pix_tipo_chave}, ${cofre.fechar(pix_chave)}, ${c.assinatura_planilha}, ${senha_hash},
        ${c.aparece_no_ranking ?? true}, case when ${c.aceita_privacidade ?? false}::boolean then agora() end)
      returning id`,
  );
  if (!novo) throw new Error('the registration gave no id');
  await rows(em, sql`insert into fila_entregador (entregador_id) values (${novo.id})`);
  return novo.id;
}

/** Registers a courier, who may sign in at once (specification §2, Courier registration). */
export async function cadastrarEntregador(
  em: Em,
  cofre: Cofre,
  cadastro: Cadastro,
): Promise<{ message: string; id: number }> {
  const pix_chave = normalizarPix(cadastro.pix_tipo_chave, cadastro.pix_chave);
  if (pix_chave === null) throw chavePixInvalida(PIX_INVALIDO[cadastro.pix_tipo_chave]);
  const id = await gravar(em, cofre, cadastro, pix_chave);
  await avisar(em, { tipo: 'cadastro', entregador_id: id });
  return { message: CADASTRO_REALIZADO, id };
}
