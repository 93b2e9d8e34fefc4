import type { Funcionario } from '@corre/contract/equipe/contrato.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Loading, SkeletonRows } from '@corre/ui/kit/skeleton/skeleton.tsx';
import { InlineError } from '@corre/ui/kit/states/error-state.tsx';
import { LinkButton } from '@corre/ui/shell/links/link-button.tsx';
import { useServerNow } from '@corre/ui/shell/server-clock.ts';
import { SessionsList } from '@corre/ui/shell/sessions-view.tsx';
import { LogOut, UserRoundCheck, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { NomeForm } from './nome-form.tsx';
import { estadoDe, TIPOS } from './palavras.ts';
import { useConta } from './use-conta.ts';

const REDRAW_MS = 30_000;

type Conta = ReturnType<typeof useConta>;

/** Where the account is open, and the end of one or all of these sessions. */
function Sessoes({ conta, now, minha }: { conta: Conta; now: number; minha: boolean }) {
  const { data, isError, isFetching, refetch } = conta.sessoes;
  return (
    <section aria-labelledby="aparelhos-da-conta" className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-3">
        <h3 id="aparelhos-da-conta" className="mr-auto text-[15px] text-ink">
          Aparelhos
        </h3>
        {!minha && data && data.length > 1 && (
          <Button
            variant="ghost"
            size="sm"
            icon={LogOut}
            loading={conta.encerrandoTodas}
            loadingLabel="Encerrando..."
            onClick={conta.encerrarTodas}
          >
            Encerrar todas
          </Button>
        )}
      </div>
      {!data && isError && (
        <InlineError title={FALHAS['equipe.sessoes']} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !isError && (
        <Loading>
          <SkeletonRows rows={2} />
        </Loading>
      )}
      {data && <SessionsList sessoes={data} now={now} encerrar={conta.encerrarSessao} encerrando={conta.encerrando} />}
    </section>
  );
}

type Props = { funcionario: Funcionario; open: boolean; onOpenChange: (open: boolean) => void };

/** One staff account: its name, its devices, a link for a new password, and whether it is enabled [equipe]. */
export function ContaDialog({ funcionario, open, onOpenChange }: Props) {
  const { id, user_type, usuario, nome, ativo, voce } = funcionario;
  const [asking, setAsking] = useState(false);
  const now = useServerNow(REDRAW_MS);
  const conta = useConta(id, () => setAsking(false));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width={720}
      title={nome}
      description={`${TIPOS[user_type]} · @${usuario} · ${estadoDe(funcionario, now)}`}
      footer={
        <>
          {ativo && !voce && (
            <Button variant="danger-outline" icon={UserRoundX} className="sm:mr-auto" onClick={() => setAsking(true)}>
              Desativar conta
            </Button>
          )}
          {!ativo && (
            <Button
              variant="secondary"
              icon={UserRoundCheck}
              className="sm:mr-auto"
              loading={conta.ativando}
              loadingLabel="Ativando..."
              onClick={conta.ativar}
            >
              Ativar conta
            </Button>
          )}
          {ativo && !voce && <LinkButton conta={{ user_type, id, nome }} />}
          <Button onClick={() => onOpenChange(false)}>Fechar</Button>
        </>
      }
    >
      <div className="grid gap-5">
        <NomeForm conta={funcionario} onSave={conta.renomear} saving={conta.renomeando} />
        <Sessoes conta={conta} now={now} minha={voce} />
        {voce && (
          <p className="text-[14px] leading-5 text-ink-2">
            Esta é a sua conta: a senha e os aparelhos ficam em Configurações.
          </p>
        )}
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        icon={UserRoundX}
        title={`Desativar a conta de ${nome}?`}
        description="A conta sai de todos os aparelhos agora e não entra mais, até alguém a ativar de novo."
        confirmLabel="Desativar conta"
        loading={conta.desativando}
        loadingLabel="Desativando..."
        onConfirm={conta.desativar}
      />
    </Dialog>
  );
}
