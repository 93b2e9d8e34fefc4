import type { atribuirSchema } from '@corre/contract/solicitacoes/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import type { z } from 'zod';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { comDespacho } from '../kernel/despachar.ts';
import { comDinheiroDemais } from '../kernel/em-maos.queries.ts';
import { entregarRota } from '../kernel/entregar-rota.ts';
import { retirarOfertas } from '../kernel/retirar-ofertas.ts';
import { conferirEntregador } from './conferir-entregador.ts';
import { solicitacaoAtual } from './solicitacao-atual.ts';

type Entrada = z.output<typeof atribuirSchema>;

/**
 * Assigns a waiting route to a courier. With `force_assign` also to a busy courier, after the deliveries that they have
 * [atribuir].
 */
export async function atribuirEntrega(em: Em, config: Config, ator: Ator, entrada: Entrada) {
  const { entregador_id } = entrada;
  return comDespacho(em, config, { solicitacao_id: entrada.solicitacao_id }, async (agora, praca_id) => {
    const { rota_id, status } = await solicitacaoAtual(em, entrada.solicitacao_id);
    if (status !== 'aguardando') throw new BusinessError('SOLICITACAO_NAO_ATRIBUIVEL', { status });
    const { ocupado } = await conferirEntregador(em, entregador_id, praca_id);
    if (ocupado && !entrada.force_assign) throw new BusinessError('ENTREGADOR_OCUPADO');
    // Ends the offer of this route, and any offer that this courier looks at.
    await retirarOfertas(em, { rota_id, entregador_id }, agora);
    const autor = { ator_tipo: ator.user_type, ator_id: ator.id };
    await entregarRota(em, { rota_id, entregador_id, atribuida_por: ator.id, ...autor }, agora);
    await auditar(em, ator, 'atribuir', 'entregador', entregador_id, { rota_id, ocupado });
    const fila = ocupado ? ' O entregador está ocupado: ela entra na fila dele.' : '';
    const dinheiro = (await comDinheiroDemais(em, config, { rota_id, entregador_id }))
      ? ' Atenção: é em dinheiro, e ele já está acima do limite.'
      : '';
    return { message: `Entrega atribuída com sucesso!${fila}${dinheiro}` };
  });
}
