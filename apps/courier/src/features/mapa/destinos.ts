import type { Destino } from './links.ts';

type Loja = { comercio: string; comercio_endereco: string | null; comercio_link: string | null };

/** Returns the pickup's place: the shop's own link, else its address, else its name to search for in the city. */
export const lojaComoDestino = ({ comercio, comercio_endereco, comercio_link }: Loja): Destino => ({
  endereco: comercio_endereco ?? comercio,
  link_localizacao: comercio_link,
});
