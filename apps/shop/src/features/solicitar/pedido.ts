import type { Outputs } from '@corre/client/trpc.ts';
import { emCentavos, emReais } from '@corre/contract/cents.ts';
import {
  ENDERECO_OBRIGATORIO,
  type NovaSolicitacao,
  novaSolicitacaoSchema,
} from '@corre/contract/solicitacoes/contrato.ts';
import { PAGO_ONLINE } from '@corre/contract/solicitacoes/pagamento.ts';
import { TIPOS_PAGAMENTO } from '@corre/contract/vocabulario.ts';
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

export const PARADA_VAZIA: Parada = {
  endereco: '',
  valor_estimado: null,
  observacao: '',
  link_localizacao: '',
  pedido_externo_id: '',
  ...PAGO_ONLINE,
};
export const PEDIDO_VAZIO: Pedido = {
  ...PARADA_VAZIA,
  urgente: false,
  exige_codigo: null,
  app_id: null,
  multiplas_entregas: [],
  ...PRONTO_AGORA,
};

const hasEndereco = ({ endereco }: Parada) => endereco.trim() !== '';

/** True if the row has any input. A row without input is dropped without an error [pedido]. */
export const hasInput = ({ valor_estimado, pagamento, ...textos }: Parada): boolean =>
  (valor_estimado ?? 0) > 0 ||
  pagamento !== 'online' ||
  [textos.endereco, textos.observacao, textos.link_localizacao, textos.pedido_externo_id].some(
    (texto) => texto.trim() !== '',
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
  const centavos = paradas.reduce((soma, { valor_estimado }) => soma + emCentavos(valor_estimado ?? 0), 0);
  return { total: paradas.length, valor: emReais(centavos) };
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
  multiplas_entregas.flatMap((parada, linha) =>
    hasInput(parada) && !hasEndereco(parada)
      ? [{ path: ['multiplas_entregas', linha, 'endereco'], message: ENDERECO_OBRIGATORIO }]
      : [],
  );

/** Returns the form error of the ready time. */
export const timeIssues = (erro: string | null) => (erro === null ? [] : [{ path: ['pronto_hora'], message: erro }]);

/**
 * Checks the form with the server's schema. The schema drops rows without an address, so each error's index is mapped
 * back to the row on the screen. A filled row must be complete.
 */
export const pedidoResolver: Resolver<Pedido, unknown, NovaSolicitacao> = (pedido) => {
  const { pronto_em, erro } = readPronto(pedido, Date.now());
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
  const incompletas = [...rowsWithoutEndereco(pedido), ...timeIssues(erro)];
  if (resultado.success && incompletas.length === 0) return { values: resultado.data, errors: {} };
  const linhas = pedido.multiplas_entregas.flatMap((parada, linha) => (hasEndereco(parada) ? [linha] : []));
  const toFormPath = ([campo = '', linha, ...resto]: PropertyKey[]) =>
    campo === 'multiplas_entregas' && typeof linha === 'number'
      ? [campo, linhas[linha] ?? linha, ...resto]
      : [campo, ...(linha === undefined ? [] : [linha]), ...resto];
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
  const ultima = solicitacoes.reduce<Solicitacao | null>(
    (maior, solicitacao) => (maior === null || solicitacao.rota_id > maior.rota_id ? solicitacao : maior),
    null,
  );
  if (!ultima) return null;
  const rota = solicitacoes.filter(({ rota_id }) => rota_id === ultima.rota_id).sort((a, b) => a.ordem - b.ordem);
  const [primeira = ultima, ...demais] = rota;
  return {
    ...paradaDe(primeira),
    urgente: ultima.urgente,
    exige_codigo: null,
    app_id: null,
    multiplas_entregas: demais.map(paradaDe),
    ...PRONTO_AGORA,
  };
}
