import { enderecoDaResposta, type ResponderProblema } from '@corre/contract/problemas/contrato.ts';
import { NOME_MOTIVO_PROBLEMA } from '@corre/contract/problemas/regras.ts';
import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, instant } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import { BusinessError } from '../../base/business-error.ts';
import type { Config } from '../../base/config.ts';
import { comDespacho } from '../../despacho/kernel/despachar.ts';
import { foiCanceladaEmMaos, LEVA_DE_VOLTA } from '../../despacho/passos/cancelada-em-maos.ts';
import { cancelarSolicitacao } from '../../despacho/passos/cancelar.ts';
import { intervirNaTrava, type Trava } from '../../despacho/passos/intervir.ts';
import { avisar } from '../../eventos/avisar.ts';
import { bairroDe } from '../enderecos/bairro-de.ts';

/** An account that may answer a problem. */
type Respondente = Pick<Ator, 'id'> & { user_type: 'comercio' | 'admin' | 'suporte' };

type Segurado = Pick<Row<'problema'>, 'solicitacao_id' | 'motivo' | 'acao' | 'respondido_por' | 'respondido_por_id'> &
  Pick<Row<'problema'>, 'encerrado_em'> &
  Pick<Row<'solicitacao'>, 'comercio_id' | 'entregador_id' | 'endereco' | 'status'>;

const MENSAGEM: Record<ResponderProblema['acao'], string> = {
  tentar_de_novo: 'O entregador foi avisado para tentar de novo.',
  trazer_de_volta: 'O entregador foi avisado para trazer o pedido de volta.',
  cancelar: 'Solicitação cancelada. O entregador foi avisado.',
  novo_endereco: 'Endereço corrigido. O entregador foi avisado.',
};

/** The answer of a cancellation after the pickup says where the order goes [devolver]. */
const CANCELADA_EM_MAOS = `Solicitação cancelada. ${LEVA_DE_VOLTA}`;

/**
 * Locks the delivery's row, then reads the problem. Steps lock the same row first. A concurrent answer waits here and
 * then reads the first answer. Throws 404.
 */
async function segurar(em: Em, problema_id: number): Promise<Segurado> {
  const db = em.getKysely();
  await db
    .selectFrom('solicitacao')
    .select('id')
    .where('id', '=', db.selectFrom('problema').select('solicitacao_id').where('id', '=', problema_id))
    .forNoKeyUpdate()
    .execute();
  const problema = await db
    .selectFrom('problema as p')
    .innerJoin('solicitacao as s', 's.id', 'p.solicitacao_id')
    .select(['p.solicitacao_id', 'p.motivo', 'p.acao', 'p.respondido_por', 'p.respondido_por_id', 'p.encerrado_em'])
    .select(['s.comercio_id', 's.entregador_id', 's.endereco', 's.status'])
    .where('p.id', '=', problema_id)
    .executeTakeFirst();
  if (!problema) throw new BusinessError('PROBLEMA_NAO_ENCONTRADO');
  return problema;
}

/**
 * Returns whether this account gave the same answer before, so that a repeated call returns the same answer. Throws 409
 * if somebody else answered, or if the problem is over.
 */
function jaRespondeu(ator: Respondente, acao: ResponderProblema['acao'], problema: Segurado): boolean {
  if (problema.encerrado_em === null) return false;
  const { respondido_por, respondido_por_id } = problema;
  if (problema.acao === acao && respondido_por === ator.user_type && respondido_por_id === ator.id) return true;
  throw problema.acao === null ? new BusinessError('PROBLEMA_PASSOU') : new BusinessError('PROBLEMA_JA_RESPONDIDO');
}

/** Statuses in which a shop's answer may cancel. Without it they are those of [cancelar]. */
type Enquanto = readonly StatusSolicitacao[] | undefined;

interface Passo {
  em: Em;
  ator: Respondente;
  pedido: ResponderProblema;
  problema: Segurado;
  /** the dispatch's lock, if it is held. Its instant becomes the time of the whole transaction. */
  trava: Trava | null;
  enquanto: Enquanto;
}

