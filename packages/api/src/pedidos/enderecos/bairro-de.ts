import { parseEndereco } from '@corre/contract/enderecos/chave.ts';
import { sql } from '@corre/db/sql.ts';

/**
 * SQL: the bairro that an address names behind street and number, for the figures [numeros]. Null if the address names
 * none that a shop's price table has.
 */
export const bairroDe = (endereco: string) => sql<number | null>`bairro_de(${parseEndereco(endereco).resto}::text)`;
