import { MaskedInput } from '@corre/ui/domain/masked-input/masked-input.tsx';
import type { Mask } from '@corre/ui/domain/masked-input/masks.ts';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { PasswordField } from '@corre/ui/kit/password-field/password-field.tsx';
import { Select } from '@corre/ui/kit/select/select.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { type CampoDeTexto, type Formulario, ROTULOS } from './grupos.ts';

type Props = {
  nome: CampoDeTexto;
  hint?: ReactNode;
  /** place in the grid of six columns */
  className?: string;
};

/** Label and error of a field of the form; its id is its name, to which the error summary links. */
function useCampo(nome: CampoDeTexto) {
  const form = useFormContext<Formulario>();
  const { error } = form.getFieldState(nome, form.formState);
  return { form, frame: { id: nome, label: ROTULOS[nome], error: error?.message, required: true } };
}

/** A line of text. */
export function CampoTexto({ nome, hint, className, ...input }: Props & ComponentProps<typeof TextInput>) {
  const { form, frame } = useCampo(nome);
  return (
    <Field {...frame} hint={hint} className={className}>
      <TextInput {...input} {...form.register(nome)} />
    </Field>
  );
}

/** A number with its punctuation: CPF, CEP, phone, date. */
export function CampoMascara({ nome, hint, className, mask, ...input }: Props & { mask: Mask; autoComplete?: string }) {
  const { form, frame } = useCampo(nome);
  return (
    <Field {...frame} hint={hint} className={className}>
      <Controller
        control={form.control}
        name={nome}
        render={({ field }) => <MaskedInput mask={mask} {...input} {...field} onValueChange={field.onChange} />}
      />
    </Field>
  );
}

/** One of a closed set. */
export function CampoEscolha({ nome, hint, className, ...select }: Props & ComponentProps<typeof Select>) {
  const { form, frame } = useCampo(nome);
  return (
    <Field {...frame} hint={hint} className={className}>
      <Select placeholder="Escolha" {...select} {...form.register(nome)} />
    </Field>
  );
}

/** A new password. */
export function CampoSenha({ nome, hint, className, placeholder }: Props & { placeholder: string }) {
  const { form, frame } = useCampo(nome);
  return (
    <PasswordField
      {...frame}
      hint={hint}
      className={className}
      autoComplete="new-password"
      placeholder={placeholder}
      {...form.register(nome)}
    />
  );
}
