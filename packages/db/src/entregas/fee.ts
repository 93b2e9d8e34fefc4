import { TAXA_PERCENTUAL } from '@corre/contract/constants.ts';

/** The company's fee [taxa] as a factor in SQL: '0.10'. A change of the fee in the contract needs a migration. */
export const FEE_FACTOR = (TAXA_PERCENTUAL / 100).toFixed(2);
