import { trpc } from '@corre/client/trpc.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { askedOf } from '../../domain/numeros/asked.ts';
import { useFilters } from '../../domain/numeros/filters.tsx';
import { usePeriodo } from '../../domain/numeros/periodo.tsx';
import { serverNow } from '../server-clock.ts';

/** The figures of the span before stay while those of a new span come. */
export const KEEP = { placeholderData: keepPreviousData };

/**
 * Asks for the figures of the span and the filters in the address, without money [numeros]. Returns also the span, the
 * filters and how each is changed.
 */
export function useNumeros() {
  const now = serverNow();
  const { periodo, choose } = usePeriodo(now);
  const filtros = useFilters();
  const pedido = { ...periodo, ...filtros.filtro };
  // An offer is of a route, which may lead to several bairros.
  const { bairro_id: _, ...pedidoDeOfertas } = pedido;
  const { data: bairros = [] } = trpc.numeros.bairros.useQuery();
  return {
    now,
    periodo,
    choose,
    filtros,
    bairros,
    /** true if a filter is chosen, which the hours of the couriers do not follow */
    filtrado: Object.keys(filtros.filtro).length > 0,
    operacao: askedOf(trpc.numeros.operacao.useQuery(pedido, KEEP)),
    ofertas: askedOf(trpc.numeros.ofertas.useQuery(pedidoDeOfertas, KEEP)),
    lojas: askedOf(trpc.numeros.lojas.useQuery(pedido, KEEP)),
    porta: askedOf(trpc.numeros.porta.useQuery(pedido, KEEP)),
    equipe: askedOf(trpc.numeros.entregadores.useQuery(periodo, KEEP)),
  };
}
