import { errorCode } from '@corre/client/error.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { Integracao, TesteFeito } from '@corre/contract/integracoes/contrato.ts';
import { useState } from 'react';
import { AmbienteBadge, StateBadge } from '../../domain/integracao/integration-card.tsx';
import { NOME_DO_TIPO } from '../../domain/integracao/words.ts';
import { DialogBody } from '../../kit/dialog/dialog-parts.tsx';
import { Drawer } from '../../kit/drawer/drawer.tsx';
import { Segmented } from '../../kit/segmented/segmented.tsx';
import { Loading, SkeletonRows } from '../../kit/skeleton/skeleton.tsx';
import { EmptyState } from '../../kit/states/empty-state.tsx';
import { InlineError } from '../../kit/states/error-state.tsx';
import { MerchantDialog, RemoveDialog, RotateDialog, SwitchOffDialog } from './act-dialogs.tsx';
import { type Ato, ConnectionTab } from './connection-tab.tsx';
import { CredentialsDialog } from './credentials-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { CallsTab, MessagesTab } from './tabs.tsx';
import { TestTab } from './test-tab.tsx';
import { type Calls, useAct, useIntegration } from './use-integrations.ts';

type Parte = 'dados' | 'teste' | 'mensagens' | 'chamadas';

type Props = {
  calls: Calls;
  integracao: Integracao;
  /** names the shop, for the administrator */
  comLoja: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The open question, if any. It stays mounted while it closes, so that the focus returns. */
function usePergunta() {
  const [ato, setAto] = useState<Ato | null>(null);
  const [aberta, setAberta] = useState(false);
  const [vez, setVez] = useState(0);
  const perguntar = (novo: Ato) => {
    setAto(novo);
    setVez((antes) => antes + 1);
    setAberta(true);
  };
  return { ato, vez, perguntar, janela: { open: aberta, onOpenChange: setAberta } };
}

/** One integration: its data, its test, waiting messages and the latest calls. */
export function DetailsDrawer({ calls, integracao, comLoja, open, onOpenChange }: Props) {
  const [parte, setParte] = useState<Parte>('dados');
  // kept here, because a test order continues while another tab is open
  const [feito, setFeito] = useState<TesteFeito | null>(null);
  const inteira = useIntegration(calls, integracao.id);
  const ligar = useAct(calls, FALHAS['integracoes.editar'], calls.editar);
  // removed on another device meanwhile
  const removida = errorCode(inteira.error) === 'INTEGRACAO_NAO_ENCONTRADA';
  const { ato, vez, perguntar, janela } = usePergunta();
  const atual = inteira.data ?? integracao;
  const comuns = { calls, integracao: atual, ...janela };
  return (
    <>
      <Drawer
        open={open}
        onOpenChange={onOpenChange}
        title={atual.nome}
        description={[comLoja ? atual.comercio : null, NOME_DO_TIPO[atual.tipo]].filter(Boolean).join(' · ')}
        head={
          <div className="mt-3 grid gap-3">
            <p className="flex flex-wrap gap-1.5">
              <AmbienteBadge ambiente={atual.ambiente} />
              <StateBadge integracao={atual} />
            </p>
            <Segmented
              size="sm"
              label="O que mostrar"
              className="max-[359px]:grid-cols-2!"
              value={parte}
              onValueChange={setParte}
              options={[
                { value: 'dados', label: 'Dados' },
                { value: 'teste', label: 'Teste' },
                { value: 'mensagens', label: 'Avisos', count: atual.esperando + atual.desistidas },
                { value: 'chamadas', label: 'Chamadas' },
              ]}
            />
          </div>
        }
      >
        <DialogBody>
          {removida && (
            <EmptyState title="Integração removida" texto="Ela não está mais na lista. Feche esta janela." />
          )}
          {!removida && parte === 'mensagens' && <MessagesTab calls={calls} id={atual.id} ativa={atual.ativa} />}
          {!removida && parte === 'chamadas' && <CallsTab calls={calls} id={atual.id} />}
          {!removida &&
            (parte === 'dados' || parte === 'teste') &&
            (inteira.data ? (
              parte === 'teste' ? (
                <TestTab calls={calls} integracao={inteira.data} feito={feito} onFeito={setFeito} />
              ) : (
                <ConnectionTab
                  integracao={inteira.data}
                  perguntar={perguntar}
                  ligar={() => ligar.mutate({ integracao_id: atual.id, ativa: true })}
                  ligando={ligar.isPending}
                  comSegredo={atual.tipo !== 'app_de_pedidos' || calls.credenciais !== undefined}
                />
              )
            ) : inteira.isError ? (
              <InlineError
                title={FALHAS['integracoes.ler']}
                onRetry={() => void inteira.refetch()}
                retrying={inteira.isFetching}
              />
            ) : (
              <Loading>
                <SkeletonRows linhas={4} />
              </Loading>
            ))}
        </DialogBody>
      </Drawer>
      {ato === 'editar' && inteira.data && <EditDialog key={vez} {...comuns} integracao={inteira.data} />}
      {ato === 'rotacionar' &&
        (atual.tipo === 'app_de_pedidos' ? (
          <CredentialsDialog key={vez} {...comuns} />
        ) : (
          <RotateDialog key={vez} {...comuns} />
        ))}
      {ato === 'desligar' && <SwitchOffDialog {...comuns} />}
      {ato === 'remover' && <RemoveDialog {...comuns} onRemovida={() => onOpenChange(false)} />}
      {ato === 'merchant' && <MerchantDialog {...comuns} />}
    </>
  );
}
