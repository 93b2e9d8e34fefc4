import { trpc } from '@corre/api/client/trpc.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useState } from 'react';

/** A shop with the preset password is asked to change it on every visit, until it does; a visit is one load of the page. */
export function useSenhaInicial() {
  const comercio_nome = useComercioNome();
  const { data } = trpc.comercios.perfil.useQuery({ comercio_nome }, { staleTime: Number.POSITIVE_INFINITY });
  const [adiada, setAdiada] = useState(false);
  const pedida = data?.senha_inicial === true;
  return { pedida, aberta: pedida && !adiada, adiar: () => setAdiada(true) };
}
