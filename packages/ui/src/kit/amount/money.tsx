import { formatMoney } from '../format/money.ts';

/** A sum inside a text. The sum never breaks across lines. */
export const Money = ({ valor }: { valor: number }) => <span className="whitespace-nowrap">{formatMoney(valor)}</span>;
