import { type Mask, MaskedInput } from '@corre/ui/domain/masked-input/masked-input.tsx';
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

/** Returns label and error of a field. The id is the field's name, so that the error summary can link to it. */
function useCampo(nome: CampoDeTexto) {
  const form = useFormContext<Formulario>();
  const { error } = form.getFieldState(nome, form.formState);
  return { form, frame: { id: nome, label: ROTULOS[nome], error: error?.message, required: true } };
}

/** A text field of the form. */
export function CampoTexto({ nome, hint, className, ...input }: Props & ComponentProps<typeof TextInput>) {
  const { form, frame } = useCampo(nome);
  return (
    <Field {...frame} hint={hint} className={className}>
      <TextInput {...input} {...form.register(nome)} />
    </Field>
  );
}

/** A field for a number with punctuation: CPF, CEP, phone, date. */
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

/** A field with a fixed list of options. */
export function CampoEscolha({ nome, hint, className, ...select }: Props & ComponentProps<typeof Select>) {
  const { form, frame } = useCampo(nome);
  return (
    <Field {...frame} hint={hint} className={className}>
      <Select placeholder="Escolha" {...select} {...form.register(nome)} />
    </Field>
  );
}

/** A field for a new password. */
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
