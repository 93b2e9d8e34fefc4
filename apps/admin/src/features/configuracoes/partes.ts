import {
  type CampoDaEmpresa,
  camposDaEmpresa,
  camposDoBanco,
  type ItemADizer,
} from '@corre/contract/configuracoes/campos.ts';
import type { Configuracoes } from '@corre/contract/configuracoes/contrato.ts';
import { z } from 'zod';

/** The parts of the settings that are a form, in the order in which the owner is asked. */
export const PARTES_COM_FORMULARIO = ['empresa', 'contatos', 'sexta', 'entregadores', 'limites'] as const;
export type ParteComFormulario = (typeof PARTES_COM_FORMULARIO)[number];

export interface Parte {
  /** in the index, and as the heading of the part */
  nome: string;
  /** the question of the first start */
  pergunta: string;
  /** where the answers appear */
  texto: string;
  campos: readonly CampoDaEmpresa[];
  /** what an owner still has to say here */
  itens: readonly ItemADizer[];
}

export const PARTES: Readonly<Record<ParteComFormulario, Parte>> = {
  empresa: {
    nome: 'Empresa',
    pergunta: 'Qual é a sua empresa?',
    texto: 'Aparece na página pública, no extrato e na fatura.',
    campos: ['empresa_nome', 'empresa_cnpj', 'cidade', 'uf'],
    itens: ['empresa', 'cidade'],
  },
  contatos: {
    nome: 'Contatos',
    pergunta: 'Como se fala com vocês?',
    texto: 'Os da empresa aparecem na página pública. Os do suporte, para os entregadores.',
    campos: ['contato_whatsapp', 'suporte_telefone', 'suporte_whatsapp', 'contato_instagram', 'contato_endereco'],
    itens: ['contatos'],
  },
  sexta: {
    nome: 'Banco e sexta',
    pergunta: 'De que conta sai a sexta?',
    texto: 'A conta vai no arquivo para o banco. Na chave PIX as lojas pagam as faturas.',
    campos: [
      'empresa_pix_tipo_chave',
      'empresa_pix_chave',
      'empresa_banco',
      'empresa_convenio',
      'empresa_agencia',
      'empresa_conta',
    ],
    itens: ['banco', 'pix'],
  },
  entregadores: {
    nome: 'Entregadores',
    pergunta: 'Quem pode entregar?',
    texto: 'Vale para os próximos cadastros.',
    campos: ['aprovar_cadastros'],
    itens: ['entregadores'],
  },
  limites: {
    nome: 'Limites',
    pergunta: 'Até onde se vai?',
    texto: 'Vale para a próxima oferta e o próximo pedido.',
    campos: ['limite_dinheiro', 'abertas_por_loja', 'prazo_prometido_min'],
    itens: ['limites'],
  },
};

/** Name, question and place of each part, and of the fee, which is no field of the company. */
export const TITULO_DA_PARTE: Readonly<
  Record<ParteComFormulario | 'taxa', Pick<Parte, 'nome' | 'pergunta' | 'texto'>>
> = {
  ...PARTES,
  taxa: {
    nome: 'Taxa',
    pergunta: 'Quanto fica com a empresa?',
    texto: 'Vale do começo de uma semana em diante. Os entregadores veem a mudança no painel.',
  },
};

type Valores = Configuracoes['valores'];

interface Falta {
  titulo: string;
  /** what it costs until it is said */
  custo: (valores: Valores) => string;
  parte: ParteComFormulario;
}

/** What is missing, in words. */
export const FALTA_EM_PALAVRAS: Readonly<Record<ItemADizer, Falta>> = {
  empresa: {
    titulo: 'Nome e CNPJ da empresa',
    custo: () => 'Sem eles não há arquivo para o banco, e a fatura sai em nome de “Corre”.',
    parte: 'empresa',
  },
  cidade: {
    titulo: 'Cidade',
    custo: ({ cidade }) => `Até lá a página pública fala de ${cidade}.`,
    parte: 'empresa',
  },
  contatos: { titulo: 'Um contato', custo: () => 'Sem ele ninguém sabe a quem perguntar.', parte: 'contatos' },
  banco: {
    titulo: 'Conta no banco',
    custo: () => 'Sem ela a sexta se paga à mão, um PIX de cada vez.',
    parte: 'sexta',
  },
  pix: { titulo: 'Chave PIX da empresa', custo: () => 'Sem ela as faturas das lojas saem sem PIX.', parte: 'sexta' },
  entregadores: {
    titulo: 'Quem aprova os cadastros',
    custo: ({ aprovar_cadastros }) =>
      aprovar_cadastros ? 'Até lá cada cadastro espera você.' : 'Até lá quem se cadastra já pode ficar online.',
    parte: 'entregadores',
  },
  limites: {
    titulo: 'Limite de dinheiro em mãos',
    custo: ({ limite_dinheiro }) => `Até lá vale R$ ${limite_dinheiro} por entregador.`,
    parte: 'limites',
  },
};

const todos = { ...camposDaEmpresa, ...camposDoBanco };

/** A form holds texts. An empty one takes the saying back. */
export type Textos = Partial<Record<CampoDaEmpresa, string>>;

const comoNumero = new Set<CampoDaEmpresa>(['limite_dinheiro', 'abertas_por_loja', 'prazo_prometido_min']);

/** Reads a whole number as people write it: '1.000', '300', '300,00'. NaN for every other text. */
const inteiroDe = (texto: string): number =>
  /^\d{1,3}(\.\d{3})+(,0+)?$|^\d+(,0+)?$/.test(texto.trim()) ? Number(texto.replace(/\.|,.*$/g, '')) : Number.NaN;

const lido = (campo: CampoDaEmpresa) => (texto: string) =>
  texto.trim() === ''
    ? null
    : campo === 'aprovar_cadastros'
      ? texto === 'true'
      : comoNumero.has(campo)
        ? inteiroDe(texto)
        : texto;

/** Returns the schema of a part's form: texts in, the fields of the contract out. */
export const schemaDaParte = (parte: ParteComFormulario) =>
  z.object(
    Object.fromEntries(
      PARTES[parte].campos.map((campo) => [
        campo,
        z
          .string()
          .optional()
          .transform((texto) => lido(campo)(texto ?? ''))
          .pipe(todos[campo].nullable()),
      ]),
    ),
  );

/** Returns the texts of a part's form for what holds now. */
export const textosDe = (parte: ParteComFormulario, { valores }: Configuracoes): Textos =>
  Object.fromEntries(PARTES[parte].campos.map((campo) => [campo, String(valores[campo] ?? '')]));

/** Returns how many items of a part the owner has not said. */
export const faltaNaParte = (parte: ParteComFormulario, falta: readonly ItemADizer[]): number =>
  PARTES[parte].itens.filter((item) => falta.includes(item)).length;

/** Returns the fields of a part that hold without anybody having said so. Saving says them. */
export const porDizer = (parte: ParteComFormulario, { fixadas, ditas }: Configuracoes): CampoDaEmpresa[] =>
  PARTES[parte].campos.filter((campo) => !fixadas.includes(campo) && !ditas.some((dita) => dita.campo === campo));
