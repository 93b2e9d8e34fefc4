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

/** CPF and phone are typed once: choosing that type of key fills it in, until the person writes another. */
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
    // Only what was filled in here, or nothing, is replaced: never what somebody wrote.
    if (current !== '' && current !== filled.current) return;
    const next = source;
    filled.current = next;
    if (next !== current) setValue('pix_chave', next, { shouldValidate: next !== '', shouldDirty: true });
  }, [source, getValues, setValue]);
  const hint = known && chave !== '' && chave === source ? `Preenchida com o seu ${sourceWords[known]}.` : undefined;
  return { tipo, hint };
}

/** Type of PIX key and the key, whose mask follows the type (trap: eleven digits may be a CPF or a phone). */
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
