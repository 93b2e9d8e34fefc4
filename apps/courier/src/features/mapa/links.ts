import { pontoDoLink } from '@corre/contract/mapa/ponto.ts';
import type { AppDeNavegacao } from './app-de-navegacao.ts';

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

/** The same place in Waze: by the degrees that the link names, else by the address. */
export function linkWaze({ endereco, link_localizacao }: Destino, cidade: Cidade): string {
  const ponto = pontoDoLink(link_localizacao);
  const onde = ponto ? `ll=${ponto.latitude},${ponto.longitude}` : `q=${busca(endereco, cidade)}`;
  return `https://waze.com/ul?${onde}&navigate=yes`;
}

/** The place in the app. */
export const linkDoApp = (app: AppDeNavegacao, destino: Destino, cidade: Cidade): string =>
  app === 'waze' ? linkWaze(destino, cidade) : linkMaps(destino, cidade);
