import { Button } from '@corre/ui/kit/button/button.tsx';
import { KeyList } from '@corre/ui/shell/chaves/key-list.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { Plus } from 'lucide-react';
import { DialogoDaChave } from './dialogo-da-chave.tsx';
import { useNovaChave } from './use-nova-chave.ts';

/** The API keys for the shop's own systems: create, list, revoke (ADR 0076). */
export function ChavesDaApi() {
  const nova = useNovaChave();
  return (
    <KeyList
      comercio_nome={useComercioNome()}
      vazia="Nenhuma chave ainda. Crie uma para cada sistema que vai pedir entregas sozinho."
    >
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <a
          href="/api/docs#comecar"
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline"
        >
          Como usar<span className="sr-only"> as chaves: abre a documentação em outra aba</span>
        </a>
        <Button variant="secondary" icon={Plus} onClick={nova.abrir} className="min-h-(--ui-control)">
          Criar chave
        </Button>
      </span>
      <DialogoDaChave nova={nova} />
    </KeyList>
  );
}
