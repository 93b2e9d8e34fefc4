import { formatMoney } from '../format/money.ts';

/** A sum inside a text: it breaks nowhere, however narrow the column and whatever the text around it may do. */
export const Money = ({ valor }: { valor: number }) => <span className="whitespace-nowrap">{formatMoney(valor)}</span>;
