import type { OfertaNoReplay, Replay } from '@corre/contract/replay/contrato.ts';

/** An event of the queue in words. `ms` is in epoch milliseconds. */
export interface Acontecimento {
  id: string;
  ms: number;
  entregador_id: number;
  quem: string;
  text: string;
}

const DA_RESPOSTA: Record<NonNullable<OfertaNoReplay['resultado']>, string> = {
  aceita: 'aceitou',
  recusada: 'recusou e foi para o fim da fila',
  expirada: 'deixou passar e foi para o fim da fila',
  nao_entregue: 'não recebeu a oferta: celular sem resposta',
  retirada: 'teve a oferta retirada',
};

const DO_PULO = {
  inalcancavel: 'celular sem resposta',
  pausa_recusa: 'tinha recusado',
  pausa_expirada: 'tinha deixado passar',
  limite_dinheiro: 'com dinheiro demais',
} as const;

type Nomes = ReadonlyMap<number, string>;

/**
 * Returns who stood before the courier with the offer, and why each was passed over. Couriers without a stored reason
 * are only counted.
 */
function passados({ pulos, pulados }: OfertaNoReplay, nomes: Nomes): string {
  if (pulados === 0) return '';
  const ditos = pulos.map(
    ({ entregador_id, motivo }) => `${nomes.get(entregador_id) ?? 'alguém'} (${DO_PULO[motivo]})`,
  );
  const rest = pulados - pulos.length;
  if (rest > 0) ditos.push(`mais ${rest}`);
  return `; na frente: ${ditos.join(', ')}`;
}

function daOferta(oferta: OfertaNoReplay, nomes: Nomes): Acontecimento[] {
  const { id, entregador_id, comercio, posicao_fila, enviada_em, vista_em, respondida_em, resultado } = oferta;
  const um = (tipo: string, instant: string | null, text: string): Acontecimento[] =>
    instant === null
      ? []
      : [{ id: `${tipo}-${id}`, ms: Date.parse(instant), entregador_id, quem: nomes.get(entregador_id) ?? '', text }];
  return [
    ...um('enviada', enviada_em, `era ${posicao_fila}º e recebeu a oferta de ${comercio}${passados(oferta, nomes)}`),
    ...um('vista', vista_em, 'viu a oferta'),
    ...um('resposta', respondida_em, resultado ? DA_RESPOSTA[resultado] : ''),
  ];
}

/**
 * Returns all events of the replayed hour, oldest first.
 * An answer that moves the courier to the end of the queue has no second event for the move.
 */
export function acontecimentosDe(replay: Replay): Acontecimento[] {
  const nomes = new Map(replay.entregadores.map(({ id, nome }) => [id, nome]));
  const [de, until] = [Date.parse(replay.de), Date.parse(replay.ate)];
  const idas = replay.entregadores.flatMap(({ id, nome, online, ocupado }) => {
    const um = (tipo: string, instant: string | null, text: string): Acontecimento[] =>
      instant === null
        ? []
        : [{ id: `${tipo}-${id}-${instant}`, ms: Date.parse(instant), entregador_id: id, quem: nome, text }];
    return [
      ...online.flatMap((turno) => [
        ...um('entrou', turno.de, 'ficou online'),
        ...um('saiu', turno.ate, 'saiu da fila'),
      ]),
      ...ocupado.flatMap(({ ate: fim }) => um('livre', fim, 'terminou uma entrega')),
    ];
  });
  return [...idas, ...replay.ofertas.flatMap((oferta) => daOferta(oferta, nomes))]
    .filter(({ ms }) => ms >= de && ms <= until)
    .sort((a, b) => a.ms - b.ms);
}
