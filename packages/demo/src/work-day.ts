import type { Draw } from './draw.ts';
import { PESSOAS } from './people.ts';
import { ENDERECOS } from './texts.ts';
import { balcaoDe, chanceDeProblema, type Dia, pedidosDoDia, pesosDosComercios } from './town.ts';

/** An offer that was not accepted. `quando` is in minutes after midnight. */
interface Fracasso {
  pessoa: number;
  quando: number;
  resultado: 'recusada' | 'expirada' | 'nao_entregue' | 'retirada';
  segundos: number;
}

/** A stop: where it is, when the courier came to the door and when the delivery ended. */
interface Parada {
  endereco: string;
  chegou: number;
  fim: number;
  problema: boolean;
}

/** A request of the history. All times are in minutes after midnight of its day. */
export interface Corrida {
  comercio_id: number;
  pedida: number;
  chuva: boolean;
  fracassos: Fracasso[];
  /** null: nobody came, or the shop cancelled before an acceptance */
  aceite: { pessoa: number; enviada: number; aceita: number; retirada: number; saida: number } | null;
  cancelada: number | null;
  paradas: Parada[];
}

/** A courier's time online, in minutes after midnight. */
export interface Turno {
  pessoa: number;
  de: number;
  ate: number;
}

const SEGUNDO = 1 / 60;
/** The shop gives up after so many minutes without a courier. */
const DESISTE = 32;
/** Nobody starts a delivery after this minute, so that the day ends before midnight. */
const ULTIMO_ACEITE = 1_372;
const FRACASSOS = { recusada: 7, expirada: 15, nao_entregue: 3 } as const;
const FRACASSOS_MAX = 3;

/** Draws a number between two numbers, in tenths. */
const entre = (draw: Draw, [min, max]: readonly [number, number]) => draw.inteiro(min * 10, max * 10) / 10;

/** Draws who works when. On a rainy day fewer couriers come. If nobody came to a meal, João comes. */
function escalar(draw: Draw, { semana, dia, chuva }: Dia): Turno[] {
  const turnos: Turno[] = [];
  for (const [pessoa, { habitos }] of PESSOAS.entries()) {
    const vontade = (chuva ? 0.75 : 1) * (habitos.some_aos_poucos ? 1 - 0.06 * semana : 1);
    const almoca = draw.chance((habitos.almoco[dia] ?? 0) * vontade);
    const fim_do_almoco = draw.chance(habitos.tarde) ? draw.inteiro(1_030, 1_050) : draw.inteiro(850, 890);
    if (almoca) turnos.push({ pessoa, de: draw.inteiro(610, 655), ate: fim_do_almoco });
    const janta = draw.chance((habitos.jantar[dia] ?? 0) * vontade);
    if (janta) turnos.push({ pessoa, de: draw.inteiro(1_030, 1_062), ate: draw.inteiro(1_335, 1_375) });
  }
  const falta = (de: number, ate: number) => !turnos.some((turno) => turno.de < ate && turno.ate > de);
  if (falta(660, 830)) turnos.push({ pessoa: 0, de: 640, ate: 860 });
  const [ultimo] = turnos.filter(({ ate }) => ate < 1_030).sort((a, b) => b.ate - a.ate);
  if (ultimo && falta(900, 1_030)) ultimo.ate = 1_040;
  if (falta(1_110, 1_330)) turnos.push({ pessoa: 0, de: 1_075, ate: 1_370 });
  return turnos;
}

/** The couriers of one day: when each is free, and how often each refused in a row. */
class Equipe {
  readonly turnos: Turno[];
  readonly #livre = PESSOAS.map(() => 0);
  readonly #seguidas = PESSOAS.map(() => 0);

  constructor(turnos: Turno[]) {
    this.turnos = turnos;
  }

