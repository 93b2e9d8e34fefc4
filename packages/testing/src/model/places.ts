import type { Config } from '@corre/api/base/config.ts';
import { type Lugar, type State, travadas } from './state.ts';

const HORA = 3_600_000_000;

/** The changes of one courier between two moments. */
interface Passage {
  antes: Lugar;
  depois: Lugar;
  recusou: boolean;
  expirou: boolean;
  aceitou: boolean;
  nao_entregue: boolean;
  /** slept through a push */
  dormiu: boolean;
  finalizou: boolean;
  /** an offer reached the courier's app */
  recebeu: boolean;
}

function passagens(antes: State, depois: State): Passage[] {
  const eramVivas = new Set(antes.ofertas.filter((o) => o.resultado === null).map(({ id }) => id));
  const ended = depois.ofertas.filter((o) => o.resultado !== null && eramVivas.has(o.id));
  const jaFim = new Set(antes.pedidos.filter((p) => p.status === 'finalizada').map(({ id }) => id));
  const jaEntregues = new Set(antes.ofertas.filter((o) => o.entregue_em !== null).map(({ id }) => id));
  const entregues = depois.ofertas.filter((o) => o.entregue_em !== null && !jaEntregues.has(o.id));
  const finalizados = depois.pedidos.filter((p) => p.status === 'finalizada' && !jaFim.has(p.id));
  const eram = new Map(antes.lugares.map((lugar) => [lugar.id, lugar]));
  return depois.lugares.flatMap((lugar) => {
    const era = eram.get(lugar.id);
    if (!era) return [];
    const fim = (resultado: string) => ended.some((o) => o.entregador_id === lugar.id && o.resultado === resultado);
    return {
      antes: era,
      depois: lugar,
      recusou: fim('recusada'),
      expirou: fim('expirada'),
      aceitou: fim('aceita'),
      dormiu: ended.some((o) => o.entregador_id === lugar.id && o.resultado === 'nao_entregue' && o.por_push),
      // A push that did not wake the phone counts as nothing.
      nao_entregue: ended.some((o) => o.entregador_id === lugar.id && o.resultado === 'nao_entregue' && !o.por_push),
      finalizou: finalizados.some(({ entregador_id }) => entregador_id === lugar.id),
      recebeu: entregues.some(({ entregador_id }) => entregador_id === lugar.id),
    };
  });
}

/** Pushes in a row that a phone may sleep through before its courier leaves the queue. */
const CHAMADOS_PARA_SAIR = 10;

/** Whether this undelivered offer, or this push in vain, is the last in a row that the queue bears. */
const perdeuDemais = ({ antes, nao_entregue, dormiu }: Passage, config: Config): boolean =>
  (nao_entregue && antes.nao_entregues + 1 >= config.NAO_ENTREGUES_PARA_SAIR) ||
  (dormiu && antes.chamados_sem_resposta + 1 >= CHAMADOS_PARA_SAIR);

/**
 * Checks that a courier who stays online moves to the end of the queue only by a refusal, a lapse or a finished
 * delivery.
 */
function checkLugar(passage: Passage, config: Config, outros: Lugar[]): string | null {
  const { antes, depois, recusou, expirou, finalizou } = passage;
  if (!antes.online || !depois.online) return null;
  // The last in a row took the courier offline, and the same call brought them online again.
  const saiuEVoltou = perdeuDemais(passage, config);
  const moveu = antes.fila_desde !== depois.fila_desde;
  if (moveu !== (recusou || expirou || finalizou || saiuEVoltou)) {
    return `courier ${depois.id} ${moveu ? 'lost' : 'kept'} their place: ${JSON.stringify(passage)}`;
  }
  const atras = outros.filter(
    (o) => o.praca_id === depois.praca_id && o.online && (o.fila_desde ?? 0) > (depois.fila_desde ?? 0),
  );
  return moveu && atras.length > 0 ? `courier ${depois.id} was not moved to the end` : null;
}

/**
 * Checks the refusals in a row [recusa]. A refusal adds one. An acceptance and the end of a suspension set them to
 * zero. The third suspends for an hour.
 */
function checkRecusas({ antes, depois, recusou, aceitou }: Passage, config: Config, zerada: boolean) {
  const limpou = aceitou || zerada || (antes.suspenso_ate !== null && depois.suspenso_ate !== antes.suspenso_ate);
  const devidas = limpou ? 0 : antes.recusas + Number(recusou);
  if (depois.recusas !== devidas && !(zerada && depois.recusas === antes.recusas)) {
    return `courier ${depois.id} has ${depois.recusas} refusals in a row instead of ${devidas}`;
  }
  if (!recusou || devidas < config.RECUSAS_PARA_SUSPENDER) return null;
  const resto = (depois.suspenso_ate ?? 0) - config.SUSPENSAO_HORAS * HORA;
  return depois.online || resto <= 0 ? `courier ${depois.id} was not suspended by refusal ${devidas}` : null;
}

