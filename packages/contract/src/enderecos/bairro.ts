import { lerEndereco, palavrasDe } from './chave.ts';

/** Whether `palavras` contains `trecho` as whole words in a row. */
const contem = (palavras: string, trecho: string): boolean => ` ${palavras} `.includes(` ${trecho} `);

/** Returns the comparable form of a bairro: 'Jd. Alvorada' and 'jardim alvorada' are one. */
export const chaveDoBairro = (bairro: string): string => palavrasDe(bairro).join(' ');

/**
 * Returns the entry with the bairro that the address names; null when the address names none. Among several, the
 * longest name wins. It looks only behind street and number: 'Av. Brasil, 100' is not in the bairro Brasil.
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
