import type { criarComercioSchema } from '@corre/contract/comercios/contrato.ts';
import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import { SENHA_INICIAL_COMERCIO } from '@corre/contract/constants.ts';
import type { Em } from '@corre/db/orm.ts';
import { row, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { type Autor, auditar } from '../../acesso/auditoria/auditar.ts';
import { cifrarSenha } from '../../base/password-hash.ts';
import { avisar } from '../../eventos/avisar.ts';
import { comercioJaExiste } from './erros.ts';

/** Creates a shop; its name is unique without case, accents and blanks, and free again after a removal. */
export async function criarComercio(
  em: Em,
  ator: Autor,
  { nome, senha }: z.output<typeof criarComercioSchema>,
): Promise<{ message: string }> {
  const senha_hash = await cifrarSenha(senha);
  const novo = await row(
    em,
    sql<{ id: number }>`
      insert into comercio (nome, nome_chave, senha_hash, senha_inicial)
      values (${nome.normalize('NFC')}, ${chaveDoNome(nome)}, ${senha_hash}, ${senha === SENHA_INICIAL_COMERCIO})
      on conflict (nome_chave) where ativo do nothing returning id`,
  );
  if (!novo) throw comercioJaExiste();
  await avisar(em, { tipo: 'cadastro', comercio_id: novo.id });
  await auditar(em, ator, 'comercio_criado', 'comercio', novo.id);
  return { message: 'Comércio criado com sucesso!' };
}
