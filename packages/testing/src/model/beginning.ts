import type { Command } from './drawn.ts';

type Step = readonly [nome: string, quem: number, qual: number];

/**
 * Positions in the lists of commands.ts and of the files beside it, by their numbers: shop 1 has the couriers 0 to 3.
 * `SHOP`, `ANY_SHOP_BY_SUPPORT`: who confirms a handover.
 */
const SHOP = 1;
const ANY_SHOP_BY_SUPPORT = 15;
/** Numbers that choose what a customer pays: nothing at the door and a code, by machine, in cash. */
const CODE = 0;
const MACHINE = 1;
const CASH = 2;
/** Numbers that choose a courier's next step. */
const [PICK_UP, LEAVE, FINISH] = [0, 1, 2];
/** Numbers that choose who answers a problem, and how. The others than the first are support's. */
const [TRY_AGAIN_BY_SHOP, BRING_BACK, NEW_ADDRESS, CANCEL] = [8, 3, 7, 5];
/** Numbers that choose how much time passes. */
const [SECONDS_4, SECONDS_11, SECONDS_16, SECONDS_301, AN_HOUR] = [2, 3, 4, 6, 7];

const taken = (payment: number): Step[] => [
  ['pedir', SHOP, payment],
  ['aceitar o que vê', 0, 0],
];
const brought: Step[] = [
  ['avançar', 0, PICK_UP],
  ['avançar', 0, LEAVE],
  ['avançar', 0, FINISH],
];

/** A code that is said wrong and then right, with milestones; a delivery whose code support lets go. */
const CODES: Step[] = [
  ['ficar online', 0, 0],
  ...taken(CODE),
  ['errar o código', 0, 1],
  ['marcar', 0, 1],
  ['finalizar com código', 0, 1],
  ['voltar ao comércio', 0, 0],
  ...taken(CODE),
  ['dispensar o código', 0, 1],
  ['avançar', 0, FINISH],
];

/**
 * Cash of one courier, handed over in parts: with a difference that support takes back, to support, and by a code. The
 * rest of it waits, and a payment by machine and one in cash are released by the shop.
 */
const MONEY: Step[] = [
  ['entregar maquininha', SHOP, 2],
  ...taken(CASH),
  ['levar troco', SHOP, 1],
  ...brought,
  ['prestar contas', 0, 3],
  ['confirmar recebimento', SHOP, 1],
  ['discutir diferença', 1, 1],
  ['discutir diferença', 1, 1],
  ['prestar contas', 0, 3],
  ['confirmar recebimento', ANY_SHOP_BY_SUPPORT, 0],
  ['prestar contas', 0, 3],
  ['confirmar com código', 1, 1],
  ...taken(MACHINE),
  ['marcar', 1, 1],
  ['avançar', 0, FINISH],
  ['receber maquininha', SHOP, 2],
  ['liberar', SHOP, 0],
  ['liberar', SHOP, 1],
];

/** A courier with too much cash is passed over. The other one refuses, lets lapse and does not hear. */
const OFFERS: Step[] = [
  ...taken(CASH),
  ...brought,
  ['ficar online', 1, 0],
  ['pedir', SHOP, CASH],
  ['recusar o que vê', 1, 0],
  ['cancelar', SHOP, 0],
  ['pedir', SHOP, MACHINE],
  ['cancelar', SHOP, 0],
  ['pedir', SHOP, MACHINE],
  ['ver oferta', 0, 0],
  ['o tempo passa', 0, SECONDS_16],
  ['ver oferta', 1, 0],
  ['cancelar', SHOP, 0],
  ['ficar online', 0, 0],
  ['pedir', SHOP, MACHINE],
  ['o tempo passa', 0, SECONDS_4],
  ['ver oferta', 1, 0],
  ['cancelar', SHOP, 0],
  ['ficar offline', 1, 0],
  ['o tempo passa', 0, SECONDS_301],
  ['ficar online', 0, 0],
];

/**
 * The courier hands over all cash. A route of three stops is accepted, and the watchdog asks twice. The route leaves as
 * one, and each answer to a problem is given.
 */
const PROBLEMS: Step[] = [
  ['prestar contas', 0, 0],
  ['confirmar recebimento', ANY_SHOP_BY_SUPPORT, 0],
  ['pedir rota', SHOP, MACHINE],
  ['aceitar o que vê', 0, 0],
  ['o tempo passa', 0, SECONDS_11],
  ['responder ao vigia', 1, 0],
  ['avançar', 0, PICK_UP],
  ['avançar', 0, LEAVE],
  ['o tempo passa', 0, SECONDS_11],
  ['responder ao vigia', 2, 0],
  ...[TRY_AGAIN_BY_SHOP, BRING_BACK, NEW_ADDRESS, CANCEL].flatMap((answer): Step[] => [
    ['avisar de um problema', 1, 0],
    ['responder a um problema', answer, 1],
  ]),
  ['devolver à loja', 0, 0],
];

/** Support transfers, finishes and cancels. */
const INTERVENTIONS: Step[] = [
  ['ficar online', 1, 0],
  ['intervir', 1, 3],
  ['intervir', 1, 1],
  ['intervir', 1, 2],
  ['devolver à loja', 0, 0],
];

/** Routes with a ready time: offered at once, held until their time, and released by their shop. */
const HELD: Step[] = [
  ['ficar online', 0, 0],
  ['agendar', SHOP, 1],
  ['cancelar', SHOP, 0],
  ['agendar', SHOP, 4],
  ['o tempo passa', 0, AN_HOUR],
  ['ficar offline', 0, 0],
  ['ficar online', 0, 0],
  ['cancelar', SHOP, 0],
  ['agendar', SHOP, 5],
  ['rota pronta', SHOP, 1],
];

/** Every command that reaches a sight of coverage.ts, in a new world. */
export const BEGINNING: Command[] = [...CODES, ...MONEY, ...OFFERS, ...PROBLEMS, ...INTERVENTIONS, ...HELD].map(
  ([nome, quem, qual]) => ({ nome, quem, qual }),
);
