import type { EventoDaFila } from '@corre/contract/fila/contrato.ts';

type De<Tipo extends EventoDaFila['tipo']> = Extract<EventoDaFila, { tipo: Tipo }>;

const DA_OFERTA: Record<NonNullable<De<'oferta'>['resultado']>, string> = {
  aceita: 'Você aceitou',
  recusada: 'Você recusou',
  expirada: 'O tempo acabou antes da resposta',
  nao_entregue: 'A oferta não chegou ao seu celular e passou adiante',
  retirada: 'A oferta foi retirada',
};

const DO_PULO: Record<De<'pulo'>['motivo'], string> = {
  inalcancavel: 'Passou adiante: seu celular não respondia',
  pausa_recusa: 'Passou adiante: você tinha recusado esta entrega',
  pausa_expirada: 'Passou adiante: você tinha deixado esta entrega passar',
  limite_dinheiro: 'Passou adiante: era em dinheiro, e você já está com dinheiro demais',
};

const DA_INTERVENCAO: Record<De<'intervencao'>['acao'], string> = {
  transferir: 'O suporte passou esta entrega a outra pessoa',
  finalizar: 'O suporte finalizou esta entrega',
  cancelar: 'O suporte cancelou esta entrega',
};

/** Returns the sentence about an event of the queue. All these texts are in this file only (ADR 0033). */
export function fraseDoEvento(evento: EventoDaFila): string {
  switch (evento.tipo) {
    case 'oferta':
      return evento.resultado === null ? 'Oferta aberta agora' : DA_OFERTA[evento.resultado];
    case 'pulo':
      return DO_PULO[evento.motivo];
    case 'intervencao':
      return `${DA_INTERVENCAO[evento.acao]}: ${evento.motivo}`;
  }
}
