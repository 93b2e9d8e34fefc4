import type { EstadoCivil, TipoChavePix } from '@corre/contract/vocabulario.ts';

/** The password of every account of the demonstration. */
export const SENHA_DEMO = 'demo1234';

interface Habitos {
  /** Weights of the ratings 1 to 5 that the courier gets. */
  notas: readonly number[];
  /** How likely the courier works each lunch and each dinner, Monday to Sunday. */
  almoco: readonly number[];
  jantar: readonly number[];
  /** How likely the courier stays for the afternoon after a lunch. */
  tarde: number;
  /** the share of offers that the courier refuses on a dry day */
  recusa: number;
  /** works less from week to week */
  some_aos_poucos: boolean;
}

/** A courier of the demonstration. The CPFs are invented and have valid check digits. */
export interface Pessoa {
  usuario: string;
  nome_completo: string;
  data_inicio: string;
  data_nascimento: string;
  cpf: string;
  rg: string;
  estado_civil: EstadoCivil;
  endereco: string;
  bairro: string;
  cep: string;
  telefone_pessoal: string;
  pix_tipo_chave: TipoChavePix;
  pix_chave: string;
  habitos: Habitos;
}

export const PESSOAS: readonly Pessoa[] = [
  {
    usuario: 'joao',
    nome_completo: 'João Batista Ferreira',
    data_inicio: '2025-03-10',
    data_nascimento: '1994-07-21',
    cpf: '52998224725',
    rg: '104785236',
    estado_civil: 'casado',
    endereco: 'Rua Bragança, 512',
    bairro: 'Zona 7',
    cep: '87020220',
    telefone_pessoal: '+5544991204417',
    pix_tipo_chave: 'telefone',
    pix_chave: '+5544991204417',
    habitos: {
      notas: [0, 0, 1, 3, 16],
      almoco: [0, 1, 1, 1, 1, 1, 1],
      jantar: [0, 1, 1, 1, 1, 1, 1],
      tarde: 0.1,
      recusa: 0.02,
      some_aos_poucos: false,
    },
  },
  {
    usuario: 'maria',
    nome_completo: 'Maria Aparecida Souza',
    data_inicio: '2024-11-04',
    data_nascimento: '1990-02-13',
    cpf: '11144477735',
    rg: '89654123',
    estado_civil: 'divorciado',
    endereco: 'Av. Tuiuti, 980',
    bairro: 'Vila Morangueira',
    cep: '87040360',
    telefone_pessoal: '+5544998317725',
    pix_tipo_chave: 'cpf',
    pix_chave: '11144477735',
    habitos: {
      notas: [0, 0, 0, 2, 18],
      almoco: [1, 1, 1, 1, 1, 1, 0],
      jantar: [1, 1, 1, 1, 1, 1, 0],
      tarde: 0.1,
      recusa: 0.03,
      some_aos_poucos: false,
    },
  },
  {
    usuario: 'pedro',
    nome_completo: 'Pedro Henrique Lima',
    data_inicio: '2025-06-02',
    data_nascimento: '1999-10-30',
    cpf: '12345678909',
    rg: '127744106',
    estado_civil: 'solteiro',
    endereco: 'Rua Pioneiro José Tel, 77',
    bairro: 'Jardim Alvorada',
    cep: '87033020',
    telefone_pessoal: '+5544984425190',
    pix_tipo_chave: 'email',
    pix_chave: 'pedro.lima@exemplo.com.br',
    habitos: {
      notas: [0, 1, 2, 8, 9],
      almoco: [0.1, 0.1, 0.2, 0.3, 0.5, 0.8, 0.8],
      jantar: [0.8, 0.9, 0.95, 0.95, 0.5, 1, 1],
      tarde: 0.1,
      recusa: 0.06,
      some_aos_poucos: false,
    },
  },
  {
    usuario: 'ana',
    nome_completo: 'Ana Clara Yamamoto',
    data_inicio: '2025-01-20',
    data_nascimento: '1997-05-08',
    cpf: '98765432100',
    rg: '113258074',
    estado_civil: 'casado',
    endereco: 'Av. Kakogawa, 640',
    bairro: 'Parque das Grevíleas',
    cep: '87025000',
    telefone_pessoal: '+5544997730642',
    pix_tipo_chave: 'aleatoria',
    pix_chave: '7f1c2a9e-54b3-4d0e-9a68-2f7db1c3e905',
    habitos: {
      notas: [0, 0, 0, 4, 16],
      almoco: [0.8, 0.5, 0.2, 0.7, 0.7, 0.6, 0.9],
      jantar: [0.4, 0.4, 0.7, 0.9, 0.4, 1, 1],
      tarde: 0.2,
      recusa: 0.03,
      some_aos_poucos: false,
    },
  },
  {
    usuario: 'lucas',
    nome_completo: 'Lucas Gabriel Santos',
    data_inicio: '2025-09-15',
    data_nascimento: '2002-12-01',
    cpf: '39053344705',
    rg: '145520983',
    estado_civil: 'solteiro',
    endereco: 'Rua Palmital, 1309',
    bairro: 'Vila Esperança',
    cep: '87020700',
    telefone_pessoal: '+5544999051873',
    pix_tipo_chave: 'cpf',
    pix_chave: '39053344705',
    habitos: {
      notas: [0, 2, 3, 8, 7],
      almoco: [0.4, 0.4, 0.3, 0.3, 0.3, 0.7, 0.7],
      jantar: [0.4, 0.4, 0.4, 0.6, 0.6, 0.97, 0.9],
      tarde: 0.5,
      recusa: 0.14,
      some_aos_poucos: true,
    },
  },
  {
    usuario: 'bia',
    nome_completo: 'Beatriz Oliveira Rocha',
    data_inicio: '2026-02-09',
    data_nascimento: '1988-08-17',
    cpf: '86288366757',
    rg: '78412965',
    estado_civil: 'viuvo',
    endereco: 'Rua Mem de Sá, 233',
    bairro: 'Zona 2',
    cep: '87010370',
    telefone_pessoal: '+5544988126604',
    pix_tipo_chave: 'telefone',
    pix_chave: '+5544988126604',
    habitos: {
      notas: [0, 0, 1, 6, 10],
      almoco: [0.95, 0.95, 0.95, 0.95, 0.95, 0.5, 0.4],
      jantar: [0, 0, 0, 0, 0.2, 0.5, 0.3],
      tarde: 0.9,
      recusa: 0.07,
      some_aos_poucos: false,
    },
  },
];

