export interface Situacao {
  /** null until the server answers */
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
 * Returns the second line of the online bar. An unknown state is not 'Fora da fila', and a courier with an offer is no
 * longer 'º da fila' (ADR 0019).
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
