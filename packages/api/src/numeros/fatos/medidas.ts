import { TRECHOS } from '@corre/contract/numeros/constantes.ts';
import {
  MOTIVOS_PROBLEMA,
  MOTIVOS_RECUSA,
  type RESULTADOS_OFERTA,
  TIPOS_PAGAMENTO,
} from '@corre/contract/vocabulario.ts';

/** The measures whose values are durations in seconds, rounded up to a step [numeros]. */
export const DURACOES = [...TRECHOS, 'prazo'] as const;

/** All measures. The values of the others are the codes below, or a number of offers (`precisou`). */
export type Medida =
  | (typeof DURACOES)[number]
  | 'fim'
  | 'problema'
  | 'oferta'
  | 'recusa'
  | 'precisou'
  | 'sem_ninguem'
  | 'presenca'
  | 'tipo'
  | 'centavos'
  | 'rota';

/** The values of `fim`. A request with a problem counts twice: by its end, and as `com_problema`. */
export const FIM = { finalizada: 0, cancelada: 1, com_problema: 2 } as const;

/** The values of `oferta`: the result, and also `mostrada`. An open offer is `aberta`. */
export const OFERTA = {
  aceita: 0,
  recusada: 1,
  expirada: 2,
  nao_entregue: 3,
  retirada: 4,
  aberta: 5,
  mostrada: 6,
} as const satisfies Record<(typeof RESULTADOS_OFERTA)[number] | 'aberta' | 'mostrada', number>;

/** The values of `recusa`. The value 0 is a refusal without a reason. */
export const RECUSAS = [null, ...MOTIVOS_RECUSA] as const;

/** The values of `problema`. */
export const PROBLEMAS = MOTIVOS_PROBLEMA;

/** The values of `presenca`. The counts are seconds, of all couriers. */
export const PRESENCA = { online: 0, ocupado: 1 } as const;

/** The values of `rota`: routes that could be offered, finished routes, and the seconds that these took. */
export const ROTA = { liberada: 0, finalizada: 1, segundos: 2 } as const;

/** The values of `tipo`, which counts deliveries, and of `centavos`, whose counts are cents. */
export const TIPOS = TIPOS_PAGAMENTO;
