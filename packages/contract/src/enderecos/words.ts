/** Abbreviations in Brazilian addresses, lower case and without accents, with or without a point (ADR 0026). */
export const ABREVIACOES: Readonly<Record<string, string>> = {
  r: 'rua',
  av: 'avenida',
  avda: 'avenida',
  aven: 'avenida',
  al: 'alameda',
  trav: 'travessa',
  tv: 'travessa',
  rod: 'rodovia',
  pc: 'praca',
  pca: 'praca',
  estr: 'estrada',
  lgo: 'largo',
  vl: 'vila',
  jd: 'jardim',
  jdim: 'jardim',
  pq: 'parque',
  pque: 'parque',
  cj: 'conjunto',
  conj: 'conjunto',
  ed: 'edificio',
  edif: 'edificio',
  cond: 'condominio',
  bl: 'bloco',
  ap: 'apartamento',
  apt: 'apartamento',
  apto: 'apartamento',
  apart: 'apartamento',
  cs: 'casa',
  qd: 'quadra',
  qda: 'quadra',
  lt: 'lote',
  lte: 'lote',
  sl: 'sala',
  lj: 'loja',
  fds: 'fundos',
  pres: 'presidente',
  dr: 'doutor',
  dra: 'doutora',
  prof: 'professor',
  profa: 'professora',
  gov: 'governador',
  mal: 'marechal',
  gal: 'general',
  gen: 'general',
  cel: 'coronel',
  sgt: 'sargento',
  brig: 'brigadeiro',
  alm: 'almirante',
  eng: 'engenheiro',
  sen: 'senador',
  pref: 'prefeito',
  pe: 'padre',
  mons: 'monsenhor',
  cmte: 'comandante',
  visc: 'visconde',
  sto: 'santo',
  sta: 'santa',
  sra: 'senhora',
  nsa: 'nossa',
  jr: 'junior',
};

/** Abbreviations that are also words or letters of their own. They count only with a point. */
export const COM_PONTO: Readonly<Record<string, string>> = {
  s: 'sao',
  d: 'dom',
  n: 'nossa',
  cap: 'capitao',
  ten: 'tenente',
  maj: 'major',
  dep: 'deputado',
  ver: 'vereador',
  min: 'ministro',
  des: 'desembargador',
  cons: 'conselheiro',
  com: 'comendador',
  est: 'estrada',
  res: 'residencial',
  and: 'andar',
  esq: 'esquina',
  q: 'quadra',
  c: 'casa',
};

/** Types of streets. */
export const TIPOS: ReadonlySet<string> = new Set([
  'rua',
  'avenida',
  'alameda',
  'travessa',
  'rodovia',
  'praca',
  'estrada',
  'largo',
  'viela',
  'via',
  'beco',
  'ladeira',
  'marginal',
]);

/** Types of streets whose doors are told by kilometres. */
export const ESTRADAS: ReadonlySet<string> = new Set(['rodovia', 'estrada', 'marginal', 'via']);

/** Words that a key leaves out: 'Rua das Flores' and 'Rua Flores' are one street. */
export const LIGACOES: ReadonlySet<string> = new Set(['de', 'da', 'do', 'das', 'dos', 'e']);

export const MESES: ReadonlySet<string> = new Set([
  'janeiro',
  'fevereiro',
  'marco',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]);

/** Words that tell apart the doors of one house number or of a road. A value follows each, except the last. */
export const COMPLEMENTOS: ReadonlySet<string> = new Set([
  'apartamento',
  'bloco',
  'casa',
  'sala',
  'loja',
  'andar',
  'quadra',
  'lote',
  'torre',
  'km',
  'fundos',
]);

/** Numbers as words. 'um' and 'uma' are missing, because they are also articles. */
const UNIDADES = ['dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'];
const DEZ_A_DEZENOVE = [
  'dez',
  'onze',
  'doze',
  'treze',
  'quatorze',
  'quinze',
  'dezesseis',
  'dezessete',
  'dezoito',
  'dezenove',
];
const DEZENAS = ['vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa'];

export const DEZENA: ReadonlyMap<string, number> = new Map(DEZENAS.map((nome, i) => [nome, (i + 2) * 10]));
export const UNIDADE: ReadonlyMap<string, number> = new Map([
  ['um', 1],
  ...UNIDADES.map((nome, i): [string, number] => [nome, i + 2]),
]);
export const NUMERO: ReadonlyMap<string, number> = new Map([
  ...UNIDADES.map((nome, i): [string, number] => [nome, i + 2]),
  ...DEZ_A_DEZENOVE.map((nome, i): [string, number] => [nome, i + 10]),
  ['catorze', 14],
  ...DEZENA,
  ['primeiro', 1],
  ['segundo', 2],
  ['terceiro', 3],
]);
