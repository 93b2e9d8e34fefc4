import { trpc } from '@corre/client/trpc.ts';
import { BUSCA_MIN } from '@corre/contract/entregadores/contrato.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A pause in typing of this length starts the search, in milliseconds. */
const PAUSA_MS = 250;

/** The server's search for couriers by name; a failure is only logged (specification §8). */
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
