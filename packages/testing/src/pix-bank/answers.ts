import { z } from 'zod';

/** What the API Pix of Banco Central (v2.9.0) lets a bank answer, as closed shapes. */
const dinheiro = z.string().regex(/^\d{1,10}\.\d{2}$/);
const instante = z.iso.datetime();
const txid = z.string().regex(/^[a-zA-Z0-9]{26,35}$/);
const id32 = z.string().regex(/^[a-zA-Z0-9]{32}$/);
const cnpj = z.string().regex(/^[0-9A-Z]{14}$/);

const problema = z.strictObject({
  type: z.string().regex(/^https:\/\/pix\.bcb\.gov\.br\/api\/v2\/error\/[A-Z]\w+$/),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  violacoes: z
    .array(z.strictObject({ razao: z.string(), propriedade: z.string(), valor: z.string().optional() }))
    .optional(),
});

const devolucao = z.strictObject({
  id: z.string().regex(/^[a-zA-Z0-9]{1,35}$/),
  rtrId: id32,
  valor: dinheiro,
  natureza: z.enum(['ORIGINAL', 'RETIRADA', 'MED_OPERACIONAL', 'MED_FRAUDE', 'MED_PIX_AUTOMATICO']),
  descricao: z.string().max(140).optional(),
  horario: z.strictObject({ solicitacao: instante, liquidacao: instante.optional() }),
  status: z.enum(['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO']),
  motivo: z.string().max(140).optional(),
});

const parte = z.strictObject({ valor: dinheiro }).optional();

/** One Pix, as lists, charges and callbacks tell it. */
export const pix = z.strictObject({
  endToEndId: id32,
  txid: z
    .string()
    .regex(/^[a-zA-Z0-9]{1,35}$/)
    .optional(),
  valor: dinheiro,
  componentesValor: z
    .strictObject({ original: parte, juros: parte, multa: parte, abatimento: parte, desconto: parte })
    .optional(),
  chave: z.string().max(77).optional(),
  horario: instante,
  infoPagador: z.string().max(140).optional(),
  devolucoes: z.array(devolucao).optional(),
});

const status = z.enum(['ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP']);
const nome = z.string().max(200);
const cpf = z.string().regex(/^\d{11}$/);
const porcento = z.strictObject({ modalidade: z.int(), valorPerc: dinheiro }).optional();

const comum = {
  txid,
  revisao: z.int().min(0),
  location: z.string().max(77),
  status,
  chave: z.string().max(77),
  solicitacaoPagador: z.string().max(140).optional(),
  infoAdicionais: z.array(z.strictObject({ nome: z.string().max(50), valor: z.string().max(200) })).optional(),
  pixCopiaECola: z.string().max(512),
};
const loc = <T extends string>(tipo: T) =>
  z.strictObject({ id: z.int(), txid, location: z.string().max(77), tipoCob: z.literal(tipo), criacao: instante });

const cob = z.strictObject({
  ...comum,
  calendario: z.strictObject({ criacao: instante, expiracao: z.int().positive() }),
  devedor: z.union([z.strictObject({ cpf, nome }), z.strictObject({ cnpj, nome })]).optional(),
  loc: loc('cob'),
  valor: z.strictObject({ original: dinheiro, modalidadeAlteracao: z.int().min(0).max(1).optional() }),
});

const endereco = { logradouro: nome, cidade: nome, uf: z.string().max(2), cep: z.string().max(8) };
const doDevedor = { nome, email: z.string().optional(), ...z.object(endereco).partial().shape };

const cobv = z.strictObject({
  ...comum,
  calendario: z.strictObject({
    criacao: instante,
    dataDeVencimento: z.iso.date(),
    validadeAposVencimento: z.int().min(0),
  }),
  devedor: z.union([z.strictObject({ cpf, ...doDevedor }), z.strictObject({ cnpj, ...doDevedor })]),
  recebedor: z.strictObject({ cnpj, nome, ...endereco }),
  loc: loc('cobv'),
  valor: z.strictObject({
    original: dinheiro,
    multa: porcento,
    juros: porcento,
    abatimento: porcento,
    desconto: z
      .strictObject({
        modalidade: z.int().min(1).max(6),
        valorPerc: dinheiro.optional(),
        descontoDataFixa: z.array(z.strictObject({ data: z.iso.date(), valorPerc: dinheiro })).optional(),
      })
      .optional(),
  }),
});

const paga = { pix: z.array(pix.extend({ txid })).optional() };

const lista = <T extends z.ZodRawShape>(items: T, asked: z.ZodRawShape = {}) =>
  z.strictObject({
    parametros: z.strictObject({
      inicio: z.iso.datetime({ offset: true }).optional(),
      fim: z.iso.datetime({ offset: true }).optional(),
      ...asked,
      paginacao: z.strictObject({
        paginaAtual: z.int().min(0),
        itensPorPagina: z.int().min(1),
        quantidadeDePaginas: z.int().min(1),
        quantidadeTotalDeItens: z.int().min(0),
      }),
    }),
    ...items,
  });

const pessoa = { cpf: cpf.optional(), cnpj: cnpj.optional() };
const daCobranca = { ...pessoa, status: status.optional(), locationPresente: z.boolean().optional() };
const webhook = z.strictObject({ webhookUrl: z.url(), chave: z.string(), cnpj, criacao: instante });

/** Successful answers by method and path. Null: no body. */
const SHAPES: [method: string, path: RegExp, status: number, shape: z.ZodType | null][] = [
  ['PUT', /^\/cob\/\w+$/, 201, cob],
  ['PATCH', /^\/cob\/\w+$/, 200, cob],
  ['GET', /^\/cob\/\w+$/, 200, cob.extend(paga)],
  ['GET', /^\/cob$/, 200, lista({ cobs: z.array(cob.extend(paga)) }, daCobranca)],
  ['PUT', /^\/cobv\/\w+$/, 201, cobv],
  ['PATCH', /^\/cobv\/\w+$/, 200, cobv],
  ['GET', /^\/cobv\/\w+$/, 200, cobv.extend(paga)],
  [
    'GET',
    /^\/cobv$/,
    200,
    lista({ cobs: z.array(cobv.extend(paga)) }, { ...daCobranca, loteCobVId: z.int().optional() }),
  ],
  [
    'GET',
    /^\/pix$/,
    200,
    lista(
      { pix: z.array(pix) },
      {
        ...pessoa,
        txid: z.string().optional(),
        txIdPresente: z.boolean().optional(),
        devolucaoPresente: z.boolean().optional(),
      },
    ),
  ],
  ['GET', /^\/pix\/\w+$/, 200, pix],
  ['PUT', /^\/pix\/\w+\/devolucao\/\w+$/, 201, devolucao],
  ['GET', /^\/pix\/\w+\/devolucao\/\w+$/, 200, devolucao],
  ['PUT', /^\/webhook\/[^/]+$/, 200, null],
  ['GET', /^\/webhook\/[^/]+$/, 200, webhook],
  ['DELETE', /^\/webhook\/[^/]+$/, 204, null],
  ['GET', /^\/webhook$/, 200, lista({ webhooks: z.array(webhook) })],
];

/** Returns the published shape of an answer, or null if it has no body. Throws for an answer that is not published. */
export function shapeOf(method: string, path: string, answered: number): z.ZodType | null {
  if (answered >= 400) return problema;
  const [bare = ''] = path.split('?');
  const found = SHAPES.find(([m, pattern, s]) => m === method && s === answered && pattern.test(bare));
  if (!found) throw new Error(`${method} ${path} is not published to answer ${answered}`);
  return found[3];
}
