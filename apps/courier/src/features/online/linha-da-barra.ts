export interface Situacao {
  /** null: the server has not said yet */
  online: boolean | null;
  suspensa: boolean;
  semLinha: boolean;
  ocupado: boolean;
  /** an offer waits for an answer */
  chamado: boolean;
  /** place in the queue; null while unknown */
  posicao: number | null;
}

/**
 * The second line of the online bar. Unknown is not 'Fora da fila' (docs/decisions/0019-offer-lives-until-its-deadline.md), and who
 * is called is not 'º da fila' any more.
 */
export function linhaDaBarra({ online, suspensa, semLinha, ocupado, chamado, posicao }: Situacao): string {
  if (online === null) return semLinha ? 'Sem conexão' : 'Verificando…';
  if (semLinha) return online ? 'Sem conexão · em pausa' : 'Sem conexão';
  if (suspensa) return 'Conta suspensa';
  if (!online) return 'Fora da fila';
  if (ocupado) return 'Entrega em andamento';
  if (chamado) return 'É a sua vez: responda';
  return posicao === null ? 'Na fila' : `${posicao}º da fila`;
}
