import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import { errorDetail } from '@corre/contract/erros/list.ts';
import type { Importar } from '@corre/contract/importacao/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Vault } from '../../base/vault.ts';
import { acessoDosImportados } from './acesso-inicial.ts';
import { emUso, type Lida, repetidas, valoresDe } from './falhas.ts';
import { type LojaDaPlanilha, lerComercios } from './ler-linhas.ts';

/** Returns the rows and the faults of all of them: fields, duplicates within the sheet, and names in use. */
export async function conferirComercios(em: Em, pedido: Importar) {
  const { lidas, falhas, todas } = await lerComercios(pedido);
  const donos = await em
    .getKysely()
    .selectFrom('comercio')
    .select('nome_chave')
    .where('nome_chave', '=', sql<string>`any(${valoresDe(todas, 'nome')}::text[])`)
    .where('ativo', '=', true)
    .execute();
  const tomados = new Set(donos.map(({ nome_chave }) => nome_chave));
  const usadas = emUso(todas, 'nome', tomados, errorDetail('COMERCIO_JA_EXISTE', undefined));
  return { lidas, falhas: [...falhas, ...repetidas(todas, 'nome'), ...usadas] };
}

/** Inserts the shops. Throws 409 if a name was taken meanwhile. */
export async function gravarComercios(em: Em, vault: Vault, lidas: readonly Lida<LojaDaPlanilha>[]): Promise<number[]> {
  const acesso = await acessoDosImportados();
  const novos = await em
    .getKysely()
    .insertInto('comercio')
    .values(
      lidas.map(({ ficha: { nome, endereco_retirada, link_loja, telefone = null, razao_social, documento } }) => ({
        ...acesso,
        nome: nome.normalize('NFC'),
        nome_chave: chaveDoNome(nome),
        endereco_retirada,
        link_loja,
        telefone,
        razao_social: razao_social === null ? null : vault.seal(razao_social),
        documento: documento === null ? null : vault.seal(documento),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  if (novos.length !== lidas.length) throw new BusinessError('IMPORTACAO_MUDOU');
  return novos.map(({ id }) => id);
}
