import { z } from 'zod';

/** The queries of the lists of the API Pix. An unknown parameter is refused. Numbers and flags come as text. */
const inteiro = z
  .string()
  .regex(/^-?\d{1,9}$/)
  .transform(Number);
const sim = z.enum(['true', 'false']).transform((text) => text === 'true');
const instante = z.iso.datetime({ offset: true });

const paginacao = {
  'paginacao.paginaAtual': inteiro.pipe(z.int().min(0)).default(0),
  'paginacao.itensPorPagina': inteiro.pipe(z.int().min(1).max(1000)).default(100),
};

const pessoa = {
  cpf: z
    .string()
    .regex(/^\d{11}$/)
    .optional(),
  cnpj: z
    .string()
    .regex(/^[0-9A-Z]{14}$/)
    .optional(),
};

const STATUS = ['ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP'] as const;

/** Query of `GET /cob` and, with `loteCobVId`, of `GET /cobv`. */
export const listaDeCobrancas = z.strictObject({
  inicio: instante,
  fim: instante,
  ...pessoa,
  locationPresente: sim.optional(),
  status: z.enum(STATUS).optional(),
  ...paginacao,
});
export const listaDeCobrancasV = listaDeCobrancas.extend({ loteCobVId: inteiro.optional() });

/** Query of `GET /pix`. */
export const listaDePix = z.strictObject({
  inicio: instante,
  fim: instante,
  txid: z
    .string()
    .regex(/^[a-zA-Z0-9]{1,35}$/)
    .optional(),
  txIdPresente: sim.optional(),
  devolucaoPresente: sim.optional(),
  ...pessoa,
  ...paginacao,
});

/** Query of `GET /webhook`. */
export const listaDeWebhooks = z.strictObject({
  inicio: instante.optional(),
  fim: instante.optional(),
  ...paginacao,
});

/** Query of `GET /cob/{txid}` and `GET /cobv/{txid}`. */
export const umaRevisao = z.strictObject({ revisao: inteiro.pipe(z.int().min(0)).optional() });
