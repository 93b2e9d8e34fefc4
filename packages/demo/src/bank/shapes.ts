import { z } from 'zod';
import { centsOf, MONEY } from './money.ts';

/**
 * What the API Pix of Banco Central (v2.9.0) lets a receiver send. All shapes are closed: a field that is not published
 * is refused, so that a client cannot come to rely on a lenient bank (ADR 0017).
 */
const dinheiro = z.string().regex(MONEY);
const acimaDeZero = dinheiro.refine(
  (text) => !MONEY.test(text) || centsOf(text) > 0,
  'O valor precisa ser maior que zero.',
);
const nome = z.string().min(1).max(200);
const cpf = z.string().regex(/^\d{11}$/);
const cnpj = z.string().regex(/^[0-9A-Z]{14}$/);

const endereco = {
  email: z.email().optional(),
  logradouro: z.string().max(200).optional(),
  cidade: z.string().max(200).optional(),
  uf: z.string().max(2).optional(),
  cep: z.string().max(8).optional(),
};

const devedorCob = z.union([z.strictObject({ cpf, nome }), z.strictObject({ cnpj, nome })]);
const devedorCobV = z.union([z.strictObject({ cpf, nome, ...endereco }), z.strictObject({ cnpj, nome, ...endereco })]);

const porcento = (maximo: number) => z.strictObject({ modalidade: z.int().min(1).max(maximo), valorPerc: dinheiro });

const desconto = z.union([
  z.strictObject({
    modalidade: z.int().min(1).max(2),
    descontoDataFixa: z
      .array(z.strictObject({ data: z.iso.date(), valorPerc: dinheiro }))
      .min(1)
      .max(3),
  }),
  z.strictObject({ modalidade: z.int().min(3).max(6), valorPerc: dinheiro }),
]);

const acrescimos = {
  multa: porcento(2).optional(),
  juros: porcento(8).optional(),
  abatimento: porcento(2).optional(),
  desconto: desconto.optional(),
};

const base = {
  chave: z.string().min(1).max(77),
  solicitacaoPagador: z.string().max(140).optional(),
  infoAdicionais: z
    .array(z.strictObject({ nome: z.string().max(50), valor: z.string().max(200) }))
    .max(50)
    .optional(),
  loc: z.strictObject({ id: z.int(), tipoCob: z.enum(['cob', 'cobv']).optional() }).optional(),
};

const vencimento = z.strictObject({
  dataDeVencimento: z.iso.date(),
  validadeAposVencimento: z.int().min(0).optional(),
});
const expiracao = z.strictObject({ expiracao: z.int().positive().optional() });
const modalidadeAlteracao = z.int().min(0).max(1).optional();
const removida = z.literal('REMOVIDA_PELO_USUARIO_RECEBEDOR').optional();

/** Body of `PUT /cobv/{txid}`. */
export const cobvSolicitada = z.strictObject({
  ...base,
  calendario: vencimento,
  devedor: devedorCobV,
  valor: z.strictObject({ original: acimaDeZero, ...acrescimos }),
});

/** Body of `PATCH /cobv/{txid}`. */
export const cobvRevisada = z
  .strictObject({
    ...base,
    calendario: vencimento,
    devedor: devedorCobV,
    valor: z.strictObject({ original: acimaDeZero.optional(), ...acrescimos }),
    status: removida,
  })
  .partial();

/** Body of `PUT /cob/{txid}`. Withdrawals of cash (`retirada`) are not part of this bank's contract. */
export const cobSolicitada = z.strictObject({
  ...base,
  calendario: expiracao,
  devedor: devedorCob.optional(),
  valor: z.strictObject({ original: acimaDeZero, modalidadeAlteracao }),
});

/** Body of `PATCH /cob/{txid}`. */
export const cobRevisada = z
  .strictObject({
    ...base,
    calendario: expiracao,
    devedor: devedorCob,
    valor: z.strictObject({ original: acimaDeZero.optional(), modalidadeAlteracao }),
    status: removida,
  })
  .partial();

/** Body of `PUT /pix/{e2eid}/devolucao/{id}`. */
export const devolucaoSolicitada = z.strictObject({
  valor: acimaDeZero,
  natureza: z.literal('ORIGINAL', 'Um Pix comum só tem devolução de natureza ORIGINAL.').optional(),
  descricao: z.string().max(140).optional(),
});

/** Body of `PUT /webhook/{chave}`. */
export const webhookSolicitado = z.strictObject({ webhookUrl: z.url({ protocol: /^https?$/ }) });

export const TXID = /^[a-zA-Z0-9]{26,35}$/;
export const END_TO_END_ID = /^[a-zA-Z0-9]{32}$/;
export const DEVOLUCAO_ID = /^[a-zA-Z0-9]{1,35}$/;

export type CobV = z.output<typeof cobvSolicitada>;
export type Cob = z.output<typeof cobSolicitada>;
