import { Button } from '@corre/ui/kit/button/button.tsx';
import { KeyList } from '@corre/ui/shell/chaves/key-list.tsx';
import { Integrations } from '@corre/ui/shell/integracoes/integrations.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { Plus } from 'lucide-react';
import { SettingsBody, SettingsCard } from '../settings-card.tsx';
import { AutorizarAplicativo } from './autorizar-dialog.tsx';
import { ChaveDialog } from './chave-dialog.tsx';
import { useNovaChave } from './use-nova-chave.ts';

/** The shop's integrations: its point of sale and its webhook receivers (ADR 0038). */
function IntegracoesDaLoja() {
  return <Integrations comercio_nome={useComercioNome()} />;
}

/** The API keys for the shop's own systems: create, list, revoke (ADR 0039). */
function ChavesDaApi() {
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
        <Button variant="secondary" icon={Plus} onClick={nova.show} className="min-h-(--ui-control)">
          Criar chave
        </Button>
      </span>
      <ChaveDialog nova={nova} />
    </KeyList>
  );
}

/** The part 'Sistemas': integrations and API keys. */
export const Sistemas = () => (
  <>
    <SettingsCard
      title="Integrações"
      text="O sistema da loja pede o entregador sozinho, ou o seu sistema recebe cada passo das entregas."
    >
      <SettingsBody>
        <IntegracoesDaLoja />
        <AutorizarAplicativo />
      </SettingsBody>
    </SettingsCard>
    <SettingsCard
      title="Chaves da API"
      text="Para um sistema da loja pedir entregas sozinho. Trocar a senha ou sair dos aparelhos não revoga chaves."
    >
      <SettingsBody>
        <ChavesDaApi />
      </SettingsBody>
    </SettingsCard>
  </>
);
