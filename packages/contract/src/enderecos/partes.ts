/** An address as it is read at a glance: all of it, character by character, cut at two places. */
export interface PartesDoEndereco {
  /** street and number: what somebody rides to */
  rua: string;
  /** what stands between, as it was typed */
  antes_do_complemento: string;
  complemento: string;
  antes_do_bairro: string;
  bairro: string;
}

/** 'Rua X, 623' at the head of an address; the number may have a letter, or be none. */
const RUA_E_NUMERO =
  /^[^,;\n]*\p{L}[^,;\n]*,\s*(?:n[º°o]?\.?\s*)?(?:\d+(?:-?[a-z](?![\p{L}\d]))?|s\/?n[º°]?)(?![\p{L}\d/])/iu;
/** What may follow a dash and is no neighbourhood: the door itself. */
const COMPLEMENTO =
  /^(ap|apt|apto|apartamento|bl|bloco|casa|fundos|sala|loja|andar|torre|interfone|cond|condom[ií]nio|ed|edif[ií]cio|lote|quadra|km)\b/iu;

/** The neighbourhood behind the last dash; it may be followed by the city. */
function cortarBairro(texto: string): [string, string, string] {
  const tracos = [...texto.matchAll(/\s[-–—]\s/g)].filter(({ index, 0: traco }) => {
    const depois = texto.slice(index + traco.length);
    return /\p{L}/u.test(depois) && !COMPLEMENTO.test(depois.trim());
  });
  const [corte] = tracos;
  if (!corte) return [texto, '', ''];
  const [traco] = corte;
  return [texto.slice(0, corte.index), traco, texto.slice(corte.index + traco.length)];
}

/** Takes an address apart for the eyes; where it is not sure, all of it is the street. */
export function partesDoEndereco(endereco: string): PartesDoEndereco {
  const rua = RUA_E_NUMERO.exec(endereco)?.[0];
  if (rua === undefined)
    return { rua: endereco, antes_do_complemento: '', complemento: '', antes_do_bairro: '', bairro: '' };
  const [lugar, antes_do_bairro, bairro] = cortarBairro(endereco.slice(rua.length));
  const [antes_do_complemento = ''] = /^[\s,;–—-]*/u.exec(lugar) ?? [];
  return { rua, antes_do_complemento, complemento: lugar.slice(antes_do_complemento.length), antes_do_bairro, bairro };
}

/** The same in one line for small print: 'Av. Herval, 545 · Zona 1'. */
export function enderecoCorrido(endereco: string): string {
  const { rua, antes_do_complemento, complemento, bairro } = partesDoEndereco(endereco);
  return [`${rua}${antes_do_complemento}${complemento}`, bairro].filter(Boolean).join(' · ');
}
