import { TAXA_PERCENTUAL } from '@corre/contract/constants.ts';

/** The administrative fee as a factor in SQL: '0.10'. The fee stands in the contract; a change of it asks for a migration. */
export const FEE_FACTOR = (TAXA_PERCENTUAL / 100).toFixed(2);