async function anotar({ em, ator, pedido, problema, trava }: Passo): Promise<void> {
  const novo = pedido.acao === 'novo_endereco';
  const quando = trava === null ? agora : instant(trava.agora);
  await em
    .getKysely()
    .updateTable('problema')
    .set({
      acao: pedido.acao,
      // In this case `mensagem` is the address, so it is not stored again as the text.
      resposta: novo && pedido.endereco === null ? null : pedido.mensagem,
      endereco_anterior: novo ? problema.endereco : null,
      endereco_novo: novo ? enderecoDaResposta(pedido) : null,
      respondido_por: ator.user_type,
      respondido_por_id: ator.id,
      respondido_em: quando,
      encerrado_em: quando,
    })
    .where('id', '=', pedido.problema_id)
    .where('encerrado_em', 'is', null)
    .execute();
  const { solicitacao_id, comercio_id, entregador_id } = problema;
  // Only ids and closed values: texts and addresses stay in the problem, where they can be erased.
  const detalhes = { problema_id: pedido.problema_id, acao: pedido.acao, motivo: problema.motivo };
  await auditar(em, ator, 'responder-problema', 'solicitacao', solicitacao_id, detalhes);
  const dele = entregador_id === null ? {} : { entregador_id };
  await avisar(em, { tipo: 'solicitacao', assunto: 'problema', solicitacao_id, comercio_id, ...dele });
  if (novo) await avisar(em, { tipo: 'solicitacao', solicitacao_id, comercio_id, ...dele });
}

/** Changes the address and removes the map link, because the link leads to the old address. */
const mudarEndereco = ({ em, pedido, problema }: Passo) =>
  em
    .getKysely()
    .updateTable('solicitacao')
    .set({
      endereco: enderecoDaResposta(pedido),
      bairro_id: bairroDe(enderecoDaResposta(pedido)),
      link_localizacao: null,
    })
    .where('id', '=', problema.solicitacao_id)
    .execute();

/** Cancels as the shop [cancelar], or by support's intervention [intervencao]. */
function cancelar({ em, ator, pedido, problema, enquanto }: Passo, trava: Trava): Promise<unknown> {
  const { solicitacao_id, comercio_id } = problema;
  if (ator.user_type === 'comercio') {
    const autor = { ator_tipo: 'comercio', ator_id: ator.id } as const;
    return cancelarSolicitacao(
      em,
      { solicitacao_id, comercio_id, ...autor, ...(enquanto && { enquanto }) },
      trava.agora,
    );
  }
  const motivo = pedido.mensagem ?? `Problema na entrega: ${NOME_MOTIVO_PROBLEMA[problema.motivo]}`;
  return intervirNaTrava(em, ator, { solicitacao_id, acao: 'cancelar', motivo }, trava);
}

async function responder(
  em: Em,
  ator: Respondente,
  pedido: ResponderProblema,
  { trava, enquanto }: Pick<Passo, 'trava' | 'enquanto'>,
) {
  const problema = await segurar(em, pedido.problema_id);
  if (ator.user_type === 'comercio' && problema.comercio_id !== ator.id)
    throw new BusinessError('PROBLEMA_DE_OUTRA_LOJA');
  if (!jaRespondeu(ator, pedido.acao, problema)) {
    if (pedido.acao === 'trazer_de_volta' && problema.status !== 'em_entrega')
      throw new BusinessError('NADA_A_TRAZER', { status: problema.status });
    const passo = { em, ator, pedido, problema, trava, enquanto };
    await anotar(passo);
    if (pedido.acao === 'novo_endereco') await mudarEndereco(passo);
    if (trava !== null) await cancelar(passo, trava);
  }
  const leva = pedido.acao === 'cancelar' && (await foiCanceladaEmMaos(em, problema.solicitacao_id));
  return { message: leva ? CANCELADA_EM_MAOS : MENSAGEM[pedido.acao] };
}

/**
 * Stores the answer of support or of the delivery's shop to a problem. Exactly one answer counts (ADR 0025). Only
 * `cancelar` changes the status: it takes the dispatch lock, follows the rules of a normal cancellation and throws
 * their errors. Throws 403, 404 and 409.
 */
export async function responderProblema(
  em: Em,
  config: Config,
  ator: Respondente,
  pedido: ResponderProblema,
  enquanto?: Enquanto,
) {
  if (pedido.acao !== 'cancelar') return responder(em, ator, pedido, { trava: null, enquanto });
  const deQue = await em
    .getKysely()
    .selectFrom('problema')
    .select('solicitacao_id')
    .where('id', '=', pedido.problema_id)
    .executeTakeFirst();
  if (!deQue) throw new BusinessError('PROBLEMA_NAO_ENCONTRADO');
  return comDespacho(em, config, deQue, (agora, praca_id) =>
    responder(em, ator, pedido, { trava: { agora, praca_id }, enquanto }),
  );
}