interface Loja {
  nome: string;
  dias_de_casa: number;
  /** lowest and highest value of a delivery, in reais */
  valor_min: number;
  valor_max: number;
  /** how often the shop orders by day and in the evening */
  pesos: readonly [number, number];
  /** least and most minutes that a courier waits at the counter, by day and in the evening */
  balcao: readonly [readonly [number, number], readonly [number, number]];
  endereco_retirada: string | null;
  telefone: string | null;
  /** what a bank needs to charge the invoices; null: the shop has not said it yet */
  razao_social: string | null;
  documento: string | null;
}

/** The shops. Couriers wait at the pizzaria, most of all in the evening. */
export const COMERCIOS: readonly [Loja, ...Loja[]] = [
  {
    nome: 'Pizzaria Bella Massa',
    dias_de_casa: 611,
    valor_min: 8,
    valor_max: 15,
    pesos: [2, 3],
    balcao: [
      [10, 16],
      [10, 19],
    ],
    endereco_retirada: 'Av. Herval, 545, Zona 1',
    telefone: '+5544990000545',
    razao_social: 'Bella Massa Pizzaria Ltda.',
    documento: '10203040000194',
  },
  {
    nome: 'Farmácia São João',
    dias_de_casa: 402,
    valor_min: 6,
    valor_max: 11,
    pesos: [3.5, 1.2],
    balcao: [
      [3, 7],
      [3, 7],
    ],
    endereco_retirada: 'Rua Santos Dumont, 2760, Zona 3',
    telefone: '+554430002760',
    razao_social: 'Drogaria São João de Maringá Ltda.',
    documento: '20304050000170',
  },
  {
    nome: 'Açaí & Cia',
    dias_de_casa: 233,
    valor_min: 6,
    valor_max: 12,
    pesos: [2.5, 3],
    balcao: [
      [3.5, 8],
      [4, 9],
    ],
    endereco_retirada: 'Av. Tiradentes, 980, Zona 4',
    telefone: '+5544990000980',
    razao_social: 'Açaí e Companhia Ltda.',
    documento: '30405060000155',
  },
  {
    nome: 'Mercado do Zé',
    dias_de_casa: 96,
    valor_min: 9,
    valor_max: 18,
    pesos: [3, 1.2],
    balcao: [
      [3, 8],
      [3, 8],
    ],
    endereco_retirada: null,
    telefone: null,
    razao_social: null,
    documento: null,
  },
  {
    nome: 'Lanchonete do Parque',
    dias_de_casa: 318,
    valor_min: 6,
    valor_max: 12,
    pesos: [2, 3.5],
    balcao: [
      [4, 9],
      [4.5, 9.5],
    ],
    endereco_retirada: 'Av. Cerro Azul, 1210, Zona 2',
    telefone: '+554430001210',
    razao_social: 'Lanchonete do Parque Ltda.',
    documento: '40506070000130',
  },
  {
    nome: 'Marmitaria Tempero da Vó',
    dias_de_casa: 187,
    valor_min: 6,
    valor_max: 10,
    pesos: [4.5, 0.8],
    balcao: [
      [3.5, 8],
      [3, 7],
    ],
    endereco_retirada: 'Rua Joubert de Carvalho, 310, Zona 1',
    telefone: '+5544990000310',
    razao_social: 'Tempero da Vó Refeições Ltda.',
    documento: '50607080000116',
  },
  {
    nome: 'Sushi Kaze',
    dias_de_casa: 142,
    valor_min: 9,
    valor_max: 16,
    pesos: [0.8, 2.5],
    balcao: [
      [4, 9],
      [4, 9],
    ],
    endereco_retirada: 'Av. Nóbrega, 720, Zona 4',
    telefone: '+554430000720',
    razao_social: 'Kaze Restaurante Japonês Ltda.',
    documento: '60708090000100',
  },
  {
    nome: 'Pet Shop Amigo Fiel',
    dias_de_casa: 75,
    valor_min: 7,
    valor_max: 13,
    pesos: [1.5, 0.4],
    balcao: [
      [2, 5],
      [2, 5],
    ],
    endereco_retirada: 'Av. Mandacaru, 2045, Jardim Universitário',
    telefone: '+5544990002045',
    razao_social: 'Amigo Fiel Produtos para Animais Ltda.',
    documento: '70809010000158',
  },
];

export const FUNCIONARIOS = [
  { user_type: 'admin', usuario: 'admin', nome: 'Renata Prado' },
  { user_type: 'suporte', usuario: 'suporte', nome: 'Carla Dias' },
] as const;