  /** Returns the courier who can have an offer first from this minute on, the one who waits longest of several. */
  proximo(desde: number): { turno: Turno; quando: number } | null {
    let escolhido: { turno: Turno; quando: number } | null = null;
    for (const turno of this.turnos) {
      const livre = this.#livre[turno.pessoa] ?? 0;
      const quando = Math.max(desde, livre, turno.de);
      if (quando >= turno.ate) continue;
      const melhor =
        escolhido === null ||
        quando < escolhido.quando ||
        (quando === escolhido.quando && livre < (this.#livre[escolhido.turno.pessoa] ?? 0));
      if (melhor) escolhido = { turno, quando };
    }
    return escolhido;
  }

  /** Draws whether the courier lets an offer go. Nobody refuses three times in a row, which would suspend them. */
  deixaPassar(draw: Draw, pessoa: number, chuva: boolean): keyof typeof FRACASSOS | null {
    const recusa = (PESSOAS[pessoa]?.habitos.recusa ?? 0) + (chuva ? 0.24 : 0);
    const pode = (this.#seguidas[pessoa] ?? 0) < 2;
    const sorte = draw.inteiro(0, 999) / 1000;
    const resultado =
      sorte < recusa && pode ? 'recusada' : sorte > 0.965 ? 'expirada' : sorte > 0.945 ? 'nao_entregue' : null;
    this.#seguidas[pessoa] = resultado === 'recusada' ? (this.#seguidas[pessoa] ?? 0) + 1 : 0;
    return resultado;
  }

  /** The courier is busy or paused until this minute. A shift lasts until its last delivery has ended. */
  ocupar(turno: Turno, ate: number, trabalhando: boolean): void {
    this.#livre[turno.pessoa] = ate;
    if (trabalhando) turno.ate = Math.max(turno.ate, ate);
  }
}

/** Draws the way of an accepted request: to the shop, at its counter, to each door, at each door. */
function percorrer(
  draw: Draw,
  {
    comercio_id,
    hora,
    aceita,
    chuva,
    calma,
  }: { comercio_id: number; hora: number; aceita: number; chuva: boolean; calma: boolean },
): { retirada: number; saida: number; paradas: Parada[] } {
  const lento = chuva ? 1.3 : 1;
  const retirada = aceita + entre(draw, [1.5, 4]) * lento;
  const [min, max] = balcaoDe(comercio_id, hora);
  const saida = retirada + entre(draw, calma ? [1.5, 4] : [min, max]);
  const paradas: Parada[] = [];
  let daqui = saida;
  for (let n = !calma && draw.chance(0.08) ? 2 : 1; n > 0; n -= 1) {
    const endereco = draw.um(ENDERECOS);
    const problema = !calma && draw.chance(chanceDeProblema(endereco));
    const chegou = daqui + entre(draw, paradas.length > 0 ? [2, 5] : [2.5, 6.5]) * lento;
    const fim = chegou + entre(draw, problema ? [7, 14] : [0.8, 2.8]);
    paradas.push({ endereco, chegou, fim, problema });
    daqui = fim;
  }
  return { retirada, saida, paradas };
}

const sozinha = (comercio_id: number, pedida: number, chuva: boolean): Corrida => ({
  comercio_id,
  pedida,
  chuva,
  fracassos: [],
  aceite: null,
  cancelada: null,
  paradas: [],
});

/** Offers one request until somebody accepts, and lets it be delivered. */
function atender(draw: Draw, equipe: Equipe, corrida: Corrida, hora: number): Corrida {
  const { comercio_id, pedida, chuva, fracassos } = corrida;
  let desde = pedida + SEGUNDO;
  for (;;) {
    const proximo = equipe.proximo(desde);
    if (!proximo || proximo.quando > Math.min(pedida + DESISTE, ULTIMO_ACEITE))
      return { ...corrida, cancelada: pedida + entre(draw, [DESISTE, DESISTE + 4]) };
    const { turno, quando } = proximo;
    const { pessoa } = turno;
    if (fracassos.length === 0 && draw.chance(0.008)) {
      fracassos.push({ pessoa, quando, resultado: 'retirada', segundos: 9 });
      equipe.ocupar(turno, quando + 9 * SEGUNDO, false);
      return { ...corrida, cancelada: quando + 9 * SEGUNDO };
    }
    const resultado = fracassos.length < FRACASSOS_MAX ? equipe.deixaPassar(draw, pessoa, chuva) : null;
    if (resultado) {
      const segundos = FRACASSOS[resultado];
      fracassos.push({ pessoa, quando, resultado, segundos });
      desde = quando + segundos * SEGUNDO;
      equipe.ocupar(turno, desde + entre(draw, [1, 3]), false);
      continue;
    }
    const aceita = quando + draw.inteiro(3, 11) * SEGUNDO;
    const caminho = percorrer(draw, { comercio_id, hora, aceita, chuva, calma: false });
    if (draw.chance(0.025)) {
      const cancelada = aceita + entre(draw, [1, 2.4]);
      equipe.ocupar(turno, cancelada, true);
      return {
        ...corrida,
        aceite: { pessoa, enviada: quando, aceita, ...caminho },
        cancelada,
        paradas: caminho.paradas.slice(0, 1),
      };
    }
    equipe.ocupar(turno, (caminho.paradas.at(-1)?.fim ?? caminho.saida) + entre(draw, [0.5, 1.5]), true);
    return { ...corrida, aceite: { pessoa, enviada: quando, aceita, ...caminho }, paradas: caminho.paradas };
  }
}

/**
 * Lets one day of the town happen: requests come, couriers on shift take them in turn, and who finds nobody waits.
 * So waits, refusals and missing couriers follow from how many people work.
 */
export function trabalhar(draw: Draw, dia: Dia): { corridas: Corrida[]; turnos: Turno[] } {
  const equipe = new Equipe(escalar(draw, dia));
  const pedidas = pedidosDoDia(dia).flatMap(({ hora, esperados }) => {
    const quantas = Math.max(0, Math.round(esperados + (draw.inteiro(-100, 100) / 100) * Math.sqrt(esperados)));
    return Array.from({ length: quantas }, () => hora * 60 + entre(draw, [0, 59.8]));
  });
  const corridas = pedidas
    .sort((a, b) => a - b)
    .map((pedida) => {
      const hora = Math.floor(pedida / 60);
      const comercio_id = draw.porPeso(pesosDosComercios(hora)) + 1;
      return atender(draw, equipe, sozinha(comercio_id, pedida, dia.chuva), hora);
    });
  return { corridas, turnos: equipe.turnos };
}

/** Returns a request of today that this courier took at once, on a calm way, so that it has ended by now. */
export function corridaCalma(draw: Draw, pessoa: number, pedida: number): Corrida {
  const comercio_id = draw.porPeso(pesosDosComercios(Math.floor(pedida / 60))) + 1;
  const enviada = pedida + SEGUNDO;
  const aceita = enviada + draw.inteiro(3, 11) * SEGUNDO;
  const caminho = percorrer(draw, { comercio_id, hora: 0, aceita, chuva: false, calma: true });
  return {
    ...sozinha(comercio_id, pedida, false),
    aceite: { pessoa, enviada, aceita, ...caminho },
    paradas: caminho.paradas,
  };
}
