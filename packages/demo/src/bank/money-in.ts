import { type BankContext, dayOf, numbered } from './context.ts';
import type { Devido } from './due.ts';
import type { Collection } from './journal.ts';
import { pageOf, spanOf } from './lists.ts';
import { centsOf, moneyOf } from './money.ts';
import { Problem, parsed, violated } from './problem.ts';
import { listaDePix } from './query-shapes.ts';
import { DEVOLUCAO_ID, devolucaoSolicitada, END_TO_END_ID } from './shapes.ts';

/** The participant number of the payers' bank and of this bank, inside the ids. */
const PAYERS_ISPB = '11111111';
const OWN_ISPB = '99999999';
const REFUND_DAYS = 90;

/** The ends of a refund. */
export type FimDaDevolucao = 'DEVOLVIDO' | 'NAO_REALIZADO';

/** A refund of a part or the whole of one Pix. */
export interface Devolucao {
  id: string;
  rtrId: string;
  valor: string;
  natureza: 'ORIGINAL' | 'MED_FRAUDE';
  descricao?: string | undefined;
  horario: { solicitacao: string; liquidacao?: string };
  status: 'EM_PROCESSAMENTO' | FimDaDevolucao;
  motivo?: string;
}

/** Money that came. The shape is the published one. */
export interface Pix {
  endToEndId: string;
  txid?: string;
  valor: string;
  componentesValor?: Record<string, { valor: string }>;
  chave: string;
  horario: string;
  infoPagador?: string;
  devolucoes?: Devolucao[];
}

interface Entry {
  pix: Pix;
  /** who paid; the published shape does not say it, but lists can be filtered by it */
  pagador: { cpf?: string; cnpj?: string };
  /** the instant from which lists show the Pix: some banks are late */
  listado: string;
}

/** What a payer sends. */
export interface Pagamento {
  chave: string;
  cents: number;
  txid?: string | undefined;
  devido?: Devido | undefined;
  infoPagador?: string | undefined;
  pagador?: { cpf?: string; cnpj?: string };
  /** seconds until the lists show the Pix */
  listadoDepoisDe?: number;
}

const stamp = (instant: Date) => instant.toISOString().replace(/\D/g, '').slice(0, 12);

const refunded = ({ devolucoes = [] }: Pix) =>
  devolucoes.filter(({ status }) => status !== 'NAO_REALIZADO').reduce((sum, { valor }) => sum + centsOf(valor), 0);

/** How an amount is made up, when the paid amount is the due one. */
function components(cents: number, devido: Devido | undefined): Pix['componentesValor'] {
  if (devido?.total !== cents) return { original: { valor: moneyOf(cents) } };
  const { total: _, ...parts } = devido;
  const named = Object.entries(parts).filter(([name, part]) => name === 'original' || part > 0);
  return Object.fromEntries(named.map(([name, part]) => [name, { valor: moneyOf(part) }]));
}

/** The Pix that came, and their refunds. */
export class MoneyIn {
  readonly #bank: BankContext;
  readonly #rows: Collection<Entry>;

  constructor(bank: BankContext) {
    this.#bank = bank;
    this.#rows = bank.journal.collection<Entry>('pix');
  }

  all(): Pix[] {
    return this.#rows.all().map(({ pix }) => pix);
  }

  ofCharge(txid: string): Pix[] {
    return this.all().filter((pix) => pix.txid === txid);
  }

  /** Books money that came. */
  receive({ chave, cents, txid, devido, infoPagador, pagador = {}, listadoDepoisDe = 0 }: Pagamento): Pix {
    const now = this.#bank.now();
    const endToEndId = `E${PAYERS_ISPB}${stamp(now)}${numbered(this.#rows.all().length + 1, 11)}`;
    const pix: Pix = {
      endToEndId,
      ...(txid !== undefined && { txid }),
      valor: moneyOf(cents),
      componentesValor: components(cents, devido),
      chave,
      horario: now.toISOString(),
      ...(infoPagador !== undefined && { infoPagador }),
    };
    const listado = new Date(now.getTime() + listadoDepoisDe * 1000).toISOString();
    this.#rows.set(endToEndId, { pix, pagador, listado });
    return pix;
  }

