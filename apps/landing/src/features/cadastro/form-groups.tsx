import { ESTADOS_CIVIS, type EstadoCivil } from '@corre/contract/vocabulario.ts';
import { ChoiceTiles } from '@corre/ui/kit/choice-tiles/choice-tiles.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { Privacidade } from '../privacidade/privacidade.tsx';
import { ChavePix, ChoiceField, MaskedField, SenhaField, TextField } from './fields.tsx';
import { type Form, GROUPS, type Group, LABELS } from './grupos.ts';

const NOME_ESTADO_CIVIL: Record<EstadoCivil, string> = {
  solteiro: 'Solteiro(a)',
  casado: 'Casado(a)',
  divorciado: 'Divorciado(a)',
  viuvo: 'Viúvo(a)',
};
const opcoesDeEstadoCivil = ESTADOS_CIVIS.map((value) => ({ value, label: NOME_ESTADO_CIVIL[value] }));
const third = 'sm:col-span-2';
const half = 'sm:col-span-3';
const whole = 'sm:col-span-6';

function Pessoais() {
  return (
    <>
      <TextField nome="nome_completo" className={whole} autoComplete="name" autoCapitalize="words" />
      <MaskedField nome="data_nascimento" mask="data" className={third} autoComplete="bday" />
      <MaskedField nome="cpf" mask="cpf" className={third} />
      <TextField nome="rg" className={third} autoComplete="off" />
      <ChoiceField nome="estado_civil" options={opcoesDeEstadoCivil} className={third} />
      <MaskedField nome="telefone_pessoal" mask="telefone" className={third} autoComplete="tel-national" />
      <MaskedField nome="data_inicio" mask="data" className={third} />
    </>
  );
}

function Endereco() {
  return (
    <>
      <MaskedField nome="cep" mask="cep" className={third} autoComplete="postal-code" />
      <TextField nome="bairro" className="sm:col-span-4" autoComplete="address-level3" />
      <TextField nome="endereco" className={whole} autoComplete="street-address" />
    </>
  );
}

function Recebimento() {
  return (
    <>
      <ChavePix />
      <TextField nome="assinatura_planilha" className={whole} placeholder="Como seu nome aparece na planilha" />
    </>
  );
}

function Acesso() {
  return (
    <>
      <TextField
        nome="usuario"
        className={whole}
        placeholder="Sem espaços"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SenhaField nome="senha" className={half} placeholder="Crie uma senha" />
      <SenhaField nome="confirma_senha" className={half} placeholder="Digite de novo" />
    </>
  );
}

const RANKING = [
  { value: 'sim', label: 'Sim, quero aparecer' },
  { value: 'nao', label: 'Não quero aparecer' },
];

/** A choice without a preset answer [ranking]. */
function EscolhaDoRanking() {
  const { control } = useFormContext<Form>();
  return (
    <Controller
      control={control}
      name="aparece_no_ranking"
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <div data-campo="" className="mt-5">
          <Field
            id="aparece_no_ranking"
            label={LABELS.aparece_no_ranking}
            hint="Os seis melhores da semana aparecem na página inicial com nome, foto, nota e valor líquido. Dá para mudar depois, no perfil."
            error={error?.message}
            group
            required
          >
            <ChoiceTiles
              choices={RANKING}
              value={value === undefined ? '' : value ? 'sim' : 'nao'}
              onValueChange={(choice) => onChange(choice === 'sim')}
              className="grid-cols-1 sm:grid-cols-2"
            />
          </Field>
        </div>
      )}
    />
  );
}

function Consentimento() {
  return (
    <div className={whole}>
      <p className="text-[17px] leading-6 text-ink-2">
        A Corre usa estes dados para pagar você e organizar as entregas. Guardamos por 5 anos após o fim do cadastro.
        Você pode ver, corrigir ou apagar.{' '}
        <Privacidade className="font-bold text-brand-ink underline decoration-[1.5px] underline-offset-3 hover:decoration-[2.5px]">
          Aviso de privacidade
        </Privacidade>
      </p>
      <EscolhaDoRanking />
    </div>
  );
}

const contents: Record<Group['id'], () => ReactNode> = {
  'dados-pessoais': Pessoais,
  'endereco-grupo': Endereco,
  recebimento: Recebimento,
  acesso: Acesso,
  privacidade: Consentimento,
};

/** The five groups of the form: legend on the left, grid of six columns on the right. One column on a phone. */
export function FormGroups() {
  return GROUPS.map(({ id, title, text }) => {
    const Fields = contents[id];
    return (
      <section
        key={id}
        id={id}
        aria-labelledby={`${id}-titulo`}
        tabIndex={-1}
        className="grid scroll-mt-24 gap-x-8 gap-y-4 border-b border-line py-8 outline-none! mid:grid-cols-[236px_1fr]"
      >
        <div>
          <h2 id={`${id}-titulo`} className="text-[20px] leading-7">
            {title}
          </h2>
          <p className="text-[16px] leading-6 text-ink-2">{text}</p>
        </div>
        <div className="grid content-start gap-x-4 gap-y-5 sm:grid-cols-6">
          <Fields />
        </div>
      </section>
    );
  });
}
