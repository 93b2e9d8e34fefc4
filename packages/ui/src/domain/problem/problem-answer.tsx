import { ENDERECO_MAX, PROBLEMA_MAX } from '@corre/contract/constants.ts';
import { FALTA_O_ENDERECO, NOME_ACAO_PROBLEMA } from '@corre/contract/problemas/regras.ts';
import type { AcaoProblema } from '@corre/contract/vocabulario.ts';
import { Ban, MapPin, MessageSquarePlus, RotateCw, Undo2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { AlertDialog } from '../../kit/alert-dialog/alert-dialog.tsx';
import { Button } from '../../kit/button/button.tsx';
import { Field } from '../../kit/field/field.tsx';
import { TextInput } from '../../kit/text-input/text-input.tsx';

type NewAddressProps = { loading: boolean; onSave: (endereco: string) => void };

/** The form for the new address of a delivery. */
function NewAddress({ loading, onSave }: NewAddressProps) {
  const [endereco, setEndereco] = useState('');
  const [tried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const missing = endereco.trim() === '';
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (missing) return input.current?.focus();
    onSave(endereco);
  };
  return (
    <form noValidate onSubmit={save} className="grid gap-2">
      <Field label="Novo endereço" error={tried && missing ? FALTA_O_ENDERECO : undefined}>
        <TextInput
          ref={input}
          autoFocus
          value={endereco}
          maxLength={ENDERECO_MAX}
          autoComplete="off"
          onChange={({ target }) => setEndereco(target.value)}
        />
      </Field>
      <Button type="submit" size="sm" className="justify-self-start max-md:min-h-11" loading={loading}>
        Avisar o entregador
      </Button>
    </form>
  );
}

/** The answer to a problem. */
export type Resposta = { acao: AcaoProblema; mensagem?: string; endereco?: string };

const ICONS = { tentar_de_novo: RotateCw, trazer_de_volta: Undo2, novo_endereco: MapPin, cancelar: Ban } as const;

/** From the mildest answer to the one that cannot be undone. */
const ORDER = [
  'tentar_de_novo',
  'trazer_de_volta',
  'novo_endereco',
  'cancelar',
] as const satisfies readonly AcaoProblema[];

type Props = {
  /** names the group of buttons */
  nome: string;
  acoes: readonly AcaoProblema[];
  /** the courier has the order and brings it back after a cancellation [devolver] */
  emMaos: boolean;
  respondendo: AcaoProblema | null;
  onAnswer: (resposta: Resposta) => void;
};

/**
 * The answers to a problem, one tap each, with an optional note to the courier. A new address is typed first.
 * Cancelling asks for a confirmation.
 */
export function ProblemAnswer({ nome, acoes, emMaos, respondendo, onAnswer }: Props) {
  const [recado, setRecado] = useState<string | null>(null);
  const [writing, setWriting] = useState(false);
  const [cancelando, setCancelando] = useState(false);
  const mensagem = recado?.trim() || undefined;
  const tap = (acao: AcaoProblema) => {
    if (respondendo !== null) return;
    if (acao === 'novo_endereco') return setWriting(true);
    if (acao === 'cancelar') return setCancelando(true);
    onAnswer({ acao, mensagem });
  };
  return (
    <>
      <fieldset aria-label={`Responder: ${nome}`} className="flex flex-wrap gap-2">
        {ORDER.filter((acao) => acoes.includes(acao)).map((acao) => (
          <Button
            key={acao}
            variant={acao === 'cancelar' ? 'danger-outline' : 'secondary'}
            size="sm"
            icon={ICONS[acao]}
            className="max-md:min-h-11"
            aria-expanded={acao === 'novo_endereco' ? writing : undefined}
            loading={respondendo === acao}
            onClick={() => tap(acao)}
          >
            {NOME_ACAO_PROBLEMA[acao]}
          </Button>
        ))}
        {recado === null && (
          <Button
            variant="ghost"
            size="sm"
            icon={MessageSquarePlus}
            className="max-md:min-h-11"
            onClick={() => setRecado('')}
          >
            Juntar recado
          </Button>
        )}
      </fieldset>
      {recado !== null && (
        <Field label="Recado ao entregador" note="(vai com a resposta)">
          <TextInput
            autoFocus
            value={recado}
            maxLength={PROBLEMA_MAX}
            onChange={({ target }) => setRecado(target.value)}
          />
        </Field>
      )}
      {writing && (
        <NewAddress
          loading={respondendo === 'novo_endereco'}
          onSave={(endereco) => onAnswer({ acao: 'novo_endereco', endereco, mensagem })}
        />
      )}
      <AlertDialog
        open={cancelando}
        onOpenChange={setCancelando}
        title="Cancelar esta entrega?"
        description={`${emMaos ? 'O entregador leva de volta à loja.' : 'O entregador recebe o aviso.'} Não dá para desfazer.`}
        confirmLabel="Cancelar entrega"
        cancelLabel="Voltar"
        loading={respondendo === 'cancelar'}
        loadingLabel="Cancelando..."
        onConfirm={() => onAnswer({ acao: 'cancelar', mensagem })}
      />
    </>
  );
}
