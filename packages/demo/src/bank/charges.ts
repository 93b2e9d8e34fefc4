import { createHash } from 'node:crypto';
import { dynamicBrCode } from './br-code.ts';
import { type BankContext, dayOf } from './context.ts';
import { devidoEm, lastDay } from './due.ts';
import type { Collection } from './journal.ts';
import { pageOf, spanOf } from './lists.ts';
import { centsOf } from './money.ts';
import { type Kind, Problem, parsed, violated } from './problem.ts';
import { listaDeCobrancas, listaDeCobrancasV, umaRevisao } from './query-shapes.ts';
import { type Cob, type CobV, cobRevisada, cobSolicitada, cobvRevisada, cobvSolicitada, TXID } from './shapes.ts';

export type Tipo = 'cob' | 'cobv';
type Status = 'ATIVA' | 'CONCLUIDA' | 'REMOVIDA_PELO_USUARIO_RECEBEDOR' | 'REMOVIDA_PELO_PSP';
type Dados = Omit<Cob | CobV, 'loc'>;

/** A charge, with the fields of every revision. */
export interface Charge {
  tipo: Tipo;
  txid: string;
  /** the body that created it, to know a repeat */
  pedido: string;
  revisoes: Dados[];
  status: Status;
  criacao: string;
  loc: { id: number; location: string };
}

const DAY_SECONDS = 86_400;

const KINDS: Record<Tipo, { operation: Kind; query: Kind; missing: Kind }> = {
  cob: { operation: 'CobOperacaoInvalida', query: 'CobConsultaInvalida', missing: 'CobNaoEncontrado' },
  cobv: { operation: 'CobVOperacaoInvalida', query: 'CobVConsultaInvalida', missing: 'CobVNaoEncontrada' },
};

const latest = ({ revisoes }: Charge): Dados => revisoes.at(-1) as Dados;

/** Returns a charge's fields if it has a due date. */
export const withDueDate = (charge: Charge): CobV | null => (charge.tipo === 'cobv' ? (latest(charge) as CobV) : null);

/** The charges of both kinds: create, revise, remove, read. A `txid` is unique over both. */
export class Charges {
  readonly #bank: BankContext;
  readonly #rows: Collection<Charge>;
  readonly #byLocation = new Map<string, string>();

