/** `\b` knows only ASCII and would find the word 'Av' at the start of 'Avó'. */
const naoLetraAntes = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const naoLetraDepois = String.raw`(?![\p{L}\p{M}\p{N}])`;

/** Rua, Av or Alameda, in any case [pedido-ifood]. */
export const PALAVRA_DE_RUA = new RegExp(`${naoLetraAntes}(?:rua|av|avenida|alameda)${naoLetraDepois}`, 'iu');

const comeco = String.raw`^[^\p{L}\p{N}]*`;

/** Abbreviations and other kinds of streets, only at the start of a line. 'R$' and 'Al dente' do not match. */
const OUTRAS_VIAS = [
  new RegExp(String.raw`${comeco}(?:r|al|trav|tv|pç|pça|pca|rod|estr|lgo)\. *[\p{L}\p{N}]`, 'iu'),
  new RegExp(
    `${comeco}(?:travessa|trav|praça|praca|pça|pca|rodovia|rod|estrada|estr|largo|viela|beco|ladeira)${naoLetraDepois}.*\\d`,
    'iu',
  ),
  new RegExp(String.raw`${comeco}R +\p{Lu}.*\d`, 'u'),
];

export const temPalavraDeRua = (linha: string): boolean => PALAVRA_DE_RUA.test(linha);
/** Whether the line begins with another kind of street. */
export const temOutraVia = (linha: string): boolean => OUTRAS_VIAS.some((via) => via.test(linha));
export const temVia = (linha: string): boolean => temPalavraDeRua(linha) || temOutraVia(linha);
