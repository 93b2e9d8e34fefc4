import { partsOfEndereco } from '@corre/contract/enderecos/partes.ts';
import { pontoDoLink } from '@corre/contract/mapa/ponto.ts';
import { useConfiguracao } from '@corre/ui/shell/use-configuracao.ts';
import { useSyncExternalStore } from 'react';

/** The supported navigation apps. */
export const APPS = ['waze', 'google'] as const;
export type AppDeNavegacao = (typeof APPS)[number];

export const NOME_DO_APP: Record<AppDeNavegacao, string> = { waze: 'Waze', google: 'Google Maps' };

/** Storage key. 'Sair' clears the storage [sair], so the app asks the next courier on the phone again. */
const STORAGE_KEY = 'app_de_navegacao';
const MUDOU = 'corre:app-de-navegacao';

/** Storage may be forbidden. The app then asks each time. */
function storedApp(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function listen(avisar: () => void) {
  addEventListener(MUDOU, avisar);
  addEventListener('storage', avisar);
  return () => {
    removeEventListener(MUDOU, avisar);
    removeEventListener('storage', avisar);
  };
}

/** Stores the app to use from now on. null: ask each time. */
export function storeApp(app: AppDeNavegacao | null): void {
  try {
    if (app === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, app);
  } catch {
    // Storage may be forbidden.
  }
  dispatchEvent(new Event(MUDOU));
}

/** Returns the navigation app that the courier chose on this phone, or null [navegar]. */
export function useAppDeNavegacao(): AppDeNavegacao | null {
  const stored = useSyncExternalStore(listen, storedApp);
  return APPS.find((app) => app === stored) ?? null;
}

/** Returns the company's city, for address searches. */
export function useCidade(): { cidade: string; uf: string } {
  const data = useConfiguracao();
  return { cidade: data?.cidade ?? '', uf: data?.uf ?? '' };
}

/** The destination of a delivery: its own link, or an address to search for in the city. */
export interface Destino {
  endereco: string;
  link_localizacao: string | null;
}

interface Cidade {
  cidade: string;
  uf: string;
}

/** Returns street, number and bairro in the city: a map finds no 'interfone 31', or something else. */
function search(endereco: string, { cidade, uf }: Cidade): string {
  const { rua, bairro } = partsOfEndereco(endereco);
  return encodeURIComponent([rua, bairro, `${cidade} - ${uf}`].filter(Boolean).join(', '));
}

/**
 * Returns Google Maps' directions: to the coordinates of the map link if it has any, otherwise to the address. A link
 * without coordinates is opened itself.
 */
export function linkMaps({ endereco, link_localizacao }: Destino, cidade: Cidade): string {
  const ponto = pontoDoLink(link_localizacao);
  if (link_localizacao !== null && !ponto) return link_localizacao;
  const where = ponto ? `${ponto.latitude},${ponto.longitude}` : search(endereco, cidade);
  return `https://www.google.com/maps/dir/?api=1&destination=${where}`;
}

/** Returns a Waze link: with the coordinates of the map link if it has any, otherwise with the address. */
export function linkWaze({ endereco, link_localizacao }: Destino, cidade: Cidade): string {
  const ponto = pontoDoLink(link_localizacao);
  const where = ponto ? `ll=${ponto.latitude},${ponto.longitude}` : `q=${search(endereco, cidade)}`;
  return `https://waze.com/ul?${where}&navigate=yes`;
}

/** Returns the link to the place in the app. */
export const linkDoApp = (app: AppDeNavegacao, destino: Destino, cidade: Cidade): string =>
  app === 'waze' ? linkWaze(destino, cidade) : linkMaps(destino, cidade);

type Loja = { comercio: string; comercio_endereco: string | null; comercio_link: string | null };

/** Returns the pickup's place: the shop's own link, else its address, else its name to search for in the city. */
export const lojaComoDestino = ({ comercio, comercio_endereco, comercio_link }: Loja): Destino => ({
  endereco: comercio_endereco ?? comercio,
  link_localizacao: comercio_link,
});
