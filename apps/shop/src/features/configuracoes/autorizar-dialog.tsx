import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import type { AplicativoDaLoja, CodigoDeAutorizacao } from '@corre/contract/integracoes/aplicativos-contrato.ts';
import { formatTime } from '@corre/ui/domain/format/dates.ts';
import { CopyLine } from '@corre/ui/domain/integracao/copy.tsx';
import { NOME_DO_AMBIENTE } from '@corre/ui/domain/integracao/words.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Combobox } from '@corre/ui/kit/combobox/combobox.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { notifyFailureWithReason } from '@corre/ui/shell/failure-notice.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { ShieldCheck } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';

/** Returns the client that `GET /od/oauth/authorize` sent the shop here for (ADR 0045). A reload does not ask again. */
function usePedido(): string | null {
  const [client_id] = useState(() => new URLSearchParams(location.search).get('autorizar'));
  // Before the dialog opens, because it adds an entry to the history with the present address.
  useLayoutEffect(() => {
    if (client_id !== null) history.replaceState(history.state, '', location.pathname);
  }, [client_id]);
  return client_id;
}

const nomeDe = ({ nome, ambiente, integracao_id }: AplicativoDaLoja): string =>
  [nome, ambiente === 'teste' && NOME_DO_AMBIENTE.teste, integracao_id !== null && 'já autorizado']
    .filter(Boolean)
    .join(' · ');

function Codigo({ feito: { codigo, expira_em }, nome }: { feito: CodigoDeAutorizacao; nome: string }) {
  return (
    <dl>
      <CopyLine
        label="Código"
        value={codigo}
        hint={`Passe ao suporte de ${nome} até ${formatTime(expira_em)}. Vale uma vez.`}
      />
    </dl>
  );
}

type Props = {
  list: readonly AplicativoDaLoja[];
  /** the application that the shop was sent here for */
  pedido: AplicativoDaLoja | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks which application may order in the shop's name, then shows the code for it. */
function AutorizarDialog({ list, pedido, open, onOpenChange }: Props) {
  const comercio_nome = useComercioNome();
  const [chosen, setChosen] = useState(pedido);
  const autorizar = trpc.aplicativosDaLoja.autorizar.useMutation({
    onError: (error) => notifyFailureWithReason(FALHAS['aplicativosDaLoja.autorizar'], error),
  });
  const feito = autorizar.data;
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={feito && chosen ? `Código para ${chosen.nome}` : 'Autorizar um aplicativo'}
      description={
        feito
          ? 'Com este código o aplicativo passa a pedir entregas em nome da loja.'
          : 'O aplicativo pede entregas em nome da loja e recebe cada passo delas. Você pode tirar a autorização a qualquer hora.'
      }
      footer={
        feito ? (
          <Button onClick={close}>Já passei o código</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={close}>
              Voltar
            </Button>
            <Button
              disabled={chosen === null}
              loading={autorizar.isPending}
              loadingLabel="Autorizando..."
              onClick={() => chosen && autorizar.mutate({ comercio_nome, aplicativo_id: chosen.id })}
            >
              Autorizar
            </Button>
          </>
        )
      }
    >
      {feito && chosen ? (
        <Codigo feito={feito} nome={chosen.nome} />
      ) : (
        <Field label="Aplicativo">
          <Combobox
            items={list}
            value={chosen}
            onValueChange={setChosen}
            getKey={({ id }) => id}
            getLabel={nomeDe}
            placeholder="Qual sistema"
          />
        </Field>
      )}
    </Dialog>
  );
}

/** The button that authorises an application. It is absent while the company has none. */
export function AutorizarAplicativo() {
  const list = trpc.aplicativosDaLoja.listar.useQuery({ comercio_nome: useComercioNome() }).data;
  const client_id = usePedido();
  // Open at once for a shop that an application sent here.
  const [vista, setVista] = useState<{ vez: number; aberta: boolean } | null>(null);
  if (!list || list.length === 0) return null;
  const pedido = vista ? null : (list.find((aplicativo) => aplicativo.client_id === client_id) ?? null);
  const { vez, aberta } = vista ?? { vez: 0, aberta: pedido !== null };
  return (
    <>
      <Button
        variant="secondary"
        icon={ShieldCheck}
        className="justify-self-start max-sm:w-full"
        onClick={() => setVista({ vez: vez + 1, aberta: true })}
      >
        Autorizar um aplicativo
      </Button>
      <AutorizarDialog
        key={vez}
        list={list}
        pedido={pedido}
        open={aberta}
        onOpenChange={(abrir) => setVista({ vez, aberta: abrir })}
      />
    </>
  );
}
