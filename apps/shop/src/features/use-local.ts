import { trpc } from '@corre/client/trpc.ts';
import type { LocalDoComercio, NovoLocal } from '@corre/contract/comercios/contrato.ts';
import { acceptsLink } from '@corre/contract/solicitacoes/link.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { readSession, readStoreLink, storeStoreLink } from '@corre/ui/shell/session.ts';
import { useEffect, useEffectEvent } from 'react';

/** The three versions of the shop's link. '' means no link. */
interface Links {
  /** the browser's value of `link_loja_{comercio}` [sessao] */
  browser: string;
  /** the last link that browser and server had in common; null if this browser never had the server's link */
  agreed: string | null;
  /** the server's value */
  server: string;
}

/**
 * Returns the step that synchronises the browser's link with the server's link, or null if they are equal
 * [link-da-loja]. The side that changed since the last agreement wins. If both changed, the server wins. A browser
 * without an agreement sends its link only if the server has none.
 */
export function syncStep({ browser, agreed, server }: Links): { store: string } | { send: string } | null {
  if (browser === server) return null;
  if (agreed === null) return server === '' && browser !== '' ? { send: browser } : { store: server };
  return server === agreed ? { send: browser } : { store: server };
}

/** The storage key of the last link that this browser and the server had in common. 'Sair' clears it. */
const agreedKey = (comercio_nome: string) => `link_loja_acordo_${comercio_nome}`;

/** Returns the link of the last agreement, or null if there was none. */
export function readAgreedLink(comercio_nome: string): string | null {
  try {
    return localStorage.getItem(agreedKey(comercio_nome));
  } catch {
    // The browser may block the storage. There is then nothing to synchronise.
    return null;
  }
}

/**
 * Stores the server's link in the browser [sessao]. Does nothing after 'Sair': an answer may arrive before the next
 * page has loaded.
 */
export function storeAgreedLink(comercio_nome: string, link: string): void {
  if (readSession() === null) return;
  storeStoreLink(comercio_nome, link);
  try {
    localStorage.setItem(agreedKey(comercio_nome), link);
  } catch {
    // The browser may block the storage.
  }
}

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
      storeAgreedLink(comercio_nome, link_loja ?? '');
      utils.comercios.local.setData({ comercio_nome }, { endereco_retirada, link_loja, telefone });
    },
  });
  return {
    salvar: (local: NovoLocal) => salvar.mutateAsync({ comercio_nome, ...local }),
    saving: salvar.isPending,
  };
}

/** Synchronises `link_loja_{comercio}` with the server's link while the panel is open. */
export function useLinkSync(): void {
  const comercio_nome = useComercioNome();
  const { data: local } = useLocal();
  const { salvar } = useSalvarLocal();
  const synchronise = useEffectEvent(({ endereco_retirada, link_loja }: LocalDoComercio) => {
    const server = link_loja ?? '';
    const browser = readStoreLink(comercio_nome);
    const step = syncStep({ browser, agreed: readAgreedLink(comercio_nome), server });
    if (step && 'send' in step && acceptsLink(step.send)) {
      // The user did not ask for this call, so a failure shows no notice. The next page load tries again.
      salvar({ endereco_retirada, link_loja: step.send || null }).catch((error) => console.error(error));
    } else storeAgreedLink(comercio_nome, server);
  });
  useEffect(() => {
    if (local) synchronise(local);
  }, [local]);
}
