import type { dadosReveladosSchema } from '@corre/contract/entregadores/contrato.ts';
import { Entregador } from '@corre/db/entregadores/entregador.entity.ts';
import type { Em } from '@corre/db/orm.ts';
import type { z } from 'zod';
import { type Autor, auditar } from '../../acesso/auditoria/auditar.ts';
import type { Cofre } from '../../base/vault.ts';
import { entregadorNaoEncontrado } from './erros.ts';

type Dados = z.output<typeof dadosReveladosSchema>;

/** A courier's documents and PIX key in the clear. The audit knows who read them before they leave. */
export async function revelarDados(em: Em, cofre: Cofre, ator: Autor, entregador_id: number): Promise<Dados> {
  const cifrados = await em.findOne(Entregador, { id: entregador_id }, { fields: ['cpf', 'rg', 'pix_chave'] });
  if (!cifrados) throw entregadorNaoEncontrado();
  await auditar(em, ator, 'dados_revelados', 'entregador', entregador_id);
  return {
    cpf: cofre.abrir(cifrados.cpf),
    rg: cofre.abrir(cifrados.rg),
    pix_chave: cofre.abrir(cifrados.pix_chave),
  };
}
