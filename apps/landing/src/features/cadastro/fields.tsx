import { type Mask, MaskedInput } from '@corre/ui/domain/masked-input/masked-input.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { PasswordField } from '@corre/ui/kit/password-field/password-field.tsx';
import { Select } from '@corre/ui/kit/select/select.tsx';
import { TextInput } from '@corre/ui/kit/text-input/text-input.tsx';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { type Form, LABELS, type TextFieldName } from './grupos.ts';

type Props = {
  nome: TextFieldName;
  hint?: ReactNode;
  /** place in the grid of six columns */
  className?: string;
};

/** Returns label and error of a field. The id is the field's name, so that the error summary can link to it. */
function useField(nome: TextFieldName) {
  const form = useFormContext<Form>();
  const { error } = form.getFieldState(nome, form.formState);
  return { form, frame: { id: nome, label: LABELS[nome], error: error?.message, required: true } };
}

/** A text field of the form. */
export function TextField({ nome, hint, className, ...input }: Props & ComponentProps<typeof TextInput>) {
  const { form, frame } = useField(nome);
  return (
    <Field {...frame} hint={hint} className={className}>
      <TextInput {...input} {...form.register(nome)} />
    </Field>
  );
}

/** A field for a number with punctuation: CPF, CEP, phone, date. */
export function MaskedField({ nome, hint, className, mask, ...input }: Props & { mask: Mask; autoComplete?: string }) {
  const { form, frame } = useField(nome);
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
export function ChoiceField({ nome, hint, className, ...select }: Props & ComponentProps<typeof Select>) {
  const { form, frame } = useField(nome);
  return (
    <Field {...frame} hint={hint} className={className}>
      <Select placeholder="Escolha" {...select} {...form.register(nome)} />
    </Field>
  );
}

/** A field for a new password. */
export function SenhaField({ nome, hint, className, placeholder }: Props & { placeholder: string }) {
  const { form, frame } = useField(nome);
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

const KINDS = [
  { value: 'cpf', label: 'CPF' },
  { value: 'telefone', label: 'Telefone' },
  { value: 'email', label: 'E-mail' },
  { value: 'aleatoria', label: 'Aleatória' },
];

const sourceWords = { cpf: 'CPF', telefone: 'telefone' };

/** Fills the key with the typed CPF or phone when that type of key is chosen, until the person types another key. */
function usePrefill() {
  const { setValue, getValues, control } = useFormContext<Form>();
  const [tipo, chave, cpf, telefone] = useWatch({
    control,
    name: ['pix_tipo_chave', 'pix_chave', 'cpf', 'telefone_pessoal'],
  });
  const filled = useRef('');
  const known = tipo === 'cpf' || tipo === 'telefone' ? tipo : null;
  const source = known === 'cpf' ? cpf : known === 'telefone' ? telefone : '';
  useEffect(() => {
    const current = getValues('pix_chave');
    // Replaces only an empty key or one that was filled in here, never a typed one.
    if (current !== '' && current !== filled.current) return;
    const next = source;
    filled.current = next;
    if (next !== current) setValue('pix_chave', next, { shouldValidate: next !== '', shouldDirty: true });
  }, [source, getValues, setValue]);
  const hint = known && chave !== '' && chave === source ? `Preenchida com o seu ${sourceWords[known]}.` : undefined;
  return { tipo, hint };
}

/** The type of PIX key and the key. The mask depends on the type, because eleven digits may be a CPF or a phone. */
export function ChavePix() {
  const { tipo, hint } = usePrefill();
  const place = 'sm:col-span-3';
  return (
    <>
      <ChoiceField nome="pix_tipo_chave" options={KINDS} className={place} />
      {tipo === 'cpf' || tipo === 'telefone' ? (
        <MaskedField key={tipo} nome="pix_chave" mask={tipo} hint={hint} className={place} />
      ) : (
        <TextField
          key="texto"
          nome="pix_chave"
          className={place}
          inputMode={tipo === 'email' ? 'email' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          placeholder={tipo === 'email' ? 'nome@exemplo.com' : undefined}
        />
      )}
    </>
  );
}
