import type { dadosReveladosSchema } from '@corre/contract/entregadores/ficha-contrato.ts';
import { Entregador } from '@corre/db/entregadores/entregador.entity.ts';
import type { Em } from '@corre/db/orm.ts';
import type { z } from 'zod';
import { type Autor, auditar } from '../../acesso/auditoria/auditar.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Vault } from '../../base/vault.ts';

type Dados = z.output<typeof dadosReveladosSchema>;

/** Returns a courier's documents and PIX key in clear text. The access is audited before the answer. Throws 404. */
export async function revelarDados(em: Em, vault: Vault, ator: Autor, entregador_id: number): Promise<Dados> {
  const cifrados = await em.findOne(Entregador, { id: entregador_id }, { fields: ['cpf', 'rg', 'pix_chave'] });
  if (!cifrados) throw new BusinessError('ENTREGADOR_NAO_ENCONTRADO');
  await auditar(em, ator, 'dados_revelados', 'entregador', entregador_id);
  return {
    cpf: vault.open(cifrados.cpf),
    rg: vault.open(cifrados.rg),
    pix_chave: vault.open(cifrados.pix_chave),
  };
}
