interface Situacao {
  /** a live offer waits for an answer */
  chamado: boolean;
  /** hours of the suspension that a refusal would cause; null for none */
  suspende_horas: number | null;
  ocupado: boolean;
  /** unsent steps on the phone that a logout would delete */
  perdidos: number;
}

/** Returns a sentence about what leaving the queue costs now. A live offer counts as refused (ADR 0019). */
export function custoDeSair({ perdidos, ...situacao }: Situacao): string {
  if (perdidos === 0) return custoDaFila(situacao);
  const passos = perdidos === 1 ? 'Há 1 passo guardado' : `Há ${perdidos} passos guardados`;
  return `${passos} no celular, sem resposta do servidor. Se você sair agora, isto se perde: espere o sinal voltar.`;
}

function custoDaFila({ chamado, suspende_horas, ocupado }: Omit<Situacao, 'perdidos'>): string {
  if (chamado) {
    const suspensao = suspende_horas === null ? '' : ` e suspende a conta por ${suspende_horas} h`;
    return `Há uma oferta esperando a sua resposta: isto conta como recusa${suspensao}.`;
  }
  if (ocupado) return 'A entrega em andamento continua com você: entre de novo para terminar.';
  return 'Você perde o lugar na fila e não recebe mais ofertas.';
}