  constructor(bank: BankContext) {
    this.#bank = bank;
    this.#rows = bank.journal.collection<Charge>('cobranca');
    for (const { txid, loc } of this.#rows.all()) this.#byLocation.set(loc.location, txid);
  }

  find(txid: string): Charge | undefined {
    return this.#rows.get(txid);
  }

  atLocation(location: string): Charge | undefined {
    return this.find(this.#byLocation.get(location) ?? '');
  }

  all(): Charge[] {
    return this.#rows.all();
  }

  #owned(tipo: Tipo, txid: string): Charge {
    const charge = this.find(txid);
    if (charge?.tipo !== tipo) throw new Problem(KINDS[tipo].missing, 'Não há cobrança com este txid.');
    return charge;
  }

  /** Checks what a shape cannot say. `since` is the day of the charge's creation. */
  #check(tipo: Tipo, dados: Dados, since: string): void {
    const kind = KINDS[tipo].operation;
    if (!this.#bank.receiver.chaves.includes(dados.chave))
      throw violated(kind, `${tipo}.chave`, 'A chave não pertence a este usuário recebedor.', dados.chave);
    if (tipo === 'cob') return;
    const { calendario, valor } = dados as CobV;
    if (calendario.dataDeVencimento < since)
      throw violated(kind, 'cobv.calendario.dataDeVencimento', 'O vencimento é anterior à criação da cobrança.');
    const { desconto, abatimento } = valor;
    const tooMuch = (percent: boolean, amount: string) =>
      centsOf(amount) >= (percent ? 10_000 : centsOf(valor.original));
    if (abatimento && tooMuch(abatimento.modalidade === 2, abatimento.valorPerc))
      throw violated(kind, 'cobv.valor.abatimento', 'O abatimento alcança o valor da cobrança.');
    if (!desconto) return;
    const fixed = 'descontoDataFixa' in desconto ? desconto.descontoDataFixa : [];
    const amounts = 'descontoDataFixa' in desconto ? fixed.map(({ valorPerc }) => valorPerc) : [desconto.valorPerc];
    if (amounts.some((amount) => tooMuch([2, 5, 6].includes(desconto.modalidade), amount)))
      throw violated(kind, 'cobv.valor.desconto', 'O desconto alcança o valor da cobrança.');
    if (fixed.some(({ data }) => data > calendario.dataDeVencimento))
      throw violated(kind, 'cobv.valor.desconto', 'Uma data de desconto é posterior ao vencimento.');
    if (new Set(fixed.map(({ data }) => data)).size < fixed.length)
      throw violated(kind, 'cobv.valor.desconto', 'Duas datas de desconto são iguais.');
  }

  /** Creates a charge. A repeat with the same content returns the charge as it is now; other content is refused. */
  create(tipo: Tipo, txid: string, body: unknown) {
    const kind = KINDS[tipo].operation;
    if (!TXID.test(txid))
      throw violated(kind, `${tipo}.txid`, 'O txid precisa ter de 26 a 35 letras ou dígitos.', txid);
    const { loc, ...dados } = parsed(tipo === 'cob' ? cobSolicitada : cobvSolicitada, body, kind, tipo);
    const pedido = JSON.stringify(dados);
    const known = this.find(txid);
    if (known) {
      if (known.tipo === tipo && known.pedido === pedido) return this.#answer(known);
      throw violated(kind, `${tipo}.txid`, 'O txid já está em uso por uma cobrança com outro conteúdo.', txid);
    }
    if (loc) throw violated(kind, `${tipo}.loc.id`, 'A location indicada não existe.', String(loc.id));
    const now = this.#bank.now();
    this.#check(tipo, dados, dayOf(now));
    const id = this.#rows.all().length + 1;
    const token = createHash('sha256').update(`${id}:${txid}`).digest('hex').slice(0, 32);
    const location = `${this.#bank.locationBase}/${tipo === 'cobv' ? 'cobv/' : ''}${token}`;
    const charge: Charge = {
      tipo,
      txid,
      pedido,
      revisoes: [dados],
      status: 'ATIVA',
      criacao: now.toISOString(),
      loc: { id, location },
    };
    this.#rows.set(txid, charge);
    this.#byLocation.set(location, txid);
    return this.#answer(charge);
  }

  /** Changes or removes an active charge. A change without a difference makes no revision. */
  revise(tipo: Tipo, txid: string, body: unknown) {
    const kind = KINDS[tipo].operation;
    const charge = this.#owned(tipo, txid);
    const { status, loc, ...changes } = parsed(tipo === 'cob' ? cobRevisada : cobvRevisada, body, kind, tipo);
    if (charge.status !== 'ATIVA')
      throw violated(kind, `${tipo}.status`, 'A cobrança não está mais ATIVA.', charge.status);
    if (loc && loc.id !== charge.loc.id)
      throw violated(kind, `${tipo}.loc.id`, 'A location indicada não existe.', String(loc.id));
    const before = latest(charge);
    if (status) {
      if (Object.keys(changes).length > 0)
        throw violated(kind, `${tipo}.status`, 'Uma remoção não pode vir junto com outras alterações.');
      return this.#keep({ ...charge, status, revisoes: [...charge.revisoes, before] });
    }
    const after = {
      ...before,
      ...changes,
      calendario: { ...before.calendario, ...changes.calendario },
      valor: { ...before.valor, ...changes.valor },
    } as Dados;
    this.#check(tipo, after, dayOf(new Date(charge.criacao)));
    if (JSON.stringify(after) === JSON.stringify(before)) return this.#answer(charge);
    return this.#keep({ ...charge, revisoes: [...charge.revisoes, after] });
  }

  #keep(charge: Charge) {
    this.#rows.set(charge.txid, charge);
    return this.#answer(charge);
  }