  #entry(endToEndId: string): Entry {
    if (!END_TO_END_ID.test(endToEndId))
      throw violated('RequisicaoInvalida', 'e2eid', 'O e2eid precisa ter 32 letras ou dígitos.', endToEndId);
    const entry = this.#rows.get(endToEndId);
    if (!entry) throw new Problem('PixNaoEncontrado', 'Não há Pix com este e2eid.');
    return entry;
  }

  read(endToEndId: string): Pix {
    return this.#entry(endToEndId).pix;
  }

  /** Returns a page of the Pix of a span, in the order in which they came. */
  list(query: unknown) {
    const asked = parsed(listaDePix, query, 'PixConsultaInvalida', 'pix');
    const inSpan = spanOf(asked, 'PixConsultaInvalida', this.#bank.spanDays);
    const now = this.#bank.now().toISOString();
    const found = this.#rows
      .all()
      .filter(
        ({ pix, pagador, listado }) =>
          listado <= now &&
          inSpan(pix.horario) &&
          (asked.txid === undefined || pix.txid === asked.txid) &&
          (asked.txIdPresente === undefined || (pix.txid !== undefined) === asked.txIdPresente) &&
          (asked.devolucaoPresente === undefined || (pix.devolucoes !== undefined) === asked.devolucaoPresente) &&
          (asked.cpf === undefined || pagador.cpf === asked.cpf) &&
          (asked.cnpj === undefined || pagador.cnpj === asked.cnpj),
      )
      .map(({ pix }) => pix)
      .sort((a, b) => a.horario.localeCompare(b.horario));
    const { parametros, items } = pageOf(found, asked);
    return { parametros, pix: items };
  }

  #keep(entry: Entry, devolucao: Devolucao): void {
    const others = (entry.pix.devolucoes ?? []).filter(({ id }) => id !== devolucao.id);
    this.#rows.set(entry.pix.endToEndId, { ...entry, pix: { ...entry.pix, devolucoes: [...others, devolucao] } });
  }

  /** Asks for a refund. A repeat with the same content returns the refund as it is now. */
  refund(endToEndId: string, id: string, body: unknown): Devolucao {
    const kind = 'PixDevolucaoInvalida';
    const entry = this.#entry(endToEndId);
    if (!DEVOLUCAO_ID.test(id)) throw violated(kind, 'id', 'O id precisa ter de 1 a 35 letras ou dígitos.', id);
    const { valor, descricao, natureza = 'ORIGINAL' } = parsed(devolucaoSolicitada, body, kind, 'devolucao');
    const known = entry.pix.devolucoes?.find((one) => one.id === id);
    if (known) {
      if (known.valor === valor && known.descricao === descricao && known.natureza === natureza) return known;
      throw violated(kind, 'id', 'O id já está em uso por outra devolução deste Pix.', id);
    }
    const now = this.#bank.now();
    if (now.getTime() - Date.parse(entry.pix.horario) > REFUND_DAYS * 86_400_000)
      throw violated(kind, 'e2eid', `O prazo de ${REFUND_DAYS} dias para devolver este Pix acabou.`, endToEndId);
    if (refunded(entry.pix) + centsOf(valor) > centsOf(entry.pix.valor))
      throw violated(kind, 'devolucao.valor', 'As devoluções passariam do valor do Pix.', valor);
    return this.#startRefund(entry, { id, valor, natureza, ...(descricao !== undefined && { descricao }) });
  }

  #startRefund(entry: Entry, asked: Pick<Devolucao, 'id' | 'valor' | 'natureza' | 'descricao'>): Devolucao {
    const now = this.#bank.now();
    const before = this.#rows.all().reduce((count, { pix }) => count + (pix.devolucoes?.length ?? 0), 0);
    const devolucao: Devolucao = {
      ...asked,
      rtrId: `D${OWN_ISPB}${stamp(now)}${numbered(before + 1, 11)}`,
      horario: { solicitacao: now.toISOString() },
      status: 'EM_PROCESSAMENTO',
    };
    this.#keep(entry, devolucao);
    return devolucao;
  }

  /** Takes money back on the payer's bank's demand, without a word from the receiver. Returns the Pix. */
  takeBack(endToEndId: string, cents: number): Pix {
    const entry = this.#entry(endToEndId);
    if (refunded(entry.pix) + cents > centsOf(entry.pix.valor)) throw new Error('mais do que o Pix ainda tem');
    const id = `MED${numbered((entry.pix.devolucoes?.length ?? 0) + 1, 8)}`;
    this.#startRefund(entry, { id, valor: moneyOf(cents), natureza: 'MED_FRAUDE' });
    return this.settle(endToEndId, id, 'DEVOLVIDO');
  }

  /** Ends a refund that was in progress. Returns the Pix. */
  settle(endToEndId: string, id: string, status: FimDaDevolucao): Pix {
    const devolucao = this.readRefund(endToEndId, id);
    if (devolucao.status !== 'EM_PROCESSAMENTO') return this.read(endToEndId);
    this.#keep(this.#entry(endToEndId), {
      ...devolucao,
      status,
      ...(status === 'DEVOLVIDO'
        ? { horario: { ...devolucao.horario, liquidacao: this.#bank.now().toISOString() } }
        : { motivo: 'A conta de destino não aceitou a devolução.' }),
    });
    return this.read(endToEndId);
  }

  readRefund(endToEndId: string, id: string): Devolucao {
    const found = this.read(endToEndId).devolucoes?.find((one) => one.id === id);
    if (!found) throw new Problem('PixDevolucaoNaoEncontrada', 'Não há devolução com este id para este Pix.');
    return found;
  }

  /** Returns what the account holds of one day's Pix, in cents: what came, less what went back. */
  keptOf(dia: string): number {
    return this.all()
      .filter(({ horario }) => dayOf(new Date(horario)) === dia)
      .reduce((sum, pix) => sum + centsOf(pix.valor) - refunded(pix), 0);
  }
}
