import { trpc } from '@corre/client/trpc.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { AmountDialog } from '@corre/ui/domain/custodia/amount-dialog.tsx';
import { Combobox } from '@corre/ui/kit/combobox/combobox.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { useCustodyAct } from '@corre/ui/shell/use-custody-act.ts';
import { UserAvatar } from '@corre/ui/shell/user-avatar.tsx';
import { useState } from 'react';
import { useSolicitacoes } from '../solicitacoes/use-solicitacoes.ts';
import { aCaminho, type Pessoa } from './a-caminho.ts';

/** The dialog 'Entregar troco': the shop gives a courier cash for change. */
export function EntregarTroco({ onFechar }: { onFechar: () => void }) {
  const comercio_nome = useComercioNome();
  const { data, isPending } = useSolicitacoes();
  const pessoas = aCaminho(data ?? []);
  const [escolhida, setEscolhida] = useState<Pessoa | null>(null);
  const pessoa = escolhida ?? (pessoas.length === 1 ? (pessoas[0] ?? null) : null);
  const [faltou, setFaltou] = useState(false);
  const ato = useCustodyAct(FALHAS['custodia.levarTroco'], onFechar);
  const levar = trpc.custodia.levarTroco.useMutation(ato.options);
  return (
    <AmountDialog
      title="Entregar troco"
      description="Para quem está com uma entrega desta loja agora. O valor entra no que o entregador tem a devolver."
      initial={null}
      label="Troco"
      submit="Entregar troco"
      sending={levar.isPending}
      sendingLabel="Registrando..."
      onTry={() => setFaltou(pessoa === null)}
      ready={pessoa !== null}
      onSubmit={({ valor }) => {
        if (pessoa && ato.start()) levar.mutate({ entregador_id: pessoa.id, comercio_nome, valor });
      }}
      onClose={onFechar}
    >
      <Field label="Entregador" error={faltou && pessoa === null ? 'Escolha o entregador' : undefined}>
        <Combobox
          items={pessoas}
          value={pessoa}
          onValueChange={setEscolhida}
          getKey={({ id }) => id}
          getLabel={({ nome }) => nome}
          renderLead={({ id }) => <UserAvatar user_type="entregador" user_id={id} size={36} />}
          loading={isPending}
          emptyMessage="Ninguém está com uma entrega desta loja agora"
          placeholder="Quem leva o troco"
        />
      </Field>
    </AmountDialog>
  );
}