  /** Marks a charge as paid. */
  conclude(charge: Charge): void {
    this.#keep({ ...charge, status: 'CONCLUIDA' });
  }

  /** Removes a charge on the bank's own initiative. */
  removeByBank(txid: string): void {
    const charge = this.find(txid);
    if (charge?.status === 'ATIVA') this.#keep({ ...charge, status: 'REMOVIDA_PELO_PSP' });
  }

  /** Returns why a payer's app cannot pay the charge now, or null. */
  unpayable(charge: Charge): string | null {
    if (charge.status !== 'ATIVA') return `a cobrança está ${charge.status}`;
    const now = this.#bank.now();
    const due = withDueDate(charge);
    if (due) return dayOf(now) > lastDay(this.#bank.calendar, due.calendario) ? 'a cobrança passou da validade' : null;
    const { expiracao = DAY_SECONDS } = (latest(charge) as Cob).calendario;
    return now.getTime() > Date.parse(charge.criacao) + expiracao * 1000 ? 'a cobrança expirou' : null;
  }

  /** Returns what a charge costs now, in cents. */
  due(charge: Charge) {
    const withDate = withDueDate(charge);
    if (withDate) return devidoEm(this.#bank.calendar, withDate, dayOf(this.#bank.now()));
    const original = centsOf(latest(charge).valor.original);
    return { original, multa: 0, juros: 0, desconto: 0, abatimento: 0, total: original };
  }

  #answer(charge: Charge, revisao = charge.revisoes.length - 1) {
    const { tipo, txid, criacao, loc } = charge;
    const dados = charge.revisoes[revisao] as Dados;
    const last = revisao === charge.revisoes.length - 1;
    const { chaves: _, ...recebedor } = this.#bank.receiver;
    return {
      ...dados,
      calendario:
        tipo === 'cobv'
          ? { criacao, validadeAposVencimento: 30, ...dados.calendario }
          : { criacao, expiracao: DAY_SECONDS, ...dados.calendario },
      txid,
      revisao,
      status: last ? charge.status : ('ATIVA' as const),
      loc: { id: loc.id, txid, location: loc.location, tipoCob: tipo, criacao },
      location: loc.location,
      ...(tipo === 'cobv' && { recebedor }),
      pixCopiaECola: dynamicBrCode(loc.location, this.#bank.receiver),
    };
  }

  /** Returns a charge, in one of its revisions if the query names one. */
  read(tipo: Tipo, txid: string, query: unknown) {
    const { revisao } = parsed(umaRevisao, query, KINDS[tipo].query, tipo);
    const charge = this.#owned(tipo, txid);
    if (revisao !== undefined && revisao >= charge.revisoes.length)
      throw violated(KINDS[tipo].query, 'revisao', 'A cobrança não tem esta revisão.', String(revisao));
    return this.#answer(charge, revisao);
  }

  /** Returns a page of the charges that were created in a span. */
  list(tipo: Tipo, query: unknown) {
    const kind = KINDS[tipo].query;
    const asked = parsed(tipo === 'cob' ? listaDeCobrancas : listaDeCobrancasV, query, kind, tipo);
    const inSpan = spanOf(asked, kind, this.#bank.spanDays);
    const found = this.all().filter((charge) => {
      const { devedor } = latest(charge);
      return (
        charge.tipo === tipo &&
        inSpan(charge.criacao) &&
        (asked.status === undefined || charge.status === asked.status) &&
        (asked.cpf === undefined || (devedor && 'cpf' in devedor && devedor.cpf === asked.cpf)) &&
        (asked.cnpj === undefined || (devedor && 'cnpj' in devedor && devedor.cnpj === asked.cnpj)) &&
        asked.locationPresente !== false &&
        !('loteCobVId' in asked && asked.loteCobVId !== undefined)
      );
    });
    const { parametros, items } = pageOf(found, asked);
    return { parametros, cobs: items.map((charge) => this.#answer(charge)) };
  }
}
