/** Types of streets as shops write them. `R.` and `Av.` may have no blank after them. */
const TIPO =
  /^(rua|r\.|r|avenida|av\.|av|travessa|trav\.|tv\.|tv|alameda|al\.|praça|praca|pça\.?|pca\.?|estrada|estr\.|est\.|rodovia|rod\.|rod|largo|viela|beco|via|ladeira|passagem|servidão|servidao|marginal)(?=\s|(?<=\.)\S|$)\s*/iu;

/**
 * Words that end the name of a street. They start the house number, also in words, the flat, the directions or the
 * neighbourhood.
 */
const DEPOIS = new Set(
  `n n. nº n° no. nr nr. nro num num. numero número s/n sn s/nº casa cs cs. ap ap. apt apt. apto apto. aptº apº apartamento bloco bl bl.
   lote lt lt. quadra qd qd. q. km fundos fds sobrado loja sala andar edifício edificio ed ed. prédio predio cond cond.
   condomínio condominio residencial res res. torre kitnet quitinete bairro jardim jd jd. vila zona conjunto conj conj. parque
   pq pq. centro cep portão portao ponto ref ref. referência referencia complemento comp. esquina esq esq. em frente próximo
   proximo perto atrás atras entre lado depois antes falar pergunte perguntar procurar ligar tel tel. fone telefone cel cel.
   celular whatsapp zap cliente sr sr. sra sra.
   dez onze doze treze quatorze catorze quinze dezesseis dezessete dezoito dezenove vinte trinta quarenta cinquenta sessenta
   setenta oitenta noventa cem cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos
   mil`.split(/\s+/u),
);

/** A number that may be part of a street's name: 'Rua 7', 'Rua 15 de Novembro', 'Av. 1º de Maio'. */
const NUMERO_NO_NOME = /^\d{1,4}[ºªoa]?$/iu;
/** A road: 'BR-376', 'PR 317'. */
const RODOVIA = /^(br|ac|al|ap|am|ba|ce|df|es|go|ma|mt|ms|mg|pa|pb|pr|pe|pi|rj|rn|rs|ro|rr|sc|sp|se|to)(-?\d{3})?$/iu;
/** A name of letter and number: 'T-37', 'T37', '9-A'. */
const LETRA_E_NUMERO = /^(\p{L}-?\d{1,3}|\d{1,3}-?\p{L})$/iu;
const TEM_NUMERO = /\p{N}/u;
/** Words that cannot end a name. */
const LIGACAO = /^(de|da|do|das|dos|e|no|na|com|ao|à)$/iu;
/** Maximum of words in a street's name. A longer text is a sentence. */
const PALAVRAS_MAX = 7;

/**
 * Whether the number belongs to the letter before it: 'Rua C 137' is a street only if a house number follows. Otherwise
 * 137 may be the house.
 */
const daLetra = (nome: readonly string[], palavra: string, seguinte: string | undefined): boolean =>
  nome.length === 1 &&
  /^\p{L}$/u.test(nome[0] ?? '') &&
  /^\d{1,3}$/u.test(palavra) &&
  /^(n[º°.o]?\s*)?\d/iu.test(seguinte ?? '');

/** Returns the words of the name up to its end. `depois` is what follows the words in the address. */
function nomeDe(palavras: readonly string[], depois: string): string[] {
  const nome: string[] = [];
  for (const [i, palavra] of palavras.entries()) {
    const antes = nome.at(-1);
    const numeroDaRodovia =
      nome.length === 1 && antes !== undefined && /^[a-z]{2}$/iu.test(antes) && RODOVIA.test(antes);
    const noNome =
      !TEM_NUMERO.test(palavra) ||
      (nome.length === 0 && [NUMERO_NO_NOME, RODOVIA, LETRA_E_NUMERO].some((forma) => forma.test(palavra))) ||
      daLetra(nome, palavra, palavras[i + 1] ?? depois) ||
      (numeroDaRodovia && /^\d{3}$/u.test(palavra));
    if (!noNome || (nome.length > 0 && DEPOIS.has(palavra.toLowerCase()))) break;
    nome.push(palavra);
  }
  while (LIGACAO.test(nome.at(-1) ?? '')) nome.pop();
  return nome;
}

/** Returns the street at the start of a part of an address, as written, or null. */
function ruaNo(pedaco: string, depois: string): string | null {
  const [tipo = ''] = TIPO.exec(pedaco) ?? [];
  const nome = nomeDe(
    pedaco
      .slice(tipo.length)
      .split(/\s+/u)
      .filter((palavra) => palavra !== ''),
    depois,
  );
  if (tipo === '' || nome.length === 0 || nome.length > PALAVRAS_MAX) return null;
  return `${tipo.trim()} ${nome.join(' ')}`;
}

/**
 * Returns the street of an address without number, complement and neighbourhood. The holder of a link may know no more
 * of the place (ADR 0023). Addresses are free text, so only a text that starts like a street counts, and doubtful words
 * are dropped. Returns null without a recognizable street.
 */
export function ruaDe(endereco: string): string | null {
  // Between a letter and a number, a dash of any length joins.
  const pedacos = endereco
    .replace(/(?<!\p{L})(\p{L})[\u2010-\u2015\u2212](?=\d)/gu, '$1-')
    .split(/[,;:()[\]|\n–—]|\s-+(?=\s)|\s\/\s/u);
  for (const [i, pedaco] of pedacos.entries()) {
    const rua = ruaNo(pedaco.trim(), (pedacos[i + 1] ?? '').trim());
    if (rua !== null) return rua;
  }
  return null;
}
