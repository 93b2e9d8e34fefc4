import { enderecoDaResposta, type ResponderProblema } from '@corre/contract/problemas/contrato.ts';
import { NOME_MOTIVO_PROBLEMA } from '@corre/contract/problemas/regras.ts';
import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import type { Row } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, instant } from '@corre/db/sql.ts';
import { auditar } from '../../acesso/auditoria/auditar.ts';
import type { Ator } from '../../base/ator.ts';
import type { Config } from '../../base/config.ts';
import { comDespacho } from '../../despacho/kernel/despachar.ts';
import { cancelarSolicitacao } from '../../despacho/passos/cancelar.ts';
import { intervirNaTrava, type Trava } from '../../despacho/passos/intervir.ts';
import { avisar } from '../../eventos/avisar.ts';
import { problemaDeOutro, problemaJaRespondido, problemaNaoEncontrado, problemaPassou } from './erros.ts';

/** Who may answer. */
type Respondente = Pick<Ator, 'id'> & { user_type: 'comercio' | 'admin' | 'suporte' };

type Segurado = Pick<Row<'problema'>, 'solicitacao_id' | 'motivo' | 'acao' | 'respondido_por' | 'respondido_por_id'> &
  Pick<Row<'problema'>, 'encerrado_em'> &
  Pick<Row<'solicitacao'>, 'comercio_id' | 'entregador_id' | 'endereco'>;

const MENSAGEM: Record<ResponderProblema['acao'], string> = {
  tentar_de_novo: 'O entregador foi avisado para tentar de novo.',
  trazer_de_volta: 'O entregador foi avisado para trazer o pedido de volta.',
  cancelar: 'Solicitação cancelada. O entregador foi avisado.',
  novo_endereco: 'Endereço corrigido. O entregador foi avisado.',
};

/**
 * The problem with its delivery. The delivery's row is held first, as everybody does who takes a step: whoever answers at the
 * same time waits here and then reads what the first one answered.
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
    .select(['s.comercio_id', 's.entregador_id', 's.endereco'])
    .where('p.id', '=', problema_id)
    .executeTakeFirst();
  if (!problema) throw problemaNaoEncontrado();
  return problema;
}

/** Whether they gave this very answer already: its repeat answers as the first did. 409 when somebody else was faster, or it is over. */
function jaRespondeu(ator: Respondente, acao: ResponderProblema['acao'], problema: Segurado): boolean {
  if (problema.encerrado_em === null) return false;
  const { respondido_por, respondido_por_id } = problema;
  if (problema.acao === acao && respondido_por === ator.user_type && respondido_por_id === ator.id) return true;
  throw problema.acao === null ? problemaPassou() : problemaJaRespondido();
}

/** In which statuses a shop's answer may cancel; undefined: those of the specification. */
type Enquanto = readonly StatusSolicitacao[] | undefined;

interface Passo {
  em: Em;
  ator: Respondente;
  pedido: ResponderProblema;
  problema: Segurado;
  /** of the dispatch, when it runs under its lock: what one transaction did carries one instant */
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
      // the text was the address: it is not said twice
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
  // ids and closed values: the words and addresses stand in the problem, where they are erased
  const detalhes = { problema_id: pedido.problema_id, acao: pedido.acao, motivo: problema.motivo };
  await auditar(em, ator, 'responder-problema', 'solicitacao', solicitacao_id, detalhes);
  const dele = entregador_id === null ? {} : { entregador_id };
  await avisar(em, { tipo: 'solicitacao', assunto: 'problema', solicitacao_id, comercio_id, ...dele });
  if (novo) await avisar(em, { tipo: 'solicitacao', solicitacao_id, comercio_id, ...dele });
}

/** The address alone: the map link led to the old one. */
const mudarEndereco = ({ em, pedido, problema }: Passo) =>
  em
    .getKysely()
    .updateTable('solicitacao')
    .set({ endereco: enderecoDaResposta(pedido), link_localizacao: null })
    .where('id', '=', problema.solicitacao_id)
    .execute();

/** By the ways there are: a shop's cancelling (specification §4), support's intervention (decision record 0014). */
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
  if (ator.user_type === 'comercio' && problema.comercio_id !== ator.id) throw problemaDeOutro();
  if (!jaRespondeu(ator, pedido.acao, problema)) {
    const passo = { em, ator, pedido, problema, trava, enquanto };
    await anotar(passo);
    if (pedido.acao === 'novo_endereco') await mudarEndereco(passo);
    if (trava !== null) await cancelar(passo, trava);
  }
  return { message: MENSAGEM[pedido.acao] };
}

/**
 * Support, or the shop whose delivery it is, says what the courier does; exactly one answer counts (decision record 0070). Only
 * `cancelar` changes a status: it runs under the dispatch lock, by the ways there are, and is refused where they refuse it.
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
  if (!deQue) throw problemaNaoEncontrado();
  return comDespacho(em, config, deQue, (agora, praca_id) =>
    responder(em, ator, pedido, { trava: { agora, praca_id }, enquanto }),
  );
}
