import { PROBLEMA_MAX } from '@corre/contract/constants.ts';
import { motivosDoStatus, NOME_MOTIVO_PROBLEMA } from '@corre/contract/problemas/regras.ts';
import type { MotivoProblema } from '@corre/contract/vocabulario.ts';
import { Banner } from '@corre/ui/kit/banner/banner.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { ChoiceTiles } from '@corre/ui/kit/choice-tiles/choice-tiles.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { TextArea } from '@corre/ui/kit/text-input/text-input.tsx';
import { useState } from 'react';
import { FotoDaEntrega } from '../foto/foto-da-entrega.tsx';
import { agoraTocado } from '../passos/passo.ts';
import { darPassoEEsperar } from '../passos/passos-guardados.ts';
import { useDarPasso } from '../passos/use-dar-passo.ts';
import { useNetwork } from '../passos/use-network.ts';
import type { Solicitacao } from '../rotas/rotas.ts';
import { TapShield } from '../toque/tap-shield.tsx';

type Parada = Pick<Solicitacao, 'id' | 'endereco' | 'status'>;
type Props = {
  /** the stops that the problem may be about */
  paradas: readonly Parada[];
  /** the stop chosen at first */
  inicial: number;
  onClose: () => void;
};

type Dito = { motivo: MotivoProblema; mensagem: string };

/** Reports the problem to shop and support, or stores it until the connection is back. */
async function avisar({ id, endereco }: Parada, dito: Dito, foto_base64: string | null) {
  const when = agoraTocado();
  if (foto_base64 !== null) {
    const { guardarFoto } = await import('../passos/foto-guardada.ts');
    await guardarFoto('problema', id, { foto_base64, feita_em: when.feita_em });
  }
  const foto = foto_base64 !== null;
  return darPassoEEsperar({ tipo: 'problema', solicitacao_id: id, endereco, ...dito, foto, ...when });
}

/** The report of a problem that prevents the delivery: one choice and an optional text (ADR 0025). */
export function ProblemaDialog({ paradas, inicial, onClose }: Props) {
  const [motivo, setMotivo] = useState<MotivoProblema | null>(null);
  const [mensagem, setMensagem] = useState('');
  const [parada, setParada] = useState(inicial);
  const [tried, setTried] = useState(false);
  const [foto, setFoto] = useState<string | null>(null);
  const { sending, recusa, esquecerRecusa, enviar } = useDarPasso(onClose);
  const comSinal = useNetwork();
  const chosen = paradas.find(({ id }) => id === parada);
  const motivos = chosen ? motivosDoStatus(chosen.status) : [];
  const cabe = motivos.find((other) => other === motivo);
  const onSubmit = () => {
    setTried(true);
    if (chosen && cabe) void enviar(() => avisar(chosen, { motivo: cabe, mensagem }, foto));
  };
  return (
    <>
      <TapShield open />
      <Dialog
        open
        onOpenChange={(open) => !open && !sending && onClose()}
        title="O que aconteceu?"
        description="A loja e o suporte recebem na hora e respondem por aqui."
        dismissible={false}
        footer={
          <Button size="lg" loading={sending} loadingLabel="Avisando..." onClick={onSubmit}>
            {comSinal ? 'Avisar a loja e o suporte' : 'Guardar'}
          </Button>
        }
      >
        <div className="grid gap-4">
          {!comSinal && <Banner tone="aviso">Sem sinal: fica guardado no celular e sai quando voltar o sinal.</Banner>}
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
          <Field label="Motivo" group error={recusa?.text ?? (tried && !cabe ? 'Escolha o que aconteceu' : undefined)}>
            <ChoiceTiles
              className="grid-cols-2"
              choices={motivos.map((um) => ({ value: um, label: NOME_MOTIVO_PROBLEMA[um] }))}
              value={cabe ?? ''}
              onValueChange={(valor) => {
                setMotivo(motivos.find((um) => um === valor) ?? null);
                esquecerRecusa();
              }}
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
