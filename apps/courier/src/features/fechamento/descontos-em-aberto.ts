import type { Outputs } from '@corre/client/trpc.ts';

/** A week as the server keeps its accounts (`fechamento.doEntregador`). */
export type Conta = Outputs['fechamento']['doEntregador'][number];
export type Ajuste = Conta['lista_ajustes'][number];

/** A discount that neither side has decided: it takes nothing until the courier agrees, and is never asked for after the payout was prepared. */
export const esperaResposta = (
  conta: Pick<Conta, 'preparado_em'>,
  { valor, consentido_em, recusado_em }: Ajuste,
): boolean => valor < 0 && consentido_em === null && recusado_em === null && conta.preparado_em === null;

/** The discounts that wait for the courier, with their weeks, newest week first. */
export const descontosEmAberto = (contas: readonly Conta[]): { conta: Conta; ajuste: Ajuste }[] =>
  contas.flatMap((conta) =>
    conta.lista_ajustes.filter((ajuste) => esperaResposta(conta, ajuste)).map((ajuste) => ({ conta, ajuste })),
  );
