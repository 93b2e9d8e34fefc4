import { CHAVE_NOME_MAX } from '@corre/contract/chaves/contrato.ts';
import { ESCOPOS_CHAVE } from '@corre/contract/vocabulario.ts';
import { ESCOPOS_EM_PALAVRAS } from '@corre/ui/domain/chave/key-row.tsx';
import { Button } from '@corre/ui/kit/button/button.tsx';
import { Checkbox } from '@corre/ui/kit/checkbox/checkbox.tsx';
import { Dialog } from '@corre/ui/kit/dialog/dialog.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { Segmented } from '@corre/ui/kit/segmented/segmented.tsx';
import { Select } from '@corre/ui/kit/select/select.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { ChaveCriadaUmaVez } from './chave-criada.tsx';
import type { NovaChave } from './use-nova-chave.ts';

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

const paraDias = (valor: unknown): number | null => (valor === '' || valor === null ? null : Number(valor));

function Campos({ form }: Pick<NovaChave, 'form'>) {
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
        <Select options={VALIDADES} {...form.register('validade_dias', { setValueAs: paraDias })} />
      </Field>
    </>
  );
}

/**
 * The dialog that creates a key and then shows it once. While it shows the key, a click outside or Escape does not
 * close it.
 */
export function DialogoDaChave({ nova }: { nova: NovaChave }) {
  const id = useId();
  const { aberta, criada, criando, fechar } = nova;
  return (
    <Dialog
      open={aberta}
      onOpenChange={(abrir) => !abrir && !criando && fechar()}
      dismissible={false}
      shownOnce={criada !== null}
      title={criada ? 'Copie a chave agora' : 'Criar chave da API'}
      description={criada ? 'Ela não aparece de novo. Se for perdida, revogue e crie outra.' : undefined}
      footer={
        criada ? (
          <Button onClick={fechar}>Já copiei</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={fechar} disabled={criando}>
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
          <Campos form={nova.form} />
        </form>
      )}
    </Dialog>
  );
}
