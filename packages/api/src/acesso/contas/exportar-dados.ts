import type { UserType } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { onlyRow, rows, sql } from '@corre/db/sql.ts';
import type { Cofre } from '../../base/vault.ts';
import { auditar } from '../auditoria/auditar.ts';
import { TABELAS } from '../sessoes/account-tables.ts';
import { acharPessoa, type Pessoa } from './achar-pessoa.ts';
import { OPERADOR } from './contas.ts';
import { listasDe } from './exportar-listas.ts';

interface Cifrados {
  cpf: string;
  rg: string;
  pix_chave: string;
}

async function fichaDoEntregador(em: Em, cofre: Cofre, id: number): Promise<object> {
  const ficha = await onlyRow(
    em,
    sql<Cifrados>`
      select id, usuario, nome_completo, data_inicio::text, data_nascimento::text, cpf, rg, estado_civil, endereco, bairro, cep,
             telefone_pessoal, pix_tipo_chave, pix_chave, assinatura_planilha, ativo, aparece_no_ranking, consentimento_em,
             data_cadastro, removido_em
        from entregador where id = ${id}`,
  );
  return {
    ...ficha,
    cpf: cofre.abrir(ficha.cpf),
    rg: cofre.abrir(ficha.rg),
    pix_chave: cofre.abrir(ficha.pix_chave),
  };
}

/** The account's own row, without its password. */
function ficha(em: Em, cofre: Cofre, { user_type, id }: Pessoa): Promise<object> {
  if (user_type === 'entregador') return fichaDoEntregador(em, cofre, id);
  if (user_type === 'comercio') {
    return onlyRow(
      em,
      sql<object>`select id, nome, endereco_retirada, link_loja, senha_inicial, ativo, data_cadastro, removido_em
                    from comercio where id = ${id}`,
    );
  }
  return onlyRow(
    em,
    sql<object>`select id, user_type, usuario, nome, ativo, data_cadastro, encerrado_em from funcionario where id = ${id}`,
  );
}

/** Everything the platform knows of one account, in the clear, to be handed to that person (LGPD, right of access). Audited. */
export async function exportarDados(
  em: Em,
  cofre: Cofre,
  user_type: UserType,
  quem: string,
): Promise<Record<string, unknown>> {
  const pessoa = await acharPessoa(em, user_type, quem);
  const dados: Record<string, unknown> = { ...(await ficha(em, cofre, pessoa)) };
  for (const [nome, consulta] of Object.entries(listasDe(user_type, pessoa.id))) dados[nome] = await rows(em, consulta);
  await auditar(em, OPERADOR, 'dados_exportados', TABELAS[user_type], pessoa.id, { user_type });
  return dados;
}
