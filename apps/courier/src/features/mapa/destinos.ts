import type { Destino } from './links.ts';

type Loja = { comercio: string; comercio_endereco: string | null; comercio_link: string | null };

/** Where the parcel is picked up: the shop's own link, else its address, else its name looked for in the city. */
export const lojaComoDestino = ({ comercio, comercio_endereco, comercio_link }: Loja): Destino => ({
  endereco: comercio_endereco ?? comercio,
  link_localizacao: comercio_link,
});
