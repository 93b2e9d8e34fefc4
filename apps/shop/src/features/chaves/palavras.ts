/**
 * Returns the three lines that the quick start of /api/docs asks for. The shop's name is encoded and quoted, because it
 * may contain characters that a shell interprets.
 */
export const linhasDoTerminal = (chave: string, comercio_nome: string, origem: string): string =>
  `KEY=${chave}\nLOJA='${encodeURIComponent(comercio_nome).replaceAll("'", '%27')}'\nCORRE='${origem}'`;
