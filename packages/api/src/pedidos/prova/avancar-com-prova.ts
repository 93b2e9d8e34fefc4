import type { avancarSchema } from '@corre/contract/solicitacoes/atos-contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import type { z } from 'zod';
import type { Config } from '../../base/config.ts';
import { avancarSolicitacao } from '../../despacho/passos/avancar.ts';
import { anotarMarco } from '../marcos/anotar-marco.ts';

type Entrada = z.output<typeof avancarSchema> & {
  entregador_id: number;
  /** the code in this call is right (conferir-codigo.ts) */
  provado: boolean;
};

/**
 * Takes the courier's next step together with its proof. The right code becomes a milestone in the same transaction.
 */
export async function avancarComProva(em: Em, config: Config, { codigo: _, ...entrada }: Entrada) {
  const resposta = await avancarSolicitacao(em, config, entrada);
  const { solicitacao_id, entregador_id, provado } = entrada;
  if (provado)
    await anotarMarco(em, { solicitacao_id, tipo: 'codigo_ok', ator_tipo: 'entregador', ator_id: entregador_id });
  return resposta;
}
