import { trpc } from '@corre/client/trpc.ts';
import type {
  ChamadaExterna,
  criarIntegracaoSchema,
  EditarIntegracao,
  IntegracaoCriada,
  IntegracaoInteira,
  ListaDeIntegracoes,
  MensagemExterna,
  SegredoNovo,
  TesteFeito,
} from '@corre/contract/integracoes/contrato.ts';
import type { Teste } from '@corre/contract/integracoes/regras.ts';
import { useMemo } from 'react';
import type { z } from 'zod';
import { OF_ALL } from './use-switched-off.ts';

/** The API calls of the integration screens, the same for the administrator (all shops) and for a shop (its own). */
export interface Calls {
  /** the start of the query keys of the answers */
  key: readonly [string, string | null];
  listar(parte: { antes_de?: number | undefined; busca?: string }): Promise<ListaDeIntegracoes>;
  ler(integracao_id: number): Promise<IntegracaoInteira>;
  criar(pedido: z.output<typeof criarIntegracaoSchema>): Promise<IntegracaoCriada>;
  editar(pedido: EditarIntegracao): Promise<{ message: string }>;
  rotacionar(integracao_id: number): Promise<SegredoNovo>;
  remover(integracao_id: number): Promise<{ message: string }>;
  chamadas(integracao_id: number): Promise<ChamadaExterna[]>;
  mensagens(integracao_id: number, fluxo_id?: number): Promise<MensagemExterna[]>;
  reenviar(integracao_id: number): Promise<{ message: string }>;
  testar(integracao_id: number, teste: Teste): Promise<TesteFeito>;
}

type Client = ReturnType<typeof trpc.useUtils>['client'];

const ofAdmin = ({ integracoes: rota }: Client): Calls => ({
  key: OF_ALL,
  listar: (parte) => rota.listar.query(parte),
  ler: (integracao_id) => rota.ler.query({ integracao_id }),
  criar: (pedido) => rota.criar.mutate(pedido),
  editar: (pedido) => rota.editar.mutate(pedido),
  rotacionar: (integracao_id) => rota.rotacionar.mutate({ integracao_id }),
  remover: (integracao_id) => rota.remover.mutate({ integracao_id }),
  chamadas: (integracao_id) => rota.chamadas.query({ integracao_id }),
  mensagens: (integracao_id, fluxo_id) => rota.mensagens.query({ integracao_id, fluxo_id }),
  reenviar: (integracao_id) => rota.reenviar.mutate({ integracao_id }),
  testar: (integracao_id, teste) => rota.testar.mutate({ integracao_id, teste }),
});

const ofShop = ({ integracoesDaLoja: rota }: Client, comercio_nome: string): Calls => ({
  key: ['integracoes', comercio_nome],
  listar: (parte) => rota.listar.query({ comercio_nome, ...parte }),
  ler: (integracao_id) => rota.ler.query({ comercio_nome, integracao_id }),
  criar: (pedido) => rota.criar.mutate({ ...pedido, comercio_nome }),
  editar: (pedido) => rota.editar.mutate({ comercio_nome, ...pedido }),
  rotacionar: (integracao_id) => rota.rotacionar.mutate({ comercio_nome, integracao_id }),
  remover: (integracao_id) => rota.remover.mutate({ comercio_nome, integracao_id }),
  chamadas: (integracao_id) => rota.chamadas.query({ comercio_nome, integracao_id }),
  mensagens: (integracao_id, fluxo_id) => rota.mensagens.query({ comercio_nome, integracao_id, fluxo_id }),
  reenviar: (integracao_id) => rota.reenviar.mutate({ comercio_nome, integracao_id }),
  testar: (integracao_id, teste) => rota.testar.mutate({ comercio_nome, integracao_id, teste }),
});

/** Returns the calls of one shop, or the administrator's calls for all shops when `comercio_nome` is null. */
export function useCalls(comercio_nome: string | null): Calls {
  const { client } = trpc.useUtils();
  return useMemo(
    () => (comercio_nome === null ? ofAdmin(client) : ofShop(client, comercio_nome)),
    [client, comercio_nome],
  );
}
