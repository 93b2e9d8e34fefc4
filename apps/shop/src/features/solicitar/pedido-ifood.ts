import { ENDERECO_MAX } from '@corre/contract/constants.ts';
import type { PagamentoLido } from '@corre/contract/ifood/pagamento.ts';
import { telefoneDoIfood } from '@corre/contract/ifood/telefone.ts';
import {
  type NovaSolicitacao,
  novaSolicitacaoSchema,
  PAGO_ONLINE,
} from '@corre/contract/solicitacoes/criar-contrato.ts';
import { TIPOS_PAGAMENTO } from '@corre/contract/vocabulario.ts';
import { serverNow } from '@corre/ui/shell/server-clock.ts';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { formErrors, timeIssues, withoutUnusedAmounts } from './pedido.ts';
import { PRONTO_AGORA, quandoProntoSchema, readPronto } from './quando-pronto.ts';

/** The error of an empty paste box [pedido-ifood]. */
export const COLE_OS_DADOS = 'Cole os dados do iFood';

export const ESCOLHA_COMO_PAGA = 'Escolha como o cliente paga';

/** The form's values: the pasted text and the preview. `valor_estimado` is in reais. */
export const pedidoIfoodSchema = z.object({
  texto: z.string(),
  endereco: z.string(),
  valor_estimado: z.number().nullable(),
  link_localizacao: z.string(),
  // '' means payment at the door of an unknown type. Old drafts have none of the three fields.
  pagamento: z.enum(['', ...TIPOS_PAGAMENTO]).default('online'),
  valor_a_receber: z.number().nullable().default(null),
  troco_para: z.number().nullable().default(null),
  ...quandoProntoSchema,
});
export type PedidoIfood = z.infer<typeof pedidoIfoodSchema>;

export const EMPTY_PEDIDO_IFOOD: PedidoIfood = {
  texto: '',
  endereco: '',
  valor_estimado: null,
  link_localizacao: '',
  ...PAGO_ONLINE,
  ...PRONTO_AGORA,
};

/** Returns errors that the server's schema does not check. */
function ifoodIssues({ texto: text, pagamento }: PedidoIfood) {
  if (text.trim() === '') return [{ path: ['texto'], message: COLE_OS_DADOS }];
  return pagamento === '' ? [{ path: ['pagamento'], message: ESCOLHA_COMO_PAGA }] : [];
}

/**
 * Checks the import with the server's schema. The whole text is the note, the origin is ifood, and it is never urgent
 * [pedido-ifood]. The telephone in the text is the recipient's, so that the courier dials it with its locator.
 */
export const ifoodResolver: Resolver<PedidoIfood, unknown, NovaSolicitacao> = (typed) => {
  const { texto: text, ...pedido } = typed;
  const { pronto_em, error } = readPronto(typed, serverNow());
  const resultado = novaSolicitacaoSchema.safeParse({
    ...withoutUnusedAmounts(pedido),
    pronto_em,
    observacao: text,
    destinatario_telefone: telefoneDoIfood(text),
    origem: 'ifood',
    urgente: false,
    multiplas_entregas: [],
  });
  const proprias = [...ifoodIssues(typed), ...timeIssues(error)];
  if (resultado.success && proprias.length === 0) return { values: resultado.data, errors: {} };
  const toFormPath = (path: PropertyKey[]) => (path[0] === 'observacao' ? ['texto'] : path);
  // Without a text there is no preview yet, so the error of the empty address would not help.
  const semPrevia = text.trim() === '';
  const issues = (resultado.error?.issues ?? []).filter(({ path }) => !(semPrevia && path[0] === 'endereco'));
  return { values: {}, errors: formErrors<PedidoIfood>([...proprias, ...issues], toFormPath) };
};

/** Returns the hint about the line of the address, or undefined without a text. */
export function dicaDoEndereco(text: string, row: number | null, cortado: boolean): string | undefined {
  if (text.trim() === '') return undefined;
  if (row === null)
    return 'Nenhuma linha com Rua, Av ou Alameda. Escreva o endereço, ou o entregador o lê na observação.';
  if (cortado) {
    return `A linha ${row + 1} passa de ${ENDERECO_MAX} caracteres e foi cortada. Confira; a observação leva o texto inteiro.`;
  }
  return `Encontrado na linha ${row + 1}. Você pode corrigir.`;
}

/** Returns the hint about the payment found in the text, or undefined without a text. */
export function dicaDoPagamento(text: string, { lido, pagamento, valor_a_receber }: PagamentoLido): string | undefined {
  if (text.trim() === '') return undefined;
  if (!lido) return 'O texto não diz como o cliente paga: ficou como pago online. Confira.';
  if (pagamento === null) {
    return valor_a_receber === null
      ? 'O texto fala em pagar na entrega, mas não diz como. Escolha.'
      : 'O texto diz quanto cobrar, mas não como. Escolha.';
  }
  if (pagamento === 'online') return 'Lido no texto: já está pago.';
  if (valor_a_receber === null) return 'O texto não diz quanto cobrar. Escreva o valor.';
  return 'Lido no texto. Você pode corrigir.';
}

/** Splits the text around the address line, so that this line can be marked. */
export function linhasDoTexto(text: string, marcada: number | null): { before: string; row: string; after: string } {
  const rows = text.split('\n');
  if (marcada === null) return { before: text, row: '', after: '' };
  const before = rows.slice(0, marcada).map((row) => `${row}\n`);
  const after = rows.slice(marcada + 1).map((row) => `\n${row}`);
  return { before: before.join(''), row: rows[marcada] ?? '', after: after.join('') };
}