/** Counters of lapsed and of undelivered offers in a row. */
type Seguidas = Pick<Lugar, 'expiradas' | 'nao_entregues'>;
const NENHUMA: Seguidas = { expiradas: 0, nao_entregues: 0 };

/** Adds the expired offers to the counters. At the limit the courier goes offline and the counters are zero. */
function seguidasAposPrazo(passage: Passage, config: Config) {
  const { antes, expirou, nao_entregue } = passage;
  const expiradas = antes.expiradas + Number(expirou);
  const nao_entregues = antes.nao_entregues + Number(nao_entregue);
  const saiu = (expirou && expiradas >= config.EXPIRADAS_PARA_SAIR) || perdeuDemais(passage, config);
  return { saiu, seguidas: saiu ? NENHUMA : { expiradas, nao_entregues } };
}

/**
 * Checks the lapsed and undelivered offers in a row. An answer, going offline and going online set both to zero. A
 * delivered offer sets the undelivered ones to zero.
 */
function checkSeguidas(passage: Passage, config: Config, voltou: boolean): string[] {
  const { antes, depois, recusou, aceitou, recebeu } = passage;
  const { saiu, seguidas } = seguidasAposPrazo(passage, config);
  const limpou = recusou || aceitou || antes.online !== depois.online;
  const devidas = limpou ? NENHUMA : { ...seguidas, ...(recebeu ? { nao_entregues: 0 } : {}) };
  const tem = { expiradas: depois.expiradas, nao_entregues: depois.nao_entregues };
  return [
    ...(saiu && depois.online && !voltou
      ? [`courier ${depois.id} is online after the last in a row of their limit`]
      : []),
    ...(tem.expiradas === devidas.expiradas && tem.nao_entregues === devidas.nao_entregues
      ? []
      : [`courier ${depois.id} has in a row ${JSON.stringify(tem)} instead of ${JSON.stringify(devidas)}`]),
  ];
}

/** Returns the faults in places and counters since `antes`. `nome` is the command. */
export function checkLugares(antes: State, depois: State, config: Config, nome: string): string[] {
  const todas = passagens(antes, depois);
  const mexidos = new Set(todas.filter((p) => p.antes.fila_desde !== p.depois.fila_desde).map((p) => p.depois.id));
  const parados = depois.lugares.filter(({ id }) => !mexidos.has(id));
  const zera = nome === 'remover suspensão' || nome === 'resetar recusas';
  return todas
    .flatMap((p) => [
      checkLugar(p, config, parados),
      checkRecusas(p, config, zera && p.depois.recusas === 0),
      ...checkSeguidas(p, config, nome === 'ficar online'),
    ])
    .filter((failure) => failure !== null);
}

/** Checks that the queue and the counters of a place change only under its lock. */
export function checkPracas(antes: State, depois: State): string[] {
  const presas = travadas(antes, depois);
  const eram = new Map(antes.lugares.map((lugar) => [lugar.id, lugar]));
  return depois.lugares.flatMap((lugar) => {
    const era = eram.get(lugar.id);
    if (!era || presas.has(lugar.praca_id)) return [];
    const mudou = (['praca_id', 'online', 'fila_desde', 'suspenso_ate', 'recusas', 'expiradas'] as const).filter(
      (campo) => era[campo] !== lugar[campo],
    );
    return mudou.map((campo) => `courier ${lugar.id} has another ${campo}, and nobody took the lock of their place`);
  });
}

/**
 * Checks that a cancellation changes only its own stop. The other stops of the route stay unchanged, and so does an
 * offer that still has stops.
 */
export function checkCancelamento(antes: State, depois: State, nome: string): string[] {
  if (nome !== 'cancelar') return [];
  const era = new Map(antes.pedidos.map((pedido) => [pedido.id, pedido]));
  const mudados = depois.pedidos.filter(
    (p) => era.has(p.id) && (era.get(p.id)?.status !== p.status || era.get(p.id)?.entregador_id !== p.entregador_id),
  );
  const esperam = new Set(depois.rotas.map(({ id }) => id));
  const eramVivas = new Set(antes.ofertas.filter((o) => o.resultado === null).map(({ id }) => id));
  const perdidas = depois.ofertas.filter(
    (o) => eramVivas.has(o.id) && o.resultado === 'retirada' && esperam.has(o.rota_id),
  );
  return [
    ...(mudados.length > 1 ? [`one cancellation changed ${JSON.stringify(mudados)}`] : []),
    ...perdidas.map(({ id }) => `offer ${id} was withdrawn though stops of its route still wait`),
  ];
}
