import { STATUS_ANTERIOR } from '@corre/contract/solicitacoes/regras.ts';
import { daMesmaEntrega, idDoPasso, mesmoFim, type Passo } from '../passos/passo.ts';
import type { Solicitacao } from './rotas.ts';

/**
 * Returns the steps that the courier can continue from. They wait for the connection, and no earlier step of their
 * delivery was refused.
 */
export const passosGuardados = (passos: readonly Passo[], esperam: ReadonlySet<string>): Passo[] =>
  passos.filter(
    (passo, i) =>
      passo.recusa === undefined &&
      esperam.has(idDoPasso(passo)) &&
      !passos.slice(0, i).some((antes) => antes.recusa !== undefined && daMesmaEntrega(antes, passo)),
  );

function comPasso(solicitacao: Solicitacao, passo: Passo): Solicitacao {
  // An end is shown only after the server has confirmed it.
  if (passo.tipo !== 'etapa' || passo.novo_status === 'finalizada') return solicitacao;
  const segue = passo.paradas.includes(solicitacao.id) && solicitacao.status === STATUS_ANTERIOR[passo.novo_status];
  return segue ? { ...solicitacao, status: passo.novo_status } : solicitacao;
}

/** Returns the server's deliveries, changed by the steps that wait on the phone (ADR 0079). */
export const comPassos = (solicitacoes: readonly Solicitacao[], guardados: readonly Passo[]): Solicitacao[] =>
  solicitacoes.map((solicitacao) => guardados.reduce(comPasso, solicitacao));

/** Returns the deliveries whose end waits on the phone. */
export const fimGuardado = (guardados: readonly Passo[]): ReadonlySet<number> =>
  new Set(guardados.filter((passo) => mesmoFim(passo, passo.solicitacao_id)).map((passo) => passo.solicitacao_id));
