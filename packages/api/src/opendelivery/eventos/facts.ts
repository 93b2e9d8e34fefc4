import type { MotivoProblema } from '@corre/contract/vocabulario.ts';
import type { Row } from '@corre/db/database.ts';
import type { Fact } from '../automato/walk.ts';

/** A fact as a database trigger wrote it. */
export type RawFact = Pick<Row<'fato_externo'>, 'tipo' | 'valor' | 'quando' | 'ator_tipo'>;

/** The context that a raw fact needs. */
export interface Known {
  /** it is the courier's current job */
  atual: boolean;
  /** the problems of the request, by id */
  problemas: ReadonlyMap<number, MotivoProblema>;
}

/** Reasons that prove that the courier stands at the door. */
const AT_THE_DOOR: readonly MotivoProblema[] = ['ninguem_atende', 'cliente_recusa'];

const STEPS = {
  aceita: 'aceita',
  em_retirada: 'em_retirada',
  em_entrega: 'em_entrega',
  finalizada: 'finalizada',
} as const;
const MILESTONES = {
  // It is the courier's turn for this job, because the job before has ended.
  vez: 'vez',
  no_cliente: 'no_cliente',
  codigo_ok: 'no_cliente',
  entregue: 'entregue',
  devolvido: 'devolvido',
} as const;

const known = <Map extends object>(map: Map, key: string): key is keyof Map & string => Object.hasOwn(map, key);

function stepOf({ valor, quando, ator_tipo }: RawFact, atual: boolean): Fact[] {
  // The system itself cancels only orders that nobody accepted in time.
  if (valor === 'cancelada') return [{ tipo: ator_tipo === 'sistema' ? 'rejeitada' : 'cancelada', quando }];
  return known(STEPS, valor) ? [{ tipo: STEPS[valor], quando, atual }] : [];
}

/** `7`: problem 7 was reported. `7:trazer_de_volta`: problem 7 was answered with `trazer_de_volta`. */
function problemOf({ valor, quando }: RawFact, problemas: Known['problemas']): Fact[] {
  const [id = '', acao] = valor.split(':');
  const problema_id = Number(id);
  if (acao !== undefined) return acao === 'trazer_de_volta' ? [{ tipo: 'devolver', quando }] : [];
  const motivo = problemas.get(problema_id);
  if (motivo === undefined) return [];
  const arrived: Fact[] = AT_THE_DOOR.includes(motivo) ? [{ tipo: 'no_cliente', quando }] : [];
  return [...arrived, { tipo: 'problema', quando, problema_id }];
}

/** Translates a raw fact into facts of the automaton; empty if it leads to no event. */
export function factsOf(raw: RawFact, { atual, problemas }: Known): Fact[] {
  switch (raw.tipo) {
    case 'etapa':
      return stepOf(raw, atual);
    case 'marco':
      return known(MILESTONES, raw.valor) ? [{ tipo: MILESTONES[raw.valor], quando: raw.quando }] : [];
    case 'problema':
      return problemOf(raw, problemas);
    case 'conclusao':
    case 'localizacao':
      return [{ tipo: raw.tipo, quando: raw.quando }];
    default:
      return [];
  }
}
