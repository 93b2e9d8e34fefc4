import { STATUS_ANTERIOR } from '@corre/contract/solicitacoes/regras.ts';
import { daMesmaEntrega, idDoPasso, mesmoFim, type Passo } from '../passos/passo.ts';
import type { Solicitacao } from './rotas.ts';

/** What the courier may go on from: kept for the line, and behind nothing that was refused. */
export const passosGuardados = (passos: readonly Passo[], esperam: ReadonlySet<string>): Passo[] =>
  passos.filter(
    (passo, i) =>
      passo.recusa === undefined &&
      esperam.has(idDoPasso(passo)) &&
      !passos.slice(0, i).some((antes) => antes.recusa !== undefined && daMesmaEntrega(antes, passo)),
  );

function comPasso(solicitacao: Solicitacao, passo: Passo): Solicitacao {
  // an end is not shown as one before the server has said so
  if (passo.tipo !== 'etapa' || passo.novo_status === 'finalizada') return solicitacao;
  const segue = passo.paradas.includes(solicitacao.id) && solicitacao.status === STATUS_ANTERIOR[passo.novo_status];
  return segue ? { ...solicitacao, status: passo.novo_status } : solicitacao;
}

/** The deliveries as the courier has them in hand: the server's list, and on top of it what waits on the phone (decision record 0079). */
export const comPassos = (solicitacoes: readonly Solicitacao[], guardados: readonly Passo[]): Solicitacao[] =>
  solicitacoes.map((solicitacao) => guardados.reduce(comPasso, solicitacao));

/** The deliveries whose end waits on the phone. */
export const fimGuardado = (guardados: readonly Passo[]): ReadonlySet<number> =>
  new Set(guardados.filter((passo) => mesmoFim(passo, passo.solicitacao_id)).map((passo) => passo.solicitacao_id));
