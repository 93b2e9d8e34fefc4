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
import { type Act, ConnectionTab } from './connection-tab.tsx';
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
  withComercio: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The open question, if any. It stays mounted while it closes, so that the focus returns. */
function useQuestion() {
  const [act, setAct] = useState<Act | null>(null);
  const [open, setOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  const ask = (novo: Act) => {
    setAct(novo);
    setOpening((before) => before + 1);
    setOpen(true);
  };
  return { act, opening, ask, dialog: { open, onOpenChange: setOpen } };
}

/** One integration: its data, its test, waiting messages and the latest calls. */
export function DetailsDrawer({ calls, integracao, withComercio, open, onOpenChange }: Props) {
  const [part, setPart] = useState<Parte>('dados');
  // kept here, because a test order continues while another tab is open
  const [done, setDone] = useState<TesteFeito | null>(null);
  const whole = useIntegration(calls, integracao.id);
  const ligar = useAct(calls, FALHAS['integracoes.editar'], calls.editar);
  // removed on another device meanwhile
  const removida = errorCode(whole.error) === 'INTEGRACAO_NAO_ENCONTRADA';
  const { act, opening, ask, dialog } = useQuestion();
  const atual = whole.data ?? integracao;
  const common = { calls, integracao: atual, ...dialog };
  return (
    <>
      <Drawer
        open={open}
        onOpenChange={onOpenChange}
        title={atual.nome}
        description={[withComercio ? atual.comercio : null, NOME_DO_TIPO[atual.tipo]].filter(Boolean).join(' · ')}
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
              value={part}
              onValueChange={setPart}
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
          {removida && <EmptyState title="Integração removida" text="Ela não está mais na lista. Feche esta janela." />}
          {!removida && part === 'mensagens' && <MessagesTab calls={calls} id={atual.id} ativa={atual.ativa} />}
          {!removida && part === 'chamadas' && <CallsTab calls={calls} id={atual.id} />}
          {!removida &&
            (part === 'dados' || part === 'teste') &&
            (whole.data ? (
              part === 'teste' ? (
                <TestTab calls={calls} integracao={whole.data} feito={done} onDone={setDone} />
              ) : (
                <ConnectionTab
                  integracao={whole.data}
                  ask={ask}
                  ligar={() => ligar.mutate({ integracao_id: atual.id, ativa: true })}
                  ligando={ligar.isPending}
                  comSegredo={atual.tipo !== 'app_de_pedidos' || calls.credenciais !== undefined}
                />
              )
            ) : whole.isError ? (
              <InlineError
                title={FALHAS['integracoes.ler']}
                onRetry={() => void whole.refetch()}
                retrying={whole.isFetching}
              />
            ) : (
              <Loading>
                <SkeletonRows rows={4} />
              </Loading>
            ))}
        </DialogBody>
      </Drawer>
      {act === 'editar' && whole.data && <EditDialog key={opening} {...common} integracao={whole.data} />}
      {act === 'rotacionar' &&
        (atual.tipo === 'app_de_pedidos' ? (
          <CredentialsDialog key={opening} {...common} />
        ) : (
          <RotateDialog key={opening} {...common} />
        ))}
      {act === 'desligar' && <SwitchOffDialog {...common} />}
      {act === 'remover' && <RemoveDialog {...common} onRemoved={() => onOpenChange(false)} />}
      {act === 'merchant' && <MerchantDialog {...common} />}
    </>
  );
}
