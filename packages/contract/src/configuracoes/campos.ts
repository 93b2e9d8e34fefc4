import { z } from 'zod';
import { normalizeCnpj, TIPOS_CHAVE_DA_EMPRESA } from '../documentos.ts';
import { requiredText } from '../fields.ts';
import { lerTelefone, normalizeTelefone } from '../telefones/ler.ts';

/** The states of Brazil and the Federal District, by their two letters. */
export const UFS = 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' ');

const texto = (error: string) => z.string({ error }).trim();
const padrao = (regra: RegExp, error: string) => texto(error).regex(regra, error);

/** Least and largest value of the fields with numbers: reais, stops, minutes. */
export const FAIXA_DO_CAMPO = {
  limite_dinheiro: [0, 1_000_000],
  abertas_por_loja: [1, 10_000],
  prazo_prometido_min: [5, 180],
} as const;

const inteiro = ([min, max]: readonly [number, number]) =>
  z
    .number({ error: 'Deve ser um número' })
    .int('Deve ser um número inteiro')
    .min(min, `Deve ser no mínimo ${min}`)
    .max(max, `Deve ser no máximo ${max}`);

const SEM_DDD = 'Deve ser um telefone com DDD';
/** A Brazilian number of WhatsApp, stored as digits with country and area code, as its links take it. */
const whatsapp = texto(SEM_DDD)
  .refine((escrito) => normalizeTelefone(escrito) !== null, SEM_DDD)
  .transform((escrito) => (normalizeTelefone(escrito) ?? '').slice(1));

const NEM_SERVICO = 'Deve ser um telefone com DDD, ou 0800';
const paraLigar = (escrito: string): string | null => {
  const lido = lerTelefone(escrito);
  return 'tipo' in lido && lido.localizador === null ? lido.telefone : null;
};
/** A number to call: E.164, or the bare digits of a service such as 0800. */
const telefone = texto(NEM_SERVICO)
  .refine((escrito) => paraLigar(escrito) !== null, NEM_SERVICO)
  .transform((escrito) => paraLigar(escrito) ?? '');

