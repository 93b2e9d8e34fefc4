import { lerEndereco, palavrasDe } from './chave.ts';

/** Whether `trecho` stands in `palavras`, whole words in a row. */
const contem = (palavras: string, trecho: string): boolean => ` ${palavras} `.includes(` ${trecho} `);

/** A bairro as it is compared: 'Jd. Alvorada' and 'jardim alvorada' are one. */
export const chaveDoBairro = (bairro: string): string => palavrasDe(bairro).join(' ');

/**
 * The entry whose bairro the address names, behind street and number: 'Av. Brasil, 100' is not in the bairro Brasil. Of several
 * the longest name; null when none is named.
 */
export function bairroDoEndereco<Entrada extends { bairro: string }>(
  endereco: string,
  entradas: readonly Entrada[],
): Entrada | null {
  const { resto } = lerEndereco(endereco);
  let achada: Entrada | null = null;
  let tamanho = 0;
  for (const entrada of entradas) {
    const chave = chaveDoBairro(entrada.bairro);
    if (chave.length > tamanho && contem(resto, chave)) {
      achada = entrada;
      tamanho = chave.length;
    }
  }
  return achada;
}
