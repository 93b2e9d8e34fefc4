import { trpc } from '@corre/client/trpc.ts';
import type { LocalDoComercio, NovoLocal } from '@corre/contract/comercios/contrato.ts';
import { aceitaLink } from '@corre/contract/solicitacoes/link.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { readStoreLink } from '@corre/ui/shell/session.ts';
import { useEffect, useEffectEvent } from 'react';
import { guardarAcordo, lerAcordo } from './acordo.ts';
import { sintonia } from './sintonia.ts';

/** Returns the shop's pickup place from the server. */
export function useLocal() {
  const comercio_nome = useComercioNome();
  return trpc.comercios.local.useQuery({ comercio_nome });
}

/** Returns the mutation that saves the shop's place. Its answer updates the query cache and the browser's storage. */
export function useSalvarLocal() {
  const comercio_nome = useComercioNome();
  const utils = trpc.useUtils();
  const salvar = trpc.comercios.salvarLocal.useMutation({
    onSuccess: ({ endereco_retirada, link_loja, telefone }) => {
      guardarAcordo(comercio_nome, link_loja ?? '');
      utils.comercios.local.setData({ comercio_nome }, { endereco_retirada, link_loja, telefone });
    },
  });
  return {
    salvar: (local: NovoLocal) => salvar.mutateAsync({ comercio_nome, ...local }),
    salvando: salvar.isPending,
  };
}

/** Synchronises `link_loja_{comercio}` with the server's link while the panel is open. */
export function useSintoniaDoLink(): void {
  const comercio_nome = useComercioNome();
  const { data: local } = useLocal();
  const { salvar } = useSalvarLocal();
  const acertar = useEffectEvent(({ endereco_retirada, link_loja }: LocalDoComercio) => {
    const servidor = link_loja ?? '';
    const navegador = readStoreLink(comercio_nome);
    const passo = sintonia({ navegador, acordo: lerAcordo(comercio_nome), servidor });
    if (passo && 'enviar' in passo && aceitaLink(passo.enviar)) {
      // The user did not ask for this call, so a failure shows no notice. The next page load tries again.
      salvar({ endereco_retirada, link_loja: passo.enviar || null }).catch((erro) => console.error(erro));
    } else guardarAcordo(comercio_nome, servidor);
  });
  useEffect(() => {
    if (local) acertar(local);
  }, [local]);
}
