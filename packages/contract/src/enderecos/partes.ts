/** The parts of an address for display. Together they are the whole text, character by character. */
export interface PartsOfEndereco {
  /** street and number */
  rua: string;
  /** the text between number and complement, as typed */
  antes_do_complemento: string;
  complemento: string;
  antes_do_bairro: string;
  bairro: string;
}

/** 'Rua X, 623' at the head of an address. The number may have a letter, or be 's/n'. */
const RUA_E_NUMERO =
  /^[^,;\n]*\p{L}[^,;\n]*,\s*(?:n[º°o]?\.?\s*)?(?:\d+(?:-?[a-z](?![\p{L}\d]))?|s\/?n[º°]?)(?![\p{L}\d/])/iu;
/** Words of a complement. After a dash they are no bairro. */
const COMPLEMENTO =
  /^(ap|apt|apto|apartamento|bl|bloco|casa|fundos|sala|loja|andar|torre|interfone|cond|condom[ií]nio|ed|edif[ií]cio|lote|quadra|km)\b/iu;

/** Splits off the bairro behind the last dash. The city may follow the bairro. */
function splitOffBairro(texto: string): [string, string, string] {
  const tracos = [...texto.matchAll(/\s[-–—]\s/g)].filter(({ index, 0: traco }) => {
    const depois = texto.slice(index + traco.length);
    return /\p{L}/u.test(depois) && !COMPLEMENTO.test(depois.trim());
  });
  const [corte] = tracos;
  if (!corte) return [texto, '', ''];
  const [traco] = corte;
  return [texto.slice(0, corte.index), traco, texto.slice(corte.index + traco.length)];
}

/** Splits an address into its parts for display. When the split is not certain, the whole text is the street. */
export function partsOfEndereco(endereco: string): PartsOfEndereco {
  const rua = RUA_E_NUMERO.exec(endereco)?.[0];
  if (rua === undefined)
    return { rua: endereco, antes_do_complemento: '', complemento: '', antes_do_bairro: '', bairro: '' };
  const [lugar, antes_do_bairro, bairro] = splitOffBairro(endereco.slice(rua.length));
  const [antes_do_complemento = ''] = /^[\s,;–—-]*/u.exec(lugar) ?? [];
  return { rua, antes_do_complemento, complemento: lugar.slice(antes_do_complemento.length), antes_do_bairro, bairro };
}

/** Returns an address in one line for small print: 'Av. Herval, 545 · Zona 1'. */
export function enderecoInOneLine(endereco: string): string {
  const { rua, antes_do_complemento, complemento, bairro } = partsOfEndereco(endereco);
  return [`${rua}${antes_do_complemento}${complemento}`, bairro].filter(Boolean).join(' · ');
}
