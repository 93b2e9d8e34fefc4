import { trpc } from '@corre/client/trpc.ts';
import { useKeys } from '@corre/ui/shell/chaves/key-list.tsx';
import { useCalls, useIntegrationList } from '@corre/ui/shell/integracoes/use-integrations.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useLocal } from '../local/use-local.ts';
import { useProvaDaLoja } from '../prova/use-prova-da-loja.ts';
import type { Parte } from './partes.ts';
import { resumoDaLoja, resumoDaProva, resumoDosPrecos, resumoDosSistemas } from './resumos.ts';

/** Returns a summary of each part in one line, or null while it loads. */
export function useResumos(): Record<Parte, string | null> {
  const comercio_nome = useComercioNome();
  const local = useLocal().data;
  const prova = useProvaDaLoja().data;
  const precos = trpc.enderecos.precos.useQuery({ comercio_nome }).data;
  const memoria = trpc.enderecos.listar.useQuery({ comercio_nome, q: '', pagina: 1 }).data;
  const integracoes = useIntegrationList(useCalls(comercio_nome), '').data?.pages[0]?.total;
  const chaves = useKeys(comercio_nome).ativas?.length;
  return {
    loja: local ? resumoDaLoja(local) : null,
    'entrega-e-prova': prova ? resumoDaProva(prova) : null,
    'precos-e-enderecos': precos && memoria ? resumoDosPrecos(precos.bairros.length, memoria.total) : null,
    sistemas: integracoes === undefined || chaves === undefined ? null : resumoDosSistemas(integracoes, chaves),
    conta: 'Senha, som, aparelhos',
  };
}
