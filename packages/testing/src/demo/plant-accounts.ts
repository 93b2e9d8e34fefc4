import { cifrarSenha } from '@corre/api/base/password-hash.ts';
import type { Cofre } from '@corre/api/base/vault.ts';
import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { COMERCIOS, FUNCIONARIOS, PESSOAS, SENHA_DEMO } from './people.ts';
import { depois, diaMais, instante } from './schedule.ts';

/** Since when the office's accounts are there, in days. */
const DIAS_DO_ESCRITORIO = 800;

/** Everybody's account, with ids from 1 in the order of the lists; one hash serves all, because one password does. */
export async function plantarContas(em: Em, cofre: Cofre, agora: Date): Promise<void> {
  const senha_hash = await cifrarSenha(SENHA_DEMO);
  const ha = (dias: number) => depois(agora, -dias * 24 * 60).toISOString();
  for (const [i, p] of PESSOAS.entries()) {
    const cadastro = instante(diaMais(p.data_inicio, -3), 860 + 17 * i).toISOString();
    await rows(
      em,
      sql`insert into entregador (id, usuario, nome_completo, data_inicio, data_nascimento, cpf, cpf_indice, rg, estado_civil,
            endereco, bairro, cep, telefone_pessoal, pix_tipo_chave, pix_chave, assinatura_planilha, senha_hash,
            consentimento_em, data_cadastro)
          overriding system value
          values (${i + 1}, ${p.usuario}, ${p.nome_completo}, ${p.data_inicio}, ${p.data_nascimento}, ${cofre.fechar(p.cpf)},
            ${cofre.indice(p.cpf)}, ${cofre.fechar(p.rg)}, ${p.estado_civil}, ${p.endereco}, ${p.bairro}, ${p.cep},
            ${p.telefone_pessoal}, ${p.pix_tipo_chave}, ${cofre.fechar(p.pix_chave)}, ${p.nome_completo}, ${senha_hash},
            ${cadastro}, ${cadastro})`,
    );
    await rows(em, sql`insert into fila_entregador (entregador_id) values (${i + 1})`);
  }
  for (const [i, { nome, dias_de_casa, endereco_retirada }] of COMERCIOS.entries()) {
    await rows(
      em,
      sql`insert into comercio (id, nome, nome_chave, senha_hash, senha_inicial, data_cadastro, endereco_retirada)
          overriding system value
          values (${i + 1}, ${nome}, ${chaveDoNome(nome)}, ${senha_hash}, false, ${ha(dias_de_casa)}, ${endereco_retirada}::text)`,
    );
  }
  for (const [i, { user_type, usuario, nome }] of FUNCIONARIOS.entries()) {
    await rows(
      em,
      sql`insert into funcionario (id, user_type, usuario, nome, senha_hash, data_cadastro) overriding system value
          values (${i + 1}, ${user_type}, ${usuario}, ${nome}, ${senha_hash}, ${ha(DIAS_DO_ESCRITORIO)})`,
    );
  }
  const tabelas = { entregador: PESSOAS.length, comercio: COMERCIOS.length, funcionario: FUNCIONARIOS.length };
  for (const [tabela, total] of Object.entries(tabelas)) {
    await em.execute('select setval(pg_get_serial_sequence(?, ?), ?)', [tabela, 'id', total]);
  }
}
