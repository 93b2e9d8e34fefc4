import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CampoEscolha, CampoMascara, CampoTexto } from './campos.tsx';
import type { Formulario } from './grupos.ts';

const TIPOS = [
  { value: 'cpf', label: 'CPF' },
  { value: 'telefone', label: 'Telefone' },
  { value: 'email', label: 'E-mail' },
  { value: 'aleatoria', label: 'Aleatória' },
];

const sourceWords = { cpf: 'CPF', telefone: 'telefone' };

/** Fills the key with the typed CPF or phone when that type of key is chosen, until the person types another key. */
function usePrefill() {
  const { setValue, getValues, control } = useFormContext<Formulario>();
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
      <CampoEscolha nome="pix_tipo_chave" options={TIPOS} className={place} />
      {tipo === 'cpf' || tipo === 'telefone' ? (
        <CampoMascara key={tipo} nome="pix_chave" mask={tipo} hint={hint} className={place} />
      ) : (
        <CampoTexto
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
