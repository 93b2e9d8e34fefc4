import type { Outputs } from '@corre/client/trpc.ts';
import { toCents, toReais } from '@corre/contract/cents.ts';
import {
  ENDERECO_OBRIGATORIO,
  type NovaSolicitacao,
  novaSolicitacaoSchema,
  PAGO_ONLINE,
} from '@corre/contract/solicitacoes/criar-contrato.ts';
import { TIPOS_PAGAMENTO } from '@corre/contract/vocabulario.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import { type FieldErrors, get, type Resolver, set } from 'react-hook-form';
import { z } from 'zod';
import { PRONTO_AGORA, quandoProntoSchema, readPronto } from './quando-pronto.ts';

type Solicitacao = Outputs['solicitacoes']['doComercio'][number];

/** One stop of the route, as form values. `valor_estimado` is in reais, null while empty. */
const paradaSchema = z.object({
  endereco: z.string(),
  valor_estimado: z.number().nullable(),
  observacao: z.string(),
  link_localizacao: z.string(),
  pagamento: z.enum(TIPOS_PAGAMENTO),
  valor_a_receber: z.number().nullable(),
  troco_para: z.number().nullable(),
  /** the app's order that this stop delivers; '' for none, also in old drafts */
  pedido_externo_id: z.string().default(''),
});
export type Parada = z.infer<typeof paradaSchema>;

/** The manual request, as form values [pedido]. */
export const pedidoSchema = paradaSchema.extend({
  urgente: z.boolean(),
  /** applies to all its deliveries; null (also in old drafts) means the shop's setting */
  exige_codigo: z.boolean().nullable().default(null),
  /** the ordering app of all orders; null (also in old drafts) means the shop's only one */
  app_id: z.number().nullable().default(null),
  multiplas_entregas: z.array(paradaSchema),
  ...quandoProntoSchema,
});
export type Pedido = z.infer<typeof pedidoSchema>;

export const EMPTY_PARADA: Parada = {
  endereco: '',
  valor_estimado: null,
  observacao: '',
  link_localizacao: '',
  pedido_externo_id: '',
  ...PAGO_ONLINE,
};
export const EMPTY_PEDIDO: Pedido = {
  ...EMPTY_PARADA,
  urgente: false,
  exige_codigo: null,
  app_id: null,
  multiplas_entregas: [],
  ...PRONTO_AGORA,
};

const hasEndereco = ({ endereco }: Parada) => endereco.trim() !== '';

/** True if the row has any input. A row without input is dropped without an error [pedido]. */
export const hasInput = ({ valor_estimado, pagamento, ...texts }: Parada): boolean =>
  (valor_estimado ?? 0) > 0 ||
  pagamento !== 'online' ||
  [texts.endereco, texts.observacao, texts.link_localizacao, texts.pedido_externo_id].some(
    (text) => text.trim() !== '',
  );

/**
 * Clears the amounts that the payment type does not use. The form keeps them, in case the user changes the type back.
 */
export const withoutUnusedAmounts = <
  Campos extends { pagamento: string; valor_a_receber: number | null; troco_para: number | null },
>(
  parada: Campos,
): Campos => ({
  ...parada,
  valor_a_receber: parada.pagamento === 'online' ? null : parada.valor_a_receber,
  troco_para: parada.pagamento === 'dinheiro' ? parada.troco_para : null,
});

/** Returns the number of deliveries and their total in reais. Untouched rows do not count. */
export function somaDoPedido(pedido: Pedido): { total: number; valor: number } {
  const paradas = [pedido, ...pedido.multiplas_entregas.filter(hasInput)];
  const centavos = paradas.reduce((sum, { valor_estimado }) => sum + toCents(valor_estimado ?? 0), 0);
  return { total: paradas.length, valor: toReais(centavos) };
}

