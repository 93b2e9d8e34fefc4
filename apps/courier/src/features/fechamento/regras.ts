import { formatDateTime, formatDayMonthTime, type Instant } from '@corre/ui/domain/format/dates.ts';
import { payDayNote } from '@corre/ui/domain/format/week-note.ts';
import { type Ajuste, type Conta, esperaResposta } from './descontos-em-aberto.ts';

/** So often may one week be objected to; the server refuses the next one. */
const CONTESTACOES_MAX = 5;

/** What an adjustment is called on the screen. */
export const NOME_AJUSTE: Record<Ajuste['tipo'], string> = {
  bonus: 'Bônus',
  dano: 'Dano',
  adiantamento: 'Adiantamento',
};

/** Why a line is not in the sum. */
export const porQueNaoConta = ({ recusado_em }: Ajuste): string =>
  recusado_em === null
    ? 'Ficou sem resposta até o pagamento: nada foi descontado.'
    : 'Você não concordou: nada foi descontado.';

/** The lines of a week that no answer can bring into its sum any more. */
export const foraDaConta = (conta: Conta): Ajuste[] =>
  conta.lista_ajustes.filter((ajuste) => !ajuste.conta && !esperaResposta(conta, ajuste));

/** The courier's word for how far a week is; what is over and unpaid is 'Fechada', objected to or not. */
export function nomeDoEstado({ estado }: Pick<Conta, 'estado'>): 'Aberta' | 'Fechada' | 'Paga' {
  if (estado === 'paga') return 'Paga';
  return estado === 'aberta' ? 'Aberta' : 'Fechada';
}

type DoPagamento = Pick<Conta, 'semana_inicio' | 'estado' | 'pago_em' | 'liquido'>;

/** One sentence about the money of a week. `inteira`: with the year, for paper. */
export function fraseDoPagamento(conta: DoPagamento, agora: Instant, inteira = false): string {
  const { semana_inicio, estado, pago_em, liquido } = conta;
  if (pago_em !== null) return `Paga em ${inteira ? formatDateTime(pago_em) : formatDayMonthTime(pago_em)}`;
  if (estado === 'aberta') return `Semana aberta, os valores ainda mudam. ${payDayNote(semana_inicio, agora)}`;
  return liquido > 0 ? payDayNote(semana_inicio, agora) : 'Nada a receber nesta semana';
}

/** The objection that waits for an answer, if there is one. */
export const contestacaoAberta = ({ contestacoes }: Pick<Conta, 'contestacoes'>) =>
  contestacoes.find(({ respondida_em }) => respondida_em === null);

/** Whether the courier may object to the amount: the week is over, nothing is open, and not for ever. */
export const podeContestar = (conta: Pick<Conta, 'estado' | 'contestacoes'>): boolean =>
  conta.estado !== 'aberta' && !contestacaoAberta(conta) && conta.contestacoes.length < CONTESTACOES_MAX;

/** The same for paper: whoever reads it must not take a statement for a receipt. */
export function fraseDoExtrato(conta: DoPagamento, agora: Instant): string {
  const frase = fraseDoPagamento(conta, agora, true);
  return conta.pago_em !== null || frase.startsWith('Ainda não paga') ? frase : `Ainda não paga. ${frase}`;
}
