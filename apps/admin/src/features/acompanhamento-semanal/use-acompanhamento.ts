import { shownTable } from '@corre/ui/kit/data-table/table-model.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { useSemanas } from '../relatorios/use-semanas.ts';
import { cartoes, type Ordem } from './cartoes.ts';
import { colunasDosComercios, colunasDosEntregadores } from './colunas.ts';

export type Lado = 'entregadores' | 'comercios';

const ORDENS: readonly Ordem[] = ['valor', 'entregas', 'nome'];

/** Returns the chosen week and its cards. The address contains the week, side, search and order. */
export function useAcompanhamento() {
  const semanas = useSemanas();
  const { escolhida } = semanas;
  const [params, setParams] = useSearchParams();
  const mudar = (nome: string, valor: string, padrao: string) =>
    setParams(
      (antes) => {
        const novos = new URLSearchParams(antes);
        if (valor === padrao) novos.delete(nome);
        else novos.set(nome, valor);
        return novos;
      },
      { replace: true },
    );
  const side: Lado = params.get('lado') === 'comercios' ? 'comercios' : 'entregadores';
  const busca = params.get('busca') ?? '';
  const ordem = ORDENS.find((valor) => valor === params.get('ordem')) ?? 'valor';
  const entregadores = useMemo(() => cartoes(escolhida?.entregadores ?? {}, busca, ordem), [escolhida, busca, ordem]);
  const comercios = useMemo(() => cartoes(escolhida?.comercios ?? {}, busca, ordem), [escolhida, busca, ordem]);
  return {
    ...semanas,
    side,
    busca,
    ordem,
    entregadores,
    comercios,
    mudarLado: (novo: Lado) => mudar('lado', novo, 'entregadores'),
    mudarBusca: (texto: string) => mudar('busca', texto, ''),
    mudarOrdem: (nova: string) => mudar('ordem', nova, 'valor'),
    table: () =>
      side === 'entregadores'
        ? shownTable(colunasDosEntregadores, entregadores)
        : shownTable(colunasDosComercios, comercios),
  };
}
