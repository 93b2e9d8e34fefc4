import { type CampoDaEmpresa, ROTULO_DO_CAMPO, UFS } from '@corre/contract/configuracoes/campos.ts';
import { ChoiceTiles } from '@corre/ui/kit/choice-tiles/choice-tiles.tsx';
import { Field } from '@corre/ui/kit/field/field.tsx';
import { Select } from '@corre/ui/kit/select/select.tsx';
import { TextInput, type TextInputProps } from '@corre/ui/kit/text-input/text-input.tsx';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { Textos } from './partes.ts';

const TELEFONE = { type: 'tel', inputMode: 'tel', autoComplete: 'off', placeholder: '(44) 99999-0000' } as const;
const NUMERO = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** How a field is typed, and a sentence that helps. */
const JEITO: Partial<Record<CampoDaEmpresa, { entrada?: Partial<TextInputProps>; dica?: string }>> = {
  empresa_nome: { entrada: { autoComplete: 'organization' } },
  empresa_cnpj: { entrada: { placeholder: '00.000.000/0000-00' }, dica: 'Vai no arquivo para o banco.' },
  contato_whatsapp: { entrada: TELEFONE },
  suporte_telefone: { entrada: { ...TELEFONE, placeholder: '(44) 3000-1234 ou 0800' } },
  suporte_whatsapp: { entrada: TELEFONE, dica: 'Para o entregador que precisa de ajuda.' },
  contato_instagram: { entrada: { prefix: '@', placeholder: 'corre.entregas' } },
  contato_endereco: { entrada: { placeholder: 'Rua, número, bairro' } },
  empresa_pix_chave: { dica: 'A chave como o banco a mostra.' },
  empresa_banco: { entrada: { ...NUMERO, placeholder: '341' }, dica: 'O código de três dígitos.' },
  empresa_agencia: { entrada: { placeholder: '1234-5' } },
  empresa_conta: { entrada: { placeholder: '123456-7' } },
  empresa_convenio: { dica: 'O número que o banco deu para pagamentos.' },
  limite_dinheiro: {
    entrada: { ...NUMERO, prefix: 'R$' },
    dica: 'Acima disto o entregador não recebe entregas em dinheiro. Zero: sem limite.',
  },
  abertas_por_loja: { entrada: NUMERO, dica: 'Entregas que uma loja pode ter em andamento.' },
  prazo_prometido_min: { entrada: NUMERO, dica: 'Minutos do pedido até a entrega.' },
};

const TIPOS_PIX = [
  { value: 'cnpj', label: 'CNPJ' },
  { value: 'cpf', label: 'CPF' },
  { value: 'telefone', label: 'Telefone' },
  { value: 'email', label: 'E-mail' },
  { value: 'aleatoria', label: 'Aleatória' },
];

const APROVACAO = [
  { value: 'false', label: 'Entra na hora', detail: 'Quem se cadastra já pode ficar online' },
  { value: 'true', label: 'Você aprova', detail: 'Cada cadastro espera em Aprovações' },
];

/** The fields whose value is one of a list. */
const ESCOLHAS: Partial<Record<CampoDaEmpresa, readonly { value: string; label: string }[]>> = {
  aprovar_cadastros: APROVACAO,
  empresa_pix_tipo_chave: TIPOS_PIX,
};

type Form = UseFormReturn<Textos, unknown, Record<string, unknown>>;
type Props = { campo: CampoDaEmpresa; form: Form /** the environment sets it */; fixa: boolean };

function Entrada({ campo, form: { register, control, getValues }, fixa }: Props) {
  const nome = campo;
  const fixado = ESCOLHAS[campo]?.find(({ value }) => value === getValues(nome));
  if (fixa && fixado) return <TextInput readOnly value={fixado.label} />;
  if (fixa) return <TextInput readOnly {...register(nome)} />;
  switch (campo) {
    case 'uf':
      return <Select options={UFS.map((uf) => ({ value: uf, label: uf }))} {...register(nome)} />;
    case 'empresa_pix_tipo_chave':
      return <Select placeholder="Escolha o tipo" options={TIPOS_PIX} {...register(nome)} />;
    case 'aprovar_cadastros':
      return (
        <Controller
          name={nome}
          control={control}
          render={({ field: { value = '', onChange } }) => (
            <ChoiceTiles
              choices={APROVACAO}
              value={value}
              onValueChange={onChange}
              className="grid-cols-1 sm:grid-cols-2"
            />
          )}
        />
      );
    default:
      return <TextInput autoComplete="off" {...JEITO[campo]?.entrada} {...register(nome)} />;
  }
}

/** One field of the company's settings. What the environment sets is locked, with the variable's name. */
export function Campo({ campo, form, fixa }: Props) {
  const erro = form.formState.errors[campo]?.message;
  return (
    <Field
      label={ROTULO_DO_CAMPO[campo]}
      group={campo === 'aprovar_cadastros' && !fixa}
      error={erro}
      hint={
        fixa ? (
          <>
            Definido no servidor por <strong>{campo.toUpperCase()}</strong>.
          </>
        ) : (
          JEITO[campo]?.dica
        )
      }
    >
      <Entrada campo={campo} form={form} fixa={fixa} />
    </Field>
  );
}
