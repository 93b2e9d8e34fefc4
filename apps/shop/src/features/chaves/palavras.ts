/** The three lines that the quick start of /api/docs asks for; quoted, since a shop's name may carry what a shell reads. */
export const linhasDoTerminal = (chave: string, comercio_nome: string, origem: string): string =>
  `KEY=${chave}\nLOJA='${encodeURIComponent(comercio_nome).replaceAll("'", '%27')}'\nCORRE='${origem}'`;
