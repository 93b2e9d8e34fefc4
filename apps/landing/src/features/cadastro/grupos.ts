import type { formularioCadastroSchema } from '@corre/contract/entregadores/contrato.ts';
import type { z } from 'zod';

/** The values of the form's fields while they are typed. */
export type Form = z.input<typeof formularioCadastroSchema>;
/** The checked values, each in its stored form. */
export type Preenchido = z.output<typeof formularioCadastroSchema>;
export type Field = keyof Form;

/** The five groups of the form in the order of the page, with their required fields [cadastro]. */
export const GROUPS = [
  {
    id: 'dados-pessoais',
    title: 'Dados pessoais',
    text: 'Como no documento.',
    fields: ['nome_completo', 'data_nascimento', 'cpf', 'rg', 'estado_civil', 'telefone_pessoal', 'data_inicio'],
  },
  { id: 'endereco-grupo', title: 'Endereço', text: 'Onde você mora hoje.', fields: ['cep', 'bairro', 'endereco'] },
  {
    id: 'recebimento',
    title: 'Recebimento',
    text: 'O PIX das sextas-feiras.',
    fields: ['pix_tipo_chave', 'pix_chave', 'assinatura_planilha'],
  },
  { id: 'acesso', title: 'Acesso', text: 'Para entrar no painel.', fields: ['usuario', 'senha', 'confirma_senha'] },
  {
    id: 'privacidade',
    title: 'Privacidade',
    text: 'Quem usa, por quê e por quanto tempo.',
    fields: ['aparece_no_ranking'],
  },
] as const satisfies readonly { id: string; title: string; text: string; fields: readonly Field[] }[];

export type Group = (typeof GROUPS)[number];

/** The labels of the fields, also for the error summary. */
export const LABELS: Record<(typeof GROUPS)[number]['fields'][number], string> = {
  nome_completo: 'Nome completo',
  data_nascimento: 'Data de nascimento',
  cpf: 'CPF',
  rg: 'RG',
  estado_civil: 'Estado civil',
  telefone_pessoal: 'Telefone pessoal',
  data_inicio: 'Data de início',
  cep: 'CEP',
  bairro: 'Bairro',
  endereco: 'Endereço',
  pix_tipo_chave: 'Tipo de chave PIX',
  pix_chave: 'Chave PIX',
  assinatura_planilha: 'Assinatura na planilha',
  usuario: 'Usuário',
  senha: 'Senha',
  confirma_senha: 'Confirmar senha',
  aparece_no_ranking: 'Ranking público',
};

export type RequiredField = keyof typeof LABELS;
export const isRequired = (field: string): field is RequiredField => Object.hasOwn(LABELS, field);
/** All fields except the answer about the ranking are texts. */
export type TextFieldName = Exclude<RequiredField, 'aparece_no_ranking'>;

/** The required fields in the order of the page. */
export const FIELDS: readonly RequiredField[] = GROUPS.flatMap(({ fields }) => [...fields]);
