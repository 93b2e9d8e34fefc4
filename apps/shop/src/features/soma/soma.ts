import { emCentavos, emReais } from '@corre/contract/money.ts';

/** The sum of deliveries in reais, made in cents (decision record 0006). */
export const somaDe = (entregas: readonly { valor: number }[]): number =>
  emReais(entregas.reduce((centavos, { valor }) => centavos + emCentavos(valor), 0));
