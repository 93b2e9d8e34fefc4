import { trpc } from '@corre/client/trpc.ts';
import { BUSCA_MIN } from '@corre/contract/entregadores/contrato.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** The search's debounce, in milliseconds. */
const PAUSA_MS = 250;

/** Searches couriers by name on the server. A failure is only logged [falhas]. */
export function useBuscaEntregador() {
  const [texto, setTexto] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const espera = setTimeout(() => setQ(texto.trim()), PAUSA_MS);
    return () => clearTimeout(espera);
  }, [texto]);
  const curta = q.length < BUSCA_MIN;
  const busca = trpc.entregadores.buscar.useQuery({ q }, { enabled: !curta, placeholderData: keepPreviousData });
  const { error } = busca;
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  const digitando = texto.trim() !== q;
  return {
    buscar: setTexto,
    entregadores: curta ? [] : (busca.data ?? []),
    buscando: busca.isFetching || digitando,
    empty: curta && !digitando ? `Digite ao menos ${BUSCA_MIN} letras do nome` : 'Nenhum entregador encontrado',
  };
}
