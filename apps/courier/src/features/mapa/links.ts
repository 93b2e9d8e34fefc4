/** Where a delivery goes: its own link, or an address to look for in the city. */
export interface Destino {
  endereco: string;
  link_localizacao: string | null;
}

interface Cidade {
  cidade: string;
  uf: string;
}

const busca = (endereco: string, { cidade, uf }: Cidade) => encodeURIComponent(`${endereco}, ${cidade} - ${uf}`);

/** The map link of the request, or a search in Google Maps with the city as the fallback (specification §9, City). */
export const linkMaps = ({ endereco, link_localizacao }: Destino, cidade: Cidade): string =>
  link_localizacao ?? `https://www.google.com/maps/search/?api=1&query=${busca(endereco, cidade)}`;

/** The same place in Waze, which takes only an address. */
export const linkWaze = ({ endereco }: Destino, cidade: Cidade): string =>
  `https://waze.com/ul?q=${busca(endereco, cidade)}&navigate=yes`;
