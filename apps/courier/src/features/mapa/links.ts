import { pontoDoLink } from '@corre/contract/mapa/ponto.ts';
import type { AppDeNavegacao } from './app-de-navegacao.ts';

/** The destination of a delivery: its own link, or an address to search for in the city. */
export interface Destino {
  endereco: string;
  link_localizacao: string | null;
}

interface Cidade {
  cidade: string;
  uf: string;
}

const busca = (endereco: string, { cidade, uf }: Cidade) => encodeURIComponent(`${endereco}, ${cidade} - ${uf}`);

/** Returns the request's own map link, or a Google Maps search for the address in the company's city. */
export const linkMaps = ({ endereco, link_localizacao }: Destino, cidade: Cidade): string =>
  link_localizacao ?? `https://www.google.com/maps/search/?api=1&query=${busca(endereco, cidade)}`;

/** Returns a Waze link: with the coordinates of the map link if it has any, otherwise with the address. */
export function linkWaze({ endereco, link_localizacao }: Destino, cidade: Cidade): string {
  const ponto = pontoDoLink(link_localizacao);
  const onde = ponto ? `ll=${ponto.latitude},${ponto.longitude}` : `q=${busca(endereco, cidade)}`;
  return `https://waze.com/ul?${onde}&navigate=yes`;
}

/** Returns the link to the place in the app. */
export const linkDoApp = (app: AppDeNavegacao, destino: Destino, cidade: Cidade): string =>
  app === 'waze' ? linkWaze(destino, cidade) : linkMaps(destino, cidade);
