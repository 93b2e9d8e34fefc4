import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { MeusFatores } from '@corre/contract/fatores/contrato.ts';
import { CODIGOS_DE_RECUPERACAO } from '@corre/contract/fatores/regras.ts';
import { KeyRound, Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { formatDate } from '../../domain/format/dates.ts';
import { AlertDialog } from '../../kit/alert-dialog/alert-dialog.tsx';
import { Button } from '../../kit/button/button.tsx';
import { Drawer } from '../../kit/drawer/drawer.tsx';
import { Loading, SkeletonRows } from '../../kit/skeleton/skeleton.tsx';
import { InlineError } from '../../kit/states/error-state.tsx';
import { notify } from '../../kit/toaster/notify.ts';
import { notifyFailure } from '../failure-notice.ts';
import { useSession } from '../require-session.tsx';
import { useServerNow } from '../server-clock.ts';
import { CodeApp } from './code-app.tsx';
import { NewPasskey } from './new-passkey.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { passkeysHere } from './passkeys-here.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useBeginCodes } from './use-begin-codes.ts';

/** How often 'há 7 min' is updated, in milliseconds. */
const REDRAW_MS = 30_000;

function Part({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3 border-t border-line py-5 first:border-t-0">
      <div>
        <h3 id={id}>{title}</h3>
        <p className="text-(length:--ui-secondary) leading-5 text-ink-2">{text}</p>
      </div>
      {children}
    </section>
  );
}

type Props = { fatores: MeusFatores };

function Passkeys({ fatores: { passkeys, passkeys_aqui } }: Props) {
  const now = useServerNow(REDRAW_MS);
  const [adding, setAdding] = useState(false);
  const here = passkeys_aqui && passkeysHere();
  return (
    <Part
      title="Passkeys"
      text="Chaves de acesso guardadas no seu aparelho. Você entra com a digital, o rosto ou o PIN, sem senha."
    >
      <PasskeyList passkeys={passkeys} now={now} />
      {here ? (
        <Button variant="secondary" icon={Plus} onClick={() => setAdding(true)} className="justify-self-start">
          Adicionar passkey
        </Button>
      ) : (
        <p>Passkeys não funcionam neste navegador ou neste endereço.</p>
      )}
      <NewPasskey open={adding} onOpenChange={setAdding} />
    </Part>
  );
}

function useDeactivate() {
  const utils = trpc.useUtils();
  const [asking, setAsking] = useState(false);
  const deactivate = trpc.fatores.desativarCodigo.useMutation({
    onSuccess: ({ message }) => {
      notify.success(message);
      setAsking(false);
    },
    onError: (error) => notifyFailure(FALHAS['fatores.desativarCodigo'], error),
    onSettled: () => utils.fatores.meus.invalidate(),
  });
  return { asking, setAsking, deactivate };
}

function Codes({ fatores: { codigo } }: Props) {
  const { begun, begin, beginning, end } = useBeginCodes();
  const { asking, setAsking, deactivate } = useDeactivate();
  return (
    <Part
      title="Aplicativo de códigos"
      text={
        codigo
          ? `Ativo desde ${formatDate(codigo.ativado_em)}. A senha pede também o código.`
          : 'Depois da senha, o aplicativo do celular dá um código de 6 dígitos.'
      }
    >
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" loading={beginning} onClick={begin}>
          {codigo ? 'Trocar de celular' : 'Configurar aplicativo'}
        </Button>
        {codigo && (
          <Button variant="danger-outline" onClick={() => setAsking(true)}>
            Desativar
          </Button>
        )}
      </div>
      <CodeApp begun={begun} onClose={end} />
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Desativar os códigos?"
        description="A entrada deixa de pedir o código do aplicativo."
        icon={KeyRound}
        confirmLabel="Desativar"
        loading={deactivate.isPending}
        loadingLabel="Desativando..."
        onConfirm={() => deactivate.mutate()}
      />
    </Part>
  );
}

function Recovery({ fatores: { recuperacao } }: Props) {
  const utils = trpc.useUtils();
  const [codigos, setCodigos] = useState<string[] | null>(null);
  const generate = trpc.fatores.gerarRecuperacao.useMutation({
    onSuccess: (answer) => setCodigos(answer.codigos),
    onError: (error) => notifyFailure(FALHAS['fatores.gerarRecuperacao'], error),
    onSettled: () => utils.fatores.meus.invalidate(),
  });
  return (
    <Part
      title="Códigos de recuperação"
      text={
        recuperacao === 0
          ? 'Nenhum. Com eles você entra se perder o aparelho.'
          : `Restam ${recuperacao} de ${CODIGOS_DE_RECUPERACAO}. Códigos novos cancelam os de antes.`
      }
    >
      <Button
        variant="secondary"
        loading={generate.isPending}
        onClick={() => generate.mutate()}
        className="justify-self-start"
      >
        Gerar códigos novos
      </Button>
      <RecoveryCodes codigos={codigos} onClose={() => setCodigos(null)} />
    </Part>
  );
}

function Parts({ fatores }: Props) {
  const { user_type } = useSession();
  const has = fatores.passkeys.length > 0 || fatores.codigo !== null;
  return (
    <>
      <Passkeys fatores={fatores} />
      {user_type !== 'entregador' && <Codes fatores={fatores} />}
      {user_type !== 'entregador' && has && <Recovery fatores={fatores} />}
    </>
  );
}

/** Passkeys, the app of codes and the recovery codes of the signed-in account [segundo-fator]. */
export function SecurityDrawer({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { data, isError, isFetching, refetch } = trpc.fatores.meus.useQuery();
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Segurança">
      <div className="min-h-0 flex-1 overflow-y-auto px-4 sm:px-5">
        {data && <Parts fatores={data} />}
        {!data && isError && (
          <InlineError
            title={FALHAS['fatores.meus']}
            onRetry={() => void refetch()}
            retrying={isFetching}
            className="py-5"
          />
        )}
        {!data && !isError && (
          <Loading>
            <SkeletonRows rows={4} />
          </Loading>
        )}
      </div>
    </Drawer>
  );
}
