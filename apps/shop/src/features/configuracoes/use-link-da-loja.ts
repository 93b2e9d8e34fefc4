import { linkSchema } from '@corre/api/solicitacoes/contrato.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { readStoreLink, storeStoreLink } from '@corre/ui/shell/session.ts';
import { notify } from '@corre/ui/toaster/notify.ts';
import { type FormEvent, useState } from 'react';

/** The store's map link, kept only in this browser (specification §3); saving an empty one removes it (§5). */
export function useLinkDaLoja() {
  const comercio_nome = useComercioNome();
  const [salvo, setSalvo] = useState(() => readStoreLink(comercio_nome));
  const [link, setLink] = useState(salvo);
  const [erro, setErro] = useState<string>();
  const salvar = (event: FormEvent) => {
    event.preventDefault();
    const lido = linkSchema.safeParse(link);
    setErro(lido.error?.issues[0]?.message);
    if (!lido.success) return;
    const novo = lido.data ?? '';
    storeStoreLink(comercio_nome, novo);
    setSalvo(novo);
    setLink(novo);
    notify.success(novo === '' ? 'Link da loja removido' : 'Link da loja salvo');
  };
  return { link, setLink, salvo, erro, salvar };
}
