import type { Intervir } from '@corre/contract/solicitacoes/suporte-contrato.ts';
import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { avisar } from '../../eventos/avisar.ts';
import { comDespacho } from '../kernel/despachar.ts';
import { registrarStatus } from '../kernel/registrar-status.ts';
import { retirarOfertas } from '../kernel/retirar-ofertas.ts';
import { foiCanceladaEmMaos, LEVA_DE_VOLTA } from './cancelada-em-maos.ts';
import { concluirEntrega } from './concluir-entrega.ts';
import { conferirEntregador, type SolicitacaoAtual, solicitacaoAtual } from './conferir.ts';

interface Transferencia {
  rota_id: number;
  /** the courier who holds the route now */
  entregador_id: number;
  /** the courier who takes over; a busy one gets the route after the deliveries that they have */
  para: number | undefined;
  /** the praça whose lock is held */
  praca_id: number;
}

/**
 * Gives the open stops of a route to another courier, each in its present status. Both couriers get an event. The
 * caller holds the dispatch lock. Returns the ids of the stops.
 */
async function transferirResto(
  em: Em,
  ator: Quem,
  { rota_id, entregador_id, para, praca_id }: Transferencia,
  agora: string,
): Promise<number[]> {
  if (para === undefined) throw new BusinessError('FALTA_QUEM_LEVA');
  await conferirEntregador(em, para, praca_id);
  await retirarOfertas(em, { entregador_id: para }, agora);
  const paradas = await em
    .getKysely()
    .updateTable('solicitacao')
    .set({ entregador_id: para, atribuida_por: ator.id })
    .where('rota_id', '=', rota_id)
    .where('entregador_id', '=', entregador_id)
    .where('status', 'in', STATUS_EM_ANDAMENTO)
    .returning(['id', 'comercio_id'])
    .execute();
  for (const { id: solicitacao_id, comercio_id } of paradas) {
    for (const quem of [entregador_id, para]) {
      await avisar(em, { tipo: 'solicitacao', solicitacao_id, comercio_id, entregador_id: quem });
    }
  }
  return paradas.map(({ id }) => id).sort((a, b) => a - b);
}

type Quem = Pick<Ator, 'user_type' | 'id'>;

/** A delivery that a courier holds. */
type EmAndamento = SolicitacaoAtual & { entregador_id: number };

const emAndamento = (atual: SolicitacaoAtual): atual is EmAndamento =>
  STATUS_EM_ANDAMENTO.some((status) => status === atual.status);

const FIM = { finalizar: 'finalizada', cancelar: 'cancelada' } as const;
const MENSAGEM = {
  transferir: 'Entrega transferida com sucesso!',
  finalizar: 'Entrega finalizada pelo suporte!',
  cancelar: 'Entrega cancelada pelo suporte!',
};

/** The answer says where the order goes that its courier has [devolver]. */
async function respostaDe(em: Em, { acao, solicitacao_id }: Intervir): Promise<{ message: string }> {
  const leva = acao === 'cancelar' && (await foiCanceladaEmMaos(em, solicitacao_id));
  return { message: leva ? `${MENSAGEM.cancelar} ${LEVA_DE_VOLTA}` : MENSAGEM[acao] };
}

/** Returns whether this act is already done. Its repetition gets the first answer again. */
const jaFeita = async (em: Em, { solicitacao_id, acao, entregador_id }: Intervir, atual: SolicitacaoAtual) => {
  const ultima = await em
    .getKysely()
    .selectFrom('intervencao')
    .select(['acao', 'para_entregador_id'])
    .where('solicitacao_id', '=', solicitacao_id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (ultima?.acao !== acao) return false;
  return acao === 'transferir'
    ? ultima.para_entregador_id === entregador_id && atual.entregador_id === entregador_id
    : true;
};

/** Ends one stop for the courier who holds it. */
async function encerrar(em: Em, ator: Quem, { id }: EmAndamento, status: 'finalizada' | 'cancelada', agora: string) {
  const encerradas = await em
    .getKysely()
    .updateTable('solicitacao')
    .set({ status, data_status: agora })
    .where('id', '=', id)
    .returning(['id', 'comercio_id', 'entregador_id'])
    .execute();
  await registrarStatus(em, encerradas, status, { ator_tipo: ator.user_type, ator_id: ator.id }, agora);
  if (status === 'finalizada') await concluirEntrega(em, id, agora);
  return encerradas.map((parada) => parada.id);
}

/**
 * Records the intervention and its reason for each stop. The reason may name people, so the audit log gets ids only.
 */
async function anotar(em: Em, ator: Quem, pedido: Intervir, de: number, ids: number[], agora: string): Promise<void> {
  const para = pedido.acao === 'transferir' ? (pedido.entregador_id ?? null) : null;
  const anotacao = {
    acao: pedido.acao,
    motivo: pedido.motivo,
    funcionario_id: ator.id,
    de_entregador_id: de,
    para_entregador_id: para,
    quando: agora,
  };
  await em
    .getKysely()
    .insertInto('intervencao')
    .values(ids.map((solicitacao_id) => ({ solicitacao_id, ...anotacao })))
    .execute();
  const detalhes = { acao: pedido.acao, de, para, solicitacoes: ids };
  await auditar(em, ator, 'intervir', 'solicitacao', pedido.solicitacao_id, detalhes);
  await avisar(em, { tipo: 'fila', entregador_id: de });
}

/** The instant and the praça of the run of the dispatch. */
export interface Trava {
  agora: string;
  praca_id: number;
}

/** Does the same as `intervir`, for a caller who holds the dispatch lock. */
export async function intervirNaTrava(
  em: Em,
  ator: Quem,
  pedido: Intervir,
  { agora, praca_id }: Trava,
): Promise<{ message: string }> {
  const atual = await solicitacaoAtual(em, pedido.solicitacao_id);
  if (await jaFeita(em, pedido, atual)) return respostaDe(em, pedido);
  if (!emAndamento(atual)) throw new BusinessError('INTERVENCAO_FORA_DE_HORA', { status: atual.status });
  if (pedido.acao === 'transferir' && pedido.entregador_id === atual.entregador_id)
    throw new BusinessError('ENTREGA_JA_COM_ENTREGADOR');
  const ids =
    pedido.acao === 'transferir'
      ? await transferirResto(em, ator, { ...atual, para: pedido.entregador_id, praca_id }, agora)
      : await encerrar(em, ator, atual, FIM[pedido.acao], agora);
  await anotar(em, ator, pedido, atual.entregador_id, ids, agora);
  return respostaDe(em, pedido);
}

/**
 * Intervenes in a delivery whose courier does not respond [intervencao]. `transferir` gives the open rest of the route
 * to another courier. `finalizar` and `cancelar` end this stop.
 * A repeated act gets the first answer again. Throws 409 if no courier holds the delivery.
 */
export const intervir = (em: Em, config: Config, ator: Ator, pedido: Intervir): Promise<{ message: string }> =>
  comDespacho(em, config, { solicitacao_id: pedido.solicitacao_id }, (agora, praca_id) =>
    intervirNaTrava(em, ator, pedido, { agora, praca_id }),
  );
