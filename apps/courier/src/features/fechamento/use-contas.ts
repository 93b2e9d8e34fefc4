import { type Outputs, trpc } from '@corre/client/trpc.ts';
import { useEntregadorId } from '@corre/ui/shell/require-session.tsx';

/** In milliseconds. A week closes by the clock, and no event announces that. */
const INTERVALO_MS = 60_000;

/** Returns the courier's weeks with their accounts: state, adjustments and objections. */
export function useContas() {
  const entregador_id = useEntregadorId();
  return trpc.fechamento.doEntregador.useQuery({ entregador_id }, { refetchInterval: INTERVALO_MS });
}

/** Returns the accounts of one week. Undefined while they load, and for a week without any entry. */
export const useConta = (semana_inicio: string | undefined) =>
  useContas().data?.find((conta) => conta.semana_inicio === semana_inicio);

/** A week with its accounts, as `fechamento.doEntregador` returns it. */
export type Conta = Outputs['fechamento']['doEntregador'][number];
export type Ajuste = Conta['lista_ajustes'][number];

/**
 * True if nobody has decided the discount. It takes nothing until the courier agrees. Once the payout is prepared, it
 * can no longer be answered.
 */
export const esperaResposta = (
  conta: Pick<Conta, 'preparado_em'>,
  { valor, consentido_em, recusado_em }: Ajuste,
): boolean => valor < 0 && consentido_em === null && recusado_em === null && conta.preparado_em === null;

/** Returns the discounts that wait for the courier with their weeks, newest week first. */
export const descontosEmAberto = (contas: readonly Conta[]): { conta: Conta; ajuste: Ajuste }[] =>
  contas.flatMap((conta) =>
    conta.lista_ajustes.filter((ajuste) => esperaResposta(conta, ajuste)).map((ajuste) => ({ conta, ajuste })),
  );