const semEndereco = (perfil: string) =>
  perfil.replace(/^(?:https?:\/\/)?(?:www\.)?instagram\.com\//i, '').replace(/^@|\/$/g, '');
const SEM_PERFIL = 'Deve ser um perfil, como corre.entregas';
/** A profile of Instagram, stored as its name alone. */
const instagram = texto(SEM_PERFIL)
  .refine((perfil) => /^[A-Za-z0-9._]{1,30}$/.test(semEndereco(perfil)), SEM_PERFIL)
  .transform(semEndereco);

/**
 * What the company says of itself, by the name on the wire. An environment variable of the same name in capitals has
 * the same rule (docs/configuration.md). Output: the form in which the product keeps and uses the value.
 */
export const camposDaEmpresa = {
  empresa_nome: requiredText('Deve ter o nome da empresa', 100),
  empresa_cnpj: texto('Deve ser um CNPJ válido')
    .refine((escrito) => normalizeCnpj(escrito) !== null, 'Deve ser um CNPJ válido')
    .transform((escrito) => normalizeCnpj(escrito) ?? ''),
  cidade: requiredText('Deve ter o nome da cidade', 60),
  uf: texto('Deve ter as duas letras de um estado')
    .toUpperCase()
    .refine((uf) => UFS.includes(uf), 'Deve ter as duas letras de um estado'),
  contato_whatsapp: whatsapp,
  contato_instagram: instagram,
  contato_endereco: requiredText('Deve ter um endereço', 200),
  suporte_telefone: telefone,
  suporte_whatsapp: whatsapp,
  aprovar_cadastros: z.boolean({ error: 'Deve ser sim ou não' }),
  /** the cash in hand up to which a courier still gets cash deliveries, in reais; 0: no limit (ADR 0022) */
  limite_dinheiro: inteiro(FAIXA_DO_CAMPO.limite_dinheiro),
  /** open stops of one shop (ADR 0016) */
  abertas_por_loja: inteiro(FAIXA_DO_CAMPO.abertas_por_loja),
  /** minutes from the release to the end that the company promises */
  prazo_prometido_min: inteiro(FAIXA_DO_CAMPO.prazo_prometido_min),
};

/** The company's account and PIX key, as the bank wrote them. A change may send everybody's money elsewhere. */
export const camposDoBanco = {
  empresa_banco: padrao(/^\d{3}$/, 'Deve ser o código do banco, de três dígitos'),
  empresa_agencia: padrao(/^\d{1,5}(-[\dXx])?$/, 'Deve ser como 1234 ou 1234-5'),
  empresa_conta: padrao(/^\d{1,12}-[\dXx]{1,2}$/, 'Deve ser como 123456-7, com o dígito'),
  empresa_convenio: padrao(/^[0-9A-Za-z]{1,20}$/, 'Deve ter de 1 a 20 letras ou dígitos'),
  empresa_pix_tipo_chave: z.enum(TIPOS_CHAVE_DA_EMPRESA, { error: `Deve ser ${TIPOS_CHAVE_DA_EMPRESA.join(', ')}` }),
  empresa_pix_chave: texto('Deve ser a chave PIX da empresa').min(1, 'Deve ser a chave PIX da empresa').max(77),
};

const todos = { ...camposDaEmpresa, ...camposDoBanco };
export type CampoDaEmpresa = keyof typeof todos;

const ehCampo = (nome: string): nome is CampoDaEmpresa => nome in todos;
/** The names of all fields. */
export const CAMPOS_DA_EMPRESA = Object.keys(todos).filter(ehCampo);

/** The name of a field for people, as forms, refusals and the list of changes say it. */
export const ROTULO_DO_CAMPO: Readonly<Record<CampoDaEmpresa, string>> = {
  empresa_nome: 'Nome da empresa',
  empresa_cnpj: 'CNPJ',
  cidade: 'Cidade',
  uf: 'Estado',
  contato_whatsapp: 'WhatsApp da empresa',
  contato_instagram: 'Instagram',
  contato_endereco: 'Endereço',
  suporte_telefone: 'Telefone do suporte',
  suporte_whatsapp: 'WhatsApp do suporte',
  aprovar_cadastros: 'Aprovação de cadastros',
  limite_dinheiro: 'Limite de dinheiro em mãos',
  abertas_por_loja: 'Pedidos abertos por loja',
  prazo_prometido_min: 'Prazo prometido',
  empresa_banco: 'Banco',
  empresa_agencia: 'Agência',
  empresa_conta: 'Conta',
  empresa_convenio: 'Convênio',
  empresa_pix_tipo_chave: 'Tipo da chave PIX',
  empresa_pix_chave: 'Chave PIX',
};

/** The changes of the settings on one page of their list. */
export const MUDANCAS_POR_PAGINA = 50;

/** What an owner has to say before the company can work, in this order. */
export const ITENS_A_DIZER = ['empresa', 'cidade', 'contatos', 'banco', 'pix', 'entregadores', 'limites'] as const;
export type ItemADizer = (typeof ITENS_A_DIZER)[number];

/** The fields of each item. `contatos` needs one of them, the others need all. */
export const CAMPOS_DO_ITEM: Readonly<Record<ItemADizer, readonly CampoDaEmpresa[]>> = {
  empresa: ['empresa_nome', 'empresa_cnpj'],
  cidade: ['cidade', 'uf'],
  contatos: ['contato_whatsapp', 'suporte_whatsapp', 'suporte_telefone'],
  banco: ['empresa_banco', 'empresa_agencia', 'empresa_conta', 'empresa_convenio'],
  pix: ['empresa_pix_tipo_chave', 'empresa_pix_chave'],
  entregadores: ['aprovar_cadastros'],
  limites: ['limite_dinheiro'],
};
