export interface Lugar {
  /** null: the server has not said yet, and unknown is not 'fora da fila' */
  online: boolean | null;
  suspensa: boolean;
  /** place in the queue; null while unknown */
  posicao: number | null;
  ocupado: boolean;
  /** an offer waits for an answer */
  chamado: boolean;
}

/** The sentence under 'Status da Fila': where the courier stands and why. */
export function fraseDaFila({ online, suspensa, posicao, ocupado, chamado }: Lugar): string {
  if (ocupado) return 'Sua vez está em pausa. Ao finalizar, você entra no fim da fila.';
  if (online === null) return 'Verificando o seu lugar…';
  if (suspensa) return 'Você está fora da fila enquanto a suspensão durar.';
  if (!online) return 'Você está fora da fila. Fique online para entrar nela.';
  if (chamado) return 'É a sua vez: responda à oferta.';
  if (posicao === 1) return 'A próxima entrega é sua.';
  return posicao === null ? 'Você está na fila.' : `${posicao - 1} na sua frente, por ordem de chegada.`;
}
