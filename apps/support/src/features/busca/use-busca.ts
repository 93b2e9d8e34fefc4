import { type Outputs, trpc } from '@corre/client/trpc.ts';
import { NOME_STATUS, PROCURA_MIN } from '@corre/contract/solicitacoes/regras.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useActs } from '../atos/atos.tsx';
import { encerrada, ordenadas } from '../solicitacoes/filtro.ts';
import { useSolicitacoes } from '../solicitacoes/use-solicitacoes.ts';
import { type Entregador, useEntregadores } from '../torre/use-torre.ts';
import { acharEntregadores, acharSolicitacoes, temONumero } from './achar.ts';

type Procurada = Outputs['solicitacoes']['procurar']['solicitacoes'][number];

/** A result of the search with its target. */
export type Achado = { chave: string; titulo: string; detalhe: string } & (
  | { tipo: 'solicitacao'; id: number; open: boolean /** the search text is its number */; exata: boolean }
  | { tipo: 'entregador'; entregador: Entregador }
  | { tipo: 'comercio'; nome: string }
);

const daSolicitacao = (solicitacao: Procurada, termo: string): Achado => {
  const { id, comercio, endereco, status, canal, numero_pedido, nome_entregador } = solicitacao;
  const numero = numero_pedido === null ? '' : ` · ${canal ?? 'Pedido'} ${numero_pedido}`;
  const quem = nome_entregador === null ? '' : ` · ${nome_entregador}`;
  return {
    tipo: 'solicitacao',
    chave: `solicitacao-${id}`,
    id,
    open: !encerrada(solicitacao),
    exata: temONumero(solicitacao, termo),
    titulo: `${comercio} · ${endereco}`,
    detalhe: `Nº ${id} · ${NOME_STATUS[status]}${numero}${quem}`,
  };
};

const doEntregador = (entregador: Entregador): Achado => ({
  tipo: 'entregador',
  chave: `entregador-${entregador.id}`,
  entregador,
  titulo: entregador.nome_completo,
  detalhe: `Entregador · @${entregador.usuario}`,
});

/**
 * Searches requests, couriers and shops. `achados` is null for an empty text.
 * The lists in memory answer at once. The server adds past requests and shops.
 */
function useAchados(typed: string) {
  const termo = typed.trim();
  const solicitacoes = useSolicitacoes().data;
  const entregadores = useEntregadores().data;
  const procura = trpc.solicitacoes.procurar.useQuery(
    { termo },
    { enabled: termo.length >= PROCURA_MIN, placeholderData: keepPreviousData },
  );
  const { data, isPlaceholderData, isFetching, isError } = procura;
  const chegou = termo.length >= PROCURA_MIN && !isPlaceholderData ? data : undefined;
  const achados = useMemo<Achado[] | null>(() => {
    if (termo === '') return null;
    const daqui = acharSolicitacoes(ordenadas(solicitacoes ?? [], 'todas'), termo);
    const deLonge = (chegou?.solicitacoes ?? []).filter(({ id }) => !daqui.some((uma) => uma.id === id));
    // An exact number match comes first, also when the server found it.
    const juntas = acharSolicitacoes(
      [...daqui, ...deLonge].map((uma) => ({ observacao: null, ...uma })),
      termo,
    );
    const resto = [...daqui, ...deLonge].filter(({ id }) => !juntas.some((uma) => uma.id === id));
    return [
      ...[...juntas, ...resto].map((uma) => daSolicitacao(uma, termo)),
      ...acharEntregadores(entregadores ?? [], termo).map(doEntregador),
      ...(chegou?.comercios ?? []).map(({ id, nome }): Achado => {
        return {
          tipo: 'comercio',
          chave: `comercio-${id}`,
          nome,
          titulo: nome,
          detalhe: 'Loja · ver as solicitações dela',
        };
      }),
    ];
  }, [termo, solicitacoes, entregadores, chegou]);
  return { achados, searching: isFetching && chegou === undefined, failed: isError && chegou === undefined };
}

type Opcoes = {
  /** Clears the filters, so that the list has the found request. */
  reveal: () => void;
  /** Shows only the requests of this shop. */
  verLoja: (nome: string) => void;
};

/** State of the search: text, results, the active result, and the key handler. */
export function useBusca({ reveal, verLoja }: Opcoes) {
  const { show, destacar, select } = useActs();
  const [typed, setTyped] = useState('');
  const [chave, setChave] = useState<string | null>(null);
  const [enterPendente, setEnterPendente] = useState(false);
  const { achados, searching, failed } = useAchados(typed);
  const ativo = achados?.find((achado) => achado.chave === chave) ?? achados?.[0] ?? null;

  const type = (texto: string) => {
    setTyped(texto);
    setChave(null);
    setEnterPendente(false);
  };
  const levar = (achado: Achado) => {
    if (achado.tipo === 'entregador') show({ tipo: 'detalhes', entregador: achado.entregador });
    else if (achado.tipo === 'comercio') verLoja(achado.nome);
    else if (!achado.open) show({ tipo: 'linha_do_tempo', solicitacao_id: achado.id });
    else {
      reveal();
      select({ solicitacao_ids: [achado.id] });
      destacar(achado.id);
    }
    if (achado.tipo === 'comercio' || (achado.tipo === 'solicitacao' && achado.open)) type('');
  };
  // The server may still find a past request with this number, so Enter waits for the answer. Enter acts at once if the
  // active result is an exact match or was chosen with the arrow keys.
  const incerto = searching && chave === null && !(ativo?.tipo === 'solicitacao' && ativo.exata);
  const responder = useEffectEvent(() => {
    setEnterPendente(false);
    if (ativo) levar(ativo);
  });
  useEffect(() => {
    if (enterPendente && !incerto) responder();
  }, [enterPendente, incerto]);

  const andar = (passo: number) => {
    if (!achados || achados.length === 0) return;
    const onde = ativo ? achados.indexOf(ativo) : -1;
    setChave(achados[(onde + passo + achados.length) % achados.length]?.chave ?? null);
  };
  const teclar = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') andar(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter') setEnterPendente(true);
    else if (event.key === 'Escape' && typed !== '') type('');
    else return;
    event.preventDefault();
    // This Esc clears the field, so it must not close an open drawer.
    if (event.key === 'Escape') event.stopPropagation();
  };
  return { typed, type, achados, ativo, searching, failed, levar, teclar };
}
