import type { criarComercioSchema } from '@corre/contract/comercios/contrato.ts';
import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import { SENHA_INICIAL_COMERCIO } from '@corre/contract/constants.ts';
import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { type Autor, auditar } from '../../acesso/auditoria/auditar.ts';
import { BusinessError } from '../../base/business-error.ts';
import { hashPassword } from '../../base/password-hash.ts';
import { avisar } from '../../eventos/avisar.ts';

/**
 * Creates a shop [cadastros]. Its name is unique without case, accents and blanks. The name of a removed shop is free
 * again. Throws 409.
 */
export async function criarComercio(
  em: Em,
  ator: Autor,
  { nome, senha }: z.output<typeof criarComercioSchema>,
): Promise<{ message: string }> {
  const senha_hash = await hashPassword(senha);
  const novo = await em
    .getKysely()
    .insertInto('comercio')
    .values({
      nome: nome.normalize('NFC'),
      nome_chave: chaveDoNome(nome),
      senha_hash,
      senha_inicial: senha === SENHA_INICIAL_COMERCIO,
    })
    .onConflict((conflict) => conflict.column('nome_chave').where('ativo', '=', sql.lit(true)).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!novo) throw new BusinessError('COMERCIO_JA_EXISTE');
  await avisar(em, { tipo: 'cadastro', comercio_id: novo.id });
  await auditar(em, ator, 'comercio_criado', 'comercio', novo.id);
  return { message: 'Comércio criado com sucesso!' };
}
