import type { EstadoCivil, TipoChavePix } from '@corre/contract/vocabulario.ts';

/** The password of every account of the demonstration. */
export const SENHA_DEMO = 'demo1234';

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
  /** Weights of the ratings 1 to 5 that the courier gets. */
  notas: readonly number[];
  /** Deliveries per whole week: two weeks ago, last week, this week. No two couriers have the same number last week. */
  metas: readonly [number, number, number];
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
    notas: [0, 0, 1, 3, 16],
    metas: [21, 26, 25],
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
    notas: [0, 0, 0, 2, 18],
    metas: [24, 22, 23],
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
    notas: [0, 1, 2, 8, 9],
    metas: [16, 18, 17],
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
    notas: [0, 0, 0, 4, 16],
    metas: [15, 14, 15],
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
    notas: [0, 2, 3, 8, 7],
    metas: [11, 10, 11],
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
    notas: [0, 0, 1, 6, 10],
    metas: [8, 7, 8],
  },
];

/**
 * The shops: lowest and highest value of a delivery in reais, how often they order, their age in days, pickup address
 * and telephone.
 */
export const COMERCIOS = [
  {
    nome: 'Pizzaria Bella Massa',
    dias_de_casa: 611,
    valor_min: 8,
    valor_max: 15,
    peso: 5,
    endereco_retirada: 'Av. Herval, 545, Zona 1',
    telefone: '+5544990000545',
  },
  {
    nome: 'Farmácia São João',
    dias_de_casa: 402,
    valor_min: 6,
    valor_max: 11,
    peso: 2,
    endereco_retirada: 'Rua Santos Dumont, 2760, Zona 3',
    telefone: '+554430002760',
  },
  {
    nome: 'Açaí & Cia',
    dias_de_casa: 233,
    valor_min: 6,
    valor_max: 12,
    peso: 4,
    endereco_retirada: 'Av. Tiradentes, 980, Zona 4',
    telefone: '+5544990000980',
  },
  {
    nome: 'Mercado do Zé',
    dias_de_casa: 96,
    valor_min: 9,
    valor_max: 18,
    peso: 2,
    endereco_retirada: null,
    telefone: null,
  },
] as const;

export const FUNCIONARIOS = [
  { user_type: 'admin', usuario: 'admin', nome: 'Renata Prado' },
  { user_type: 'suporte', usuario: 'suporte', nome: 'Carla Dias' },
] as const;
