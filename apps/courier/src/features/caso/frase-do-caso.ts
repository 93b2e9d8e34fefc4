import type { Caso, EventoDoCaso } from '@corre/contract/replay/contrato.ts';

type De<Tipo extends EventoDoCaso['tipo']> = Extract<EventoDoCaso, { tipo: Tipo }>;

const DA_OFERTA: Record<NonNullable<De<'oferta'>['resultado']>, string> = {
  aceita: 'você aceitou',
  recusada: 'você recusou',
  expirada: 'o tempo acabou antes da resposta',
  nao_entregue: 'não chegou ao seu celular e passou adiante',
  retirada: 'foi retirada',
};

const PORQUE: Record<NonNullable<De<'de_outro'>['motivo']>, string> = {
  inalcancavel: 'Seu celular não respondia',
  pausa_recusa: 'Você tinha recusado esta entrega',
  pausa_expirada: 'Você tinha deixado esta entrega passar',
  limite_dinheiro: 'Era em dinheiro, e você já estava com dinheiro demais',
};

function deOutro({ posicao, minha_posicao, motivo }: De<'de_outro'>): string {
  const oferta = `Oferta a quem estava em ${posicao}º`;
  if (motivo) return `${oferta}. ${PORQUE[motivo]}, por isso passou adiante.`;
  return minha_posicao === null
    ? `${oferta}. Você não estava na fila.`
    : `${oferta}. Você estava em ${minha_posicao}º.`;
}

/** Returns the sentence about the courier's place in the queue at that instant. */
export function fraseDoEstado({ estado, posicao, na_frente }: Pick<Caso, 'estado' | 'posicao' | 'na_frente'>): string {
  if (estado === null) return 'Você não estava online.';
  if (estado === 'ocupado') return 'Você estava com uma entrega, fora da fila.';
  const onde = `Você estava em ${posicao}º lugar${na_frente ? `, com ${na_frente} na frente` : ''}`;
  if (estado === 'com_oferta') return `${onde}, com uma oferta na tela.`;
  return estado === 'sem_sinal' ? `${onde}, mas o seu celular não respondia.` : `${onde}.`;
}

/** Returns the sentence about one event of the courier's case. */
export function fraseDoEventoDoCaso(evento: EventoDoCaso): string {
  switch (evento.tipo) {
    case 'entrou':
      return 'Você ficou online e entrou no fim da fila.';
    case 'saiu':
      return 'Você saiu da fila.';
    case 'fim_da_fila':
      return 'Você foi para o fim da fila.';
    case 'oferta':
      return `Oferta de ${evento.comercio} para você: ${evento.resultado === null ? 'aberta' : DA_OFERTA[evento.resultado]}.`;
    case 'de_outro':
      return deOutro(evento);
  }
}
