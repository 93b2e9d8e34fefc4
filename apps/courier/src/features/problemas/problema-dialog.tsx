import { trpc } from '@corre/client/trpc.ts';
import { PROBLEMA_MAX } from '@corre/contract/constants.ts';
import { FALHAS } from '@corre/contract/falhas.ts';
import { NOME_MOTIVO_PROBLEMA } from '@corre/contract/problemas/regras.ts';
import { MOTIVOS_PROBLEMA, type MotivoProblema } from '@corre/contract/vocabulario.ts';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { ChoiceTiles } from '@corre/ui/kit/choice-tiles/choice-tiles.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextArea } from '@corre/ui/kit/text-input/text-area.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { notifyFailure } from '@corre/ui/shell/failure-notice.ts';
import { useState } from 'react';
import { FotoDaEntrega } from '../camera/foto-da-entrega.tsx';
import type { Solicitacao } from '../rotas/rotas.ts';
import { Escudo } from '../toque/escudo.tsx';

type Parada = Pick<Solicitacao, 'id' | 'endereco'>;
type Props = {
  /** the stops it may be about */
  paradas: readonly Parada[];
  /** the one that is meant at first */
  inicial: number;
  onFechar: () => void;
};

const MOTIVOS = MOTIVOS_PROBLEMA.map((motivo) => ({ value: motivo, label: NOME_MOTIVO_PROBLEMA[motivo] }));

/** Tells the shop and support, then sends the photo; the answer comes onto the card of the delivery. */
function useAvisar(foto_base64: string | null, onFechar: () => void) {
  const utils = trpc.useUtils();
  const { mutate: enviarFoto } = trpc.problemas.enviarFoto.useMutation({
    onError: (erro) => notifyFailure(FALHAS['problemas.enviarFoto'], erro),
  });
  return trpc.problemas.abrir.useMutation({
    onSuccess: ({ message, problema }) => {
      notify.success(message);
      if (foto_base64 !== null) enviarFoto({ problema_id: problema.id, foto_base64 });
      void utils.problemas.invalidate();
      void utils.vigia.invalidate();
      onFechar();
    },
    onError: (erro) => notifyFailure(FALHAS['problemas.abrir'], erro),
  });
}

/** What keeps the courier from delivering: one choice, a few words if they like (decision record 0070). */
export function ProblemaDialog({ paradas, inicial, onFechar }: Props) {
  const [motivo, setMotivo] = useState<MotivoProblema | null>(null);
  const [mensagem, setMensagem] = useState('');
  const [parada, setParada] = useState(inicial);
  const [tentou, setTentou] = useState(false);
  const [foto, setFoto] = useState<string | null>(null);
  const avisar = useAvisar(foto, onFechar);
  const enviar = () => {
    setTentou(true);
    if (motivo !== null) avisar.mutate({ solicitacao_id: parada, motivo, mensagem });
  };
  return (
    <>
      <Escudo aberta />
      <Dialog
        open
        onOpenChange={(aberto) => !aberto && onFechar()}
        title="O que aconteceu?"
        description="A loja e o suporte recebem na hora e respondem por aqui."
        dismissible={false}
        footer={
          <Button size="lg" loading={avisar.isPending} loadingLabel="Avisando..." onClick={enviar}>
            Avisar a loja e o suporte
          </Button>
        }
      >
        <div className="grid gap-4">
          {paradas.length > 1 && (
            <Field label="Em qual entrega?" group>
              <ChoiceTiles
                className="grid-cols-1"
                choices={paradas.map(({ id, endereco }) => ({ value: String(id), label: endereco }))}
                value={String(parada)}
                onValueChange={(id) => setParada(Number(id))}
              />
            </Field>
          )}
          <Field label="Motivo" group error={tentou && motivo === null ? 'Escolha o que aconteceu' : undefined}>
            <ChoiceTiles
              className="grid-cols-2"
              choices={MOTIVOS}
              value={motivo ?? ''}
              onValueChange={(valor) => setMotivo(MOTIVOS_PROBLEMA.find((outro) => outro === valor) ?? null)}
            />
          </Field>
          <Field label="Quer contar mais?" note="(opcional)">
            <TextArea
              rows={2}
              maxLength={PROBLEMA_MAX}
              value={mensagem}
              onChange={({ target }) => setMensagem(target.value)}
            />
          </Field>
          <FotoDaEntrega de="problema" foto={foto} onFoto={setFoto} error={undefined} />
        </div>
      </Dialog>
    </>
  );
}
