import type { Intervir } from '@corre/contract/solicitacoes/intervir-contrato.ts';
import { STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import type { Config } from '../../base/config.ts';
import { avisar } from '../../eventos/avisar.ts';
import { comDespacho } from '../kernel/despachar.ts';
import { registrarStatus } from '../kernel/registrar-status.ts';
import { concluirEntrega } from './concluir-entrega.ts';
import { jaEstaComEle, naoIntervenivel } from './erros.ts';
import { type SolicitacaoAtual, solicitacaoAtual } from './solicitacao-atual.ts';
import { transferirResto } from './transferir-resto.ts';

type Quem = Pick<Ator, 'user_type' | 'id'>;

/** A delivery under way: somebody holds it. */
type EmAndamento = SolicitacaoAtual & { entregador_id: number };

const emAndamento = (atual: SolicitacaoAtual): atual is EmAndamento =>
  STATUS_EM_ANDAMENTO.some((status) => status === atual.status);

const FIM = { finalizar: 'finalizada', cancelar: 'cancelada' } as const;
const MENSAGEM = {
  transferir: 'Entrega transferida com sucesso!',
  finalizar: 'Entrega finalizada pelo suporte!',
  cancelar: 'Entrega cancelada pelo suporte!',
};

/** Whether this very act was done already: its repeat answers as the first did. */
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

/** Ends one stop, for the courier who holds it. */
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

/** Keeps what was done and why, for each stop. The reason is text about people: the audit has ids only. */
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

/** Of the run of the dispatch in which it is done. */
export interface Trava {
  agora: string;
  praca_id: number;
}

/** The same for a caller who holds the dispatch lock. */
export async function intervirNaTrava(
  em: Em,
  ator: Quem,
  pedido: Intervir,
  { agora, praca_id }: Trava,
): Promise<{ message: string }> {
  const atual = await solicitacaoAtual(em, pedido.solicitacao_id);
  const message = MENSAGEM[pedido.acao];
  if (await jaFeita(em, pedido, atual)) return { message };
  if (!emAndamento(atual)) throw naoIntervenivel(atual.status);
  if (pedido.acao === 'transferir' && pedido.entregador_id === atual.entregador_id) throw jaEstaComEle();
  const ids =
    pedido.acao === 'transferir'
      ? await transferirResto(em, ator, { ...atual, para: pedido.entregador_id, praca_id }, agora)
      : await encerrar(em, ator, atual, FIM[pedido.acao], agora);
  await anotar(em, ator, pedido, atual.entregador_id, ids, agora);
  return { message };
}

/**
 * Support's way out for a delivery whose courier vanished (decision record 0014): another courier carries on with the open
 * rest of the route, or this stop is finished for the courier who holds it, or cancelled. The repeat of an act answers as
 * the first did; 409 when the delivery is not under way.
 */
export const intervir = (em: Em, config: Config, ator: Ator, pedido: Intervir): Promise<{ message: string }> =>
  comDespacho(em, config, { solicitacao_id: pedido.solicitacao_id }, (agora, praca_id) =>
    intervirNaTrava(em, ator, pedido, { agora, praca_id }),
  );