/** Returns a schema's issues as form errors. `caminho` maps the path of an issue to the path in the form. */
export function formErrors<Campos extends object>(
  issues: readonly { path: PropertyKey[]; message: string }[],
  caminho: (path: PropertyKey[]) => PropertyKey[] = (path) => path,
): FieldErrors<Campos> {
  const errors: FieldErrors<Campos> = {};
  for (const { path, message } of issues) {
    const name = caminho(path).join('.');
    // Keeps the first error of each field.
    if (!get(errors, name)) set(errors, name, { type: 'validate', message });
  }
  return errors;
}

/** Returns an error for each filled row without an address. The server would drop such a row silently. */
const rowsWithoutEndereco = ({ multiplas_entregas }: Pedido) =>
  multiplas_entregas.flatMap((parada, row) =>
    hasInput(parada) && !hasEndereco(parada)
      ? [{ path: ['multiplas_entregas', row, 'endereco'], message: ENDERECO_OBRIGATORIO }]
      : [],
  );

/** Returns the form error of the ready time. */
export const timeIssues = (error: string | null) => (error === null ? [] : [{ path: ['pronto_hora'], message: error }]);

/**
 * Checks the form with the server's schema. The schema drops rows without an address, so each error's index is mapped
 * back to the row on the screen. A filled row must be complete.
 */
export const pedidoResolver: Resolver<Pedido, unknown, NovaSolicitacao> = (pedido) => {
  const { pronto_em, error } = readPronto(pedido, serverNow());
  const resultado = novaSolicitacaoSchema.safeParse({
    ...withoutUnusedAmounts(pedido),
    pronto_em,
    multiplas_entregas: pedido.multiplas_entregas.map((parada) => ({
      ...withoutUnusedAmounts(parada),
      exige_codigo: pedido.exige_codigo,
      app_id: pedido.app_id,
      pronto_em,
    })),
    origem: 'manual',
  });
  const incompletas = [...rowsWithoutEndereco(pedido), ...timeIssues(error)];
  if (resultado.success && incompletas.length === 0) return { values: resultado.data, errors: {} };
  const rows = pedido.multiplas_entregas.flatMap((parada, row) => (hasEndereco(parada) ? [row] : []));
  const toFormPath = ([field = '', row, ...rest]: PropertyKey[]) =>
    field === 'multiplas_entregas' && typeof row === 'number'
      ? [field, rows[row] ?? row, ...rest]
      : [field, ...(row === undefined ? [] : [row]), ...rest];
  const fromServer = (resultado.error?.issues ?? []).map((issue) => ({ ...issue, path: toFormPath(issue.path) }));
  return { values: {}, errors: formErrors<Pedido>([...fromServer, ...incompletas]) };
};

const paradaDe = (solicitacao: Solicitacao): Parada => ({
  endereco: solicitacao.endereco,
  valor_estimado: solicitacao.valor_estimado,
  // The note of an imported order is its whole text, with that order's number.
  observacao: solicitacao.origem === 'manual' ? (solicitacao.observacao ?? '') : '',
  link_localizacao: solicitacao.link_localizacao ?? '',
  pedido_externo_id: '',
  pagamento: solicitacao.pagamento,
  valor_a_receber: solicitacao.valor_a_receber,
  troco_para: solicitacao.troco_para,
});

/**
 * Returns the newest request with all stops of its route, as a new form without code and number. Returns null if there
 * is none.
 */
export function pedidoDaUltima(solicitacoes: readonly Solicitacao[]): Pedido | null {
  const last = solicitacoes.reduce<Solicitacao | null>(
    (maior, solicitacao) => (maior === null || solicitacao.rota_id > maior.rota_id ? solicitacao : maior),
    null,
  );
  if (!last) return null;
  const rota = solicitacoes.filter(({ rota_id }) => rota_id === last.rota_id).sort((a, b) => a.ordem - b.ordem);
  const [first = last, ...demais] = rota;
  return {
    ...paradaDe(first),
    urgente: last.urgente,
    exige_codigo: null,
    app_id: null,
    multiplas_entregas: demais.map(paradaDe),
    ...PRONTO_AGORA,
  };
}
