import type { formularioCadastroSchema } from '@corre/contract/entregadores/contrato.ts';
import type { z } from 'zod';

/** The values of the form's fields while they are typed. */
export type Formulario = z.input<typeof formularioCadastroSchema>;
/** The checked values, each in its stored form. */
export type Preenchido = z.output<typeof formularioCadastroSchema>;
export type Campo = keyof Formulario;

/** The five groups of the form in the order of the page, with their required fields [cadastro]. */
export const GRUPOS = [
  {
    id: 'dados-pessoais',
    title: 'Dados pessoais',
    texto: 'Como no documento.',
    campos: ['nome_completo', 'data_nascimento', 'cpf', 'rg', 'estado_civil', 'telefone_pessoal', 'data_inicio'],
  },
  { id: 'endereco-grupo', title: 'Endereço', texto: 'Onde você mora hoje.', campos: ['cep', 'bairro', 'endereco'] },
  {
    id: 'recebimento',
    title: 'Recebimento',
    texto: 'O PIX das sextas-feiras.',
    campos: ['pix_tipo_chave', 'pix_chave', 'assinatura_planilha'],
  },
  { id: 'acesso', title: 'Acesso', texto: 'Para entrar no painel.', campos: ['usuario', 'senha', 'confirma_senha'] },
  {
    id: 'privacidade',
    title: 'Privacidade',
    texto: 'Quem usa, por quê e por quanto tempo.',
    campos: ['aparece_no_ranking'],
  },
] as const satisfies readonly { id: string; title: string; texto: string; campos: readonly Campo[] }[];

export type Grupo = (typeof GRUPOS)[number];

/** The labels of the fields, also for the error summary. */
export const ROTULOS: Record<(typeof GRUPOS)[number]['campos'][number], string> = {
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

export type CampoObrigatorio = keyof typeof ROTULOS;
export const isRequired = (campo: string): campo is CampoObrigatorio => Object.hasOwn(ROTULOS, campo);
/** All fields except the answer about the ranking are texts. */
export type CampoDeTexto = Exclude<CampoObrigatorio, 'aparece_no_ranking'>;

/** The required fields in the order of the page. */
export const CAMPOS: readonly CampoObrigatorio[] = GRUPOS.flatMap(({ campos }) => [...campos]);
