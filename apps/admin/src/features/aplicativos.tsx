import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { Aplicativo, AplicativoCriado } from '@corre/contract/integracoes/aplicativos-contrato.ts';
import type { SegredoNovo } from '@corre/contract/integracoes/contrato.ts';
import { CopyLine } from '@corre/ui/domain/integracao/copy.tsx';
import { SecretOnce } from '@corre/ui/domain/integracao/created.tsx';
import { AmbienteBadge } from '@corre/ui/domain/integracao/integration-card.tsx';
import { AlertDialog } from '@corre/ui/kit/alert-dialog/alert-dialog.tsx';
import { Badge } from '@corre/ui/kit/badge/badge.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Card } from '@corre/ui/kit/card/card.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { countOf } from '@corre/ui/kit/format/money.ts';
import { ErrorState } from '@corre/ui/kit/states/error-state.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { CircleOff, KeyRound, Plus, Power, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { NovoAplicativo } from './novo-aplicativo.tsx';

/** The acts on one application. Each says how it ended, then loads the list again. */
function useAtos(onSegredo: (segredo: SegredoNovo) => void, onRemovido: () => void) {
  const utils = trpc.useUtils();
  const depois = (falha: string, feito?: () => void) => ({
    onSuccess: ({ message }: { message: string }) => {
      notify.success(message);
      feito?.();
    },
    onError: (error: unknown) => notifyFailureWithReason(falha, error),
    onSettled: () => Promise.all([utils.aplicativos.listar.invalidate()]),
  });
  return {
    editar: trpc.aplicativos.editar.useMutation(depois(FALHAS['aplicativos.editar'])),
    remover: trpc.aplicativos.remover.useMutation(depois(FALHAS['aplicativos.remover'], onRemovido)),
    rotacionar: trpc.aplicativos.rotacionar.useMutation({
      ...depois(FALHAS['aplicativos.rotacionar']),
      onSuccess: onSegredo,
    }),
  };
}

function Linha({ aplicativo: { id, nome, ambiente, client_id, ativo, lojas } }: { aplicativo: Aplicativo }) {
  const [question, setQuestion] = useState<'trocar' | 'remover' | null>(null);
  const [segredo, setSegredo] = useState<SegredoNovo | null>(null);
  const close = () => setQuestion(null);
  const { editar, remover, rotacionar } = useAtos((novo) => {
    close();
    setSegredo(novo);
  }, close);
  return (
    <Card className="grid gap-3 p-4">
      <div className="grid gap-1.5">
        <h3 className="text-[16px] leading-5 font-bold wrap-anywhere">{nome}</h3>
        <p className="flex flex-wrap gap-1.5">
          <AmbienteBadge ambiente={ambiente} />
          {!ativo && (
            <Badge tone="neutro" icon={CircleOff}>
              Desligado
            </Badge>
          )}
        </p>
        <p className="text-[14px] leading-5 text-ink-2">
          {lojas === 0 ? 'Nenhuma loja autorizou ainda' : `Autorizado por ${countOf(lojas, 'loja', 'lojas')}`}
        </p>
      </div>
      <dl>
        <CopyLine label="client_id" value={client_id} />
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" icon={KeyRound} onClick={() => setQuestion('trocar')}>
          Trocar segredo<span className="sr-only"> de {nome}</span>
        </Button>
        <Button
          variant="secondary"
          icon={ativo ? CircleOff : Power}
          loading={editar.isPending}
          loadingLabel="Salvando..."
          onClick={() => editar.mutate({ aplicativo_id: id, ativo: !ativo })}
        >
          {ativo ? 'Desligar' : 'Ligar'}
          <span className="sr-only"> {nome}</span>
        </Button>
        <Button variant="danger-outline" icon={Trash2} onClick={() => setQuestion('remover')}>
          Remover<span className="sr-only"> {nome}</span>
        </Button>
      </div>
      <AlertDialog
        open={question === 'trocar'}
        onOpenChange={close}
        tone="primary"
        icon={KeyRound}
        title={`Trocar o segredo de ${nome}?`}
        description="O novo aparece uma vez e vale para todas as lojas. O anterior vale por mais 7 dias."
        confirmLabel="Trocar segredo"
        loading={rotacionar.isPending}
        loadingLabel="Trocando..."
        onConfirm={() => rotacionar.mutate({ aplicativo_id: id })}
      />
      <AlertDialog
        open={question === 'remover'}
        onOpenChange={close}
        icon={Trash2}
        title={`Remover ${nome}?`}
        description="Os acessos dele terminam na hora em todas as lojas e não voltam."
        confirmLabel="Remover aplicativo"
        loading={remover.isPending}
        loadingLabel="Removendo..."
        onConfirm={() => remover.mutate({ aplicativo_id: id })}
      />
      <Dialog
        open={segredo !== null}
        onOpenChange={() => setSegredo(null)}
        shownOnce
        title="Segredo novo"
        description={`${nome}: o anterior vale por mais 7 dias.`}
        footer={<Button onClick={() => setSegredo(null)}>Já copiei o segredo</Button>}
      >
        {segredo && <SecretOnce secret={segredo.client_secret} tipo="opendelivery" />}
      </Dialog>
    </Card>
  );
}

