import { formatDateTime, formatDayMonthTime, type Instant } from '@corre/ui/domain/format/dates.ts';
import { payDayNote } from '@corre/ui/domain/format/week.ts';
import { type Ajuste, type Conta, esperaResposta } from './use-contas.ts';

/** Objections per week. The server refuses more. */
const CONTESTACOES_MAX = 5;

/** The name of each kind of adjustment on the screen. */
export const NOME_AJUSTE: Record<Ajuste['tipo'], string> = {
  bonus: 'Bônus',
  dano: 'Dano',
  adiantamento: 'Adiantamento',
};

/** Returns why an adjustment is not in the sum. */
export const porQueNaoConta = ({ recusado_em }: Ajuste): string =>
  recusado_em === null
    ? 'Ficou sem resposta até o pagamento: nada foi descontado.'
    : 'Você não concordou: nada foi descontado.';

/** Returns the adjustments that are not in the week's sum and no longer can be. */
export const foraDaConta = (conta: Conta): Ajuste[] =>
  conta.lista_ajustes.filter((ajuste) => !ajuste.conta && !esperaResposta(conta, ajuste));

/** Returns the name of the week's state. A week that is over and unpaid is 'Fechada', with an objection or without. */
export function nomeDoEstado({ estado }: Pick<Conta, 'estado'>): 'Aberta' | 'Fechada' | 'Paga' {
  if (estado === 'paga') return 'Paga';
  return estado === 'aberta' ? 'Aberta' : 'Fechada';
}

type DoPagamento = Pick<Conta, 'semana_inicio' | 'estado' | 'pago_em' | 'liquido'>;

/** Returns one sentence about the payment of a week. `inteira` adds the year, for paper. */
export function fraseDoPagamento(conta: DoPagamento, now: Instant, whole = false): string {
  const { semana_inicio, estado, pago_em, liquido } = conta;
  if (pago_em !== null) return `Paga em ${whole ? formatDateTime(pago_em) : formatDayMonthTime(pago_em)}`;
  if (estado === 'aberta') return `Semana aberta, os valores ainda mudam. ${payDayNote(semana_inicio, now)}`;
  return liquido > 0 ? payDayNote(semana_inicio, now) : 'Nada a receber nesta semana';
}

/** Returns the objection that waits for an answer, if there is one. */
export const contestacaoAberta = ({ contestacoes }: Pick<Conta, 'contestacoes'>) =>
  contestacoes.find(({ respondida_em }) => respondida_em === null);

/**
 * Whether the courier may object to the amount. The week must be over, without an open objection and below the limit.
 */
export const podeContestar = (conta: Pick<Conta, 'estado' | 'contestacoes'>): boolean =>
  conta.estado !== 'aberta' && !contestacaoAberta(conta) && conta.contestacoes.length < CONTESTACOES_MAX;

/**
 * Returns the same sentence for paper. An unpaid statement always begins with 'Ainda não paga', so that nobody takes it
 * for a receipt.
 */
export function fraseDoExtrato(conta: DoPagamento, now: Instant): string {
  const sentence = fraseDoPagamento(conta, now, true);
  return conta.pago_em !== null || sentence.startsWith('Ainda não paga') ? sentence : `Ainda não paga. ${sentence}`;
}
