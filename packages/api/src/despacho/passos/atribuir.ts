import type {
  atribuirSchema,
  atribuirVariasSchema,
  respostaAtribuirVariasSchema,
} from '@corre/contract/solicitacoes/suporte-contrato.ts';
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
import { conferirEntregador, solicitacaoAtual } from './conferir.ts';

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

type AtribuirVarias = z.output<typeof atribuirVariasSchema>;
type Resposta = z.output<typeof respostaAtribuirVariasSchema>;

/** Returns the requests in the given order. Throws 404 if one of them is unknown. */
async function pedidas(em: Em, ids: readonly number[]) {
  const linhas = await em
    .getKysely()
    .selectFrom('solicitacao as s')
    .innerJoin('rota as r', 'r.id', 's.rota_id')
    .select(['s.id', 's.rota_id', 's.status', 's.entregador_id', 's.endereco', 'r.praca_id'])
    .where('s.id', 'in', ids)
    .execute();
  const porId = new Map(linhas.map((linha) => [linha.id, linha]));
  return ids.map((id) => {
    const linha = porId.get(id);
    if (!linha) throw new BusinessError('SOLICITACAO_NAO_ENCONTRADA');
    return linha;
  });
}

/**
 * Assigns several waiting requests to one courier, all of them or none [atribuir-varias]. Each goes with its whole
 * route, in the given order.
 * Requests that this courier already has count as done, so a repeated call succeeds. The check for a busy courier runs
 * once, before the first assignment, and only if something is left to assign.
 */
export async function atribuirVarias(em: Em, config: Config, ator: Ator, entrada: AtribuirVarias): Promise<Resposta> {
  const { entregador_id } = entrada;
  return comDespacho(em, config, { entregador_id }, async (agora, praca_id) => {
    const todas = await pedidas(em, [...new Set(entrada.solicitacao_ids)]);
    const faltam = todas.filter((uma) => uma.status !== 'aceita' || uma.entregador_id !== entregador_id);
    const presas = faltam.filter(({ status }) => status !== 'aguardando');
    if (presas.length > 0) throw new BusinessError('SOLICITACOES_NAO_ATRIBUIVEIS', { presas });
    if (faltam.some((uma) => uma.praca_id !== praca_id)) throw new BusinessError('ENTREGADOR_DE_OUTRA_PRACA');
    const { ocupado } = await conferirEntregador(em, entregador_id, praca_id);
    if (faltam.length > 0 && ocupado && !entrada.force_assign) throw new BusinessError('ENTREGADOR_OCUPADO');
    const autor = { ator_tipo: ator.user_type, ator_id: ator.id };
    const rotas = [...new Set(faltam.map(({ rota_id }) => rota_id))];
    const dadas = todas.filter((uma) => !faltam.includes(uma)).map(({ id }) => id);
    let demais = false;
    for (const rota_id of rotas) {
      await retirarOfertas(em, { rota_id, entregador_id }, agora);
      const { solicitacao_ids } = await entregarRota(
        em,
        { rota_id, entregador_id, atribuida_por: ator.id, ...autor },
        agora,
      );
      dadas.push(...solicitacao_ids);
      await auditar(em, ator, 'atribuir', 'entregador', entregador_id, { rota_id, ocupado, junto: rotas.length });
      demais ||= await comDinheiroDemais(em, config, { rota_id, entregador_id });
    }
    const quantas = dadas.length === 1 ? 'Entrega atribuída' : `${dadas.length} entregas atribuídas`;
    const fila = ocupado && faltam.length > 0 ? ' O entregador está ocupado: elas entram na fila dele.' : '';
    const dinheiro = demais ? ' Atenção: há dinheiro a receber, e ele já está acima do limite.' : '';
    return { message: `${quantas} com sucesso!${fila}${dinheiro}`, solicitacao_ids: dadas };
  });
}
