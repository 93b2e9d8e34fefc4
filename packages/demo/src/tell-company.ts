import { CAMPOS_DA_EMPRESA, type CampoDaEmpresa } from '@corre/contract/configuracoes/campos.ts';
import type { Em } from '@corre/db/orm.ts';
import { FUNCIONARIOS } from './people.ts';

/** What the demonstration's company says of itself. It is invented: no such number, profile, address or account exists. */
const EMPRESA: Partial<Record<CampoDaEmpresa, string>> = {
  empresa_nome: 'Corre',
  empresa_cnpj: '11222333000181',
  cidade: 'Maringá',
  uf: 'PR',
  contato_whatsapp: '5544900000000',
  contato_instagram: 'corre.demonstracao',
  contato_endereco: 'Rua da Demonstração, 100, Maringá',
  empresa_banco: '341',
  empresa_agencia: '1234-5',
  empresa_conta: '98765-4',
  empresa_convenio: 'CORRE1',
  aprovar_cadastros: 'false',
  // Whatever the story left in their hands, couriers are offered cash at any hour.
  limite_dinheiro: '2000',
};

/** Says the company's settings, as its administrator did. */
export async function contarEmpresa(em: Em): Promise<void> {
  const admin = FUNCIONARIOS.findIndex(({ user_type }) => user_type === 'admin');
  await em
    .getKysely()
    .insertInto('configuracao_dita')
    .values(
      CAMPOS_DA_EMPRESA.flatMap((campo) => {
        const valor = EMPRESA[campo];
        return valor === undefined ? [] : [{ campo, valor, funcionario_id: admin + 1 }];
      }),
    )
    .execute();
}
