import { CHAVE_NOME_MAX, type ChaveCriada } from '@corre/contract/chaves/contrato.ts';
import { ESCOPOS_CHAVE } from '@corre/contract/vocabulario.ts';
import { ESCOPOS_EM_PALAVRAS } from '@corre/ui/domain/chave/key-row.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Checkbox } from '@corre/ui/kit/checkbox/checkbox.tsx';
import { copyText } from '@corre/ui/kit/clipboard/copy-text.ts';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { Select } from '@corre/ui/kit/select/select.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { notify } from '@corre/ui/kit/toaster/notify.ts';
import { useComercioNome } from '@corre/ui/shell/require-session.tsx';
import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { Controller } from 'react-hook-form';
import type { NovaChave } from './use-nova-chave.ts';

/**
 * Returns the three lines that the quick start of /api/docs asks for. The shop's name is encoded and quoted, because it
 * may contain characters that a shell interprets.
 */
export const terminalLines = (chave: string, comercio_nome: string, origem: string): string =>
  `KEY=${chave}\nLOJA='${encodeURIComponent(comercio_nome).replaceAll("'", '%27')}'\nCORRE='${origem}'`;

type CopyableProps = { label: string; text: string; button: string; principal?: boolean };

/** A text with a button that copies it. */
function Copyable({ label, text, button, principal = false }: CopyableProps) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    const foi = await copyText(text);
    setCopied(foi);
    if (!foi) notify.error('O navegador não deixou copiar. Selecione o texto e copie.');
  }
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{label}</p>
      <pre className="rounded-[10px] bg-sunken px-3 py-2.5 font-mono text-[14px] leading-5 whitespace-pre-wrap wrap-anywhere select-all">
        {text}
      </pre>
      <Button
        variant={principal ? 'primary' : 'secondary'}
        icon={copied ? Check : Copy}
        onClick={() => void copy()}
        className="justify-self-start"
      >
        {copied ? 'Copiado' : button}
      </Button>
      <span role="status" className="sr-only">
        {copied && `${label}: copiado`}
      </span>
    </div>
  );
}

/** The new key, which is shown only once, and the lines to paste before the first calls of the documentation. */
function ChaveCriadaUmaVez({ criada: { chave } }: { criada: ChaveCriada }) {
  const comercio_nome = useComercioNome();
  return (
    <div className="grid gap-5">
      <Copyable principal label="Chave" text={chave} button="Copiar chave" />
      <Copyable
        label="Para experimentar no terminal"
        text={terminalLines(chave, comercio_nome, location.origin)}
        button="Copiar linhas"
      />
      <p className="text-[14px] leading-5 text-ink-2">
        Guarde a chave no servidor do sistema. Nunca a coloque num endereço, num aplicativo ou numa página: quem a tem
        pede entregas em nome da loja.
      </p>
    </div>
  );
}

const AMBIENTES = [
  { value: 'producao', label: 'Produção' },
  { value: 'teste', label: 'Teste' },
] as const;

const VALIDADES = [
  { value: '30', label: '30 dias' },
  { value: '90', label: '90 dias' },
  { value: '365', label: '1 ano' },
  { value: '', label: 'Até ser revogada' },
];

/** Returns the sites of a text, separated by commas or blanks. */
const toSites = (valor: unknown): string[] =>
  String(valor)
    .split(/[\s,]+/)
    .filter(Boolean);

const toDays = (valor: unknown): number | null => (valor === '' || valor === null ? null : Number(valor));

function KeyFields({ form }: Pick<NovaChave, 'form'>) {
  const { errors } = form.formState;
  return (
    <>
      <Field label="Nome" hint="Qual sistema vai usar a chave." error={errors.nome?.message}>
        <TextInput
          autoComplete="off"
          placeholder="Sistema do caixa"
          maxLength={CHAVE_NOME_MAX}
          {...form.register('nome')}
        />
      </Field>
      <Controller
        control={form.control}
        name="ambiente"
        render={({ field }) => (
          <Field
            group
            label="Ambiente"
            hint={
              field.value === 'teste'
                ? 'Confere e responde igual, mas nada é guardado e ninguém é chamado.'
                : 'Os pedidos são de verdade.'
            }
          >
            <Segmented options={AMBIENTES} value={field.value ?? 'producao'} onValueChange={field.onChange} />
          </Field>
        )}
      />
      <fieldset className="grid" aria-describedby={errors.escopos ? 'chave-escopos-erro' : undefined}>
        <legend className="mb-1 text-(length:--ui-label) leading-5 font-(--ui-label-weight)">O que pode fazer</legend>
        {ESCOPOS_CHAVE.map((escopo) => (
          <Checkbox
            key={escopo}
            value={escopo}
            detail={ESCOPOS_EM_PALAVRAS[escopo].detalhe}
            {...form.register('escopos')}
          >
            {ESCOPOS_EM_PALAVRAS[escopo].titulo}
          </Checkbox>
        ))}
        {errors.escopos && (
          <p id="chave-escopos-erro" className="text-(length:--ui-hint) font-semibold text-perigo-ink">
            {errors.escopos.message}
          </p>
        )}
      </fieldset>
      <Field label="Validade" error={errors.validade_dias?.message}>
        <Select options={VALIDADES} {...form.register('validade_dias', { setValueAs: toDays })} />
      </Field>
      <Field
        note="(opcional)"
        label="Sites que podem usar esta chave no navegador"
        hint="Só para uma página que chama a API direto. Separe os endereços por espaço."
        error={errors.origens?.message ?? errors.origens?.find?.((um) => um)?.message}
      >
        <TextInput
          inputMode="url"
          autoComplete="off"
          placeholder="https://painel.loja.example.com.br"
          {...form.register('origens', { setValueAs: toSites })}
        />
      </Field>
    </>
  );
}

/**
 * The dialog that creates a key and then shows it once. While it shows the key, a click outside or Escape does not
 * close it.
 */
export function ChaveDialog({ nova }: { nova: NovaChave }) {
  const id = useId();
  const { open, criada, criando, close } = nova;
  return (
    <Dialog
      open={open}
      onOpenChange={(show) => !show && !criando && close()}
      dismissible={false}
      shownOnce={criada !== null}
      title={criada ? 'Copie a chave agora' : 'Criar chave da API'}
      description={criada ? 'Ela não aparece de novo. Se for perdida, revogue e crie outra.' : undefined}
      footer={
        criada ? (
          <Button onClick={close}>Já copiei</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={close} disabled={criando}>
              Voltar
            </Button>
            <Button type="submit" form={id} loading={criando} loadingLabel="Criando...">
              Criar chave
            </Button>
          </>
        )
      }
    >
      {criada ? (
        <ChaveCriadaUmaVez criada={criada} />
      ) : (
        <form id={id} onSubmit={nova.enviar} noValidate className="grid gap-4">
          <KeyFields form={nova.form} />
        </form>
      )}
    </Dialog>
  );
}
