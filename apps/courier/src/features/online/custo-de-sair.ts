interface Situacao {
  /** a live offer waits for an answer */
  chamado: boolean;
  /** hours of the suspension that refusing it would bring; null when it would bring none */
  suspende_horas: number | null;
  ocupado: boolean;
}

/** What leaving the queue costs now, in a sentence: a live offer counts as refused (decision record 0019). */
export function custoDeSair({ chamado, suspende_horas, ocupado }: Situacao): string {
  if (chamado) {
    const suspensao = suspende_horas === null ? '' : ` e suspende a conta por ${suspende_horas} h`;
    return `Há uma oferta esperando a sua resposta: isto conta como recusa${suspensao}.`;
  }
  if (ocupado) return 'A entrega em andamento continua com você: entre de novo para terminar.';
  return 'Você perde o lugar na fila e não recebe mais ofertas.';
}