/** What the application's makers need. The secret is shown once. */
const Criado = ({ criado }: { criado: AplicativoCriado }) => (
  <div className="grid gap-6">
    <SecretOnce secret={criado.client_secret} tipo="opendelivery" />
    <dl className="grid gap-3">
      <CopyLine label="client_id" value={criado.client_id} />
      <CopyLine label="Endereço do token" value={criado.token_url} />
      <CopyLine label="Endereço base" value={criado.base_url} />
      <CopyLine label="AppId da Corre" value={criado.app_id} />
    </dl>
  </div>
);

/** The applications: systems of many shops with one credential, which each shop authorises in its panel (ADR 0045). */
export function Aplicativos() {
  const list = trpc.aplicativos.listar.useQuery();
  const [novo, setNovo] = useState({ vez: 0, aberto: false });
  const [criado, setCriado] = useState<AplicativoCriado | null>(null);
  return (
    <section className="mt-8 grid gap-4" aria-labelledby="aplicativos">
      <div className="grid gap-1">
        <h2 id="aplicativos" className="text-[18px] leading-6 font-bold">
          Aplicativos
        </h2>
        <p className="text-[14px] leading-5 text-ink-2">
          Um sistema de muitas lojas com um segredo só. Cada loja autoriza no painel dela, em Configurações, Sistemas.
        </p>
      </div>
      <Button
        variant="secondary"
        icon={Plus}
        className="justify-self-start max-sm:w-full"
        onClick={() => setNovo(({ vez }) => ({ vez: vez + 1, aberto: true }))}
      >
        Novo aplicativo
      </Button>
      {list.isError && !list.data && (
        <ErrorState
          title={FALHAS['aplicativos.listar']}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      <ul className="grid gap-3 empty:hidden">
        {list.data?.map((aplicativo) => (
          <li key={aplicativo.id}>
            <Linha aplicativo={aplicativo} />
          </li>
        ))}
      </ul>
      <NovoAplicativo
        key={novo.vez}
        open={novo.aberto}
        onOpenChange={(aberto) => setNovo(({ vez }) => ({ vez, aberto }))}
        onCriado={(feito) => {
          setNovo(({ vez }) => ({ vez, aberto: false }));
          setCriado(feito);
        }}
      />
      <Dialog
        open={criado !== null}
        onOpenChange={() => setCriado(null)}
        shownOnce
        width={600}
        title={criado ? `${criado.nome} está criado` : 'Aplicativo criado'}
        description="Guarde o segredo e mande os outros dados a quem faz o sistema."
        footer={<Button onClick={() => setCriado(null)}>Já copiei o segredo</Button>}
      >
        {criado && <Criado criado={criado} />}
      </Dialog>
    </section>
  );
}
