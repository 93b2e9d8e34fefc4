import { type Check, contar, emPalavras, mesmoValor, NaoConfere } from './check.ts';

interface Money {
  end_to_end_id: string;
  dia: string;
  valor: number;
  devolvido: number;
  nao_atribuido: number;
  lancado: number;
  solto: number;
  saido: number;
  devolvido_no_banco: number;
  menor: number;
}

/** Each Pix beside its ledger and its refunds, in cents. `menor` is the smallest sum that one invoice holds of it. */
const PIX = /* sql */ `
  select p.end_to_end_id, to_char(p.dia, 'YYYY-MM-DD') as dia, (p.valor * 100)::float8 as valor,
         (p.devolvido * 100)::float8 as devolvido, (p.nao_atribuido * 100)::float8 as nao_atribuido,
         coalesce(l.lancado * 100, 0)::float8 as lancado, coalesce(l.solto * 100, 0)::float8 as solto,
         coalesce(l.saido * 100, 0)::float8 as saido, coalesce(d.devolvido * 100, 0)::float8 as devolvido_no_banco,
         coalesce(l.menor * 100, 0)::float8 as menor
    from pix p
    left join lateral (
      select sum(x.valor) as lancado, sum(x.solto) as solto, sum(x.saido) as saido, min(x.valor) as menor
        from (select sum(valor) as valor, sum(valor) filter (where fatura_id is null) as solto,
                     -sum(valor) filter (where tipo = 'devolvido') as saido
                from pix_lancamento where pix_id = p.id group by fatura_id) x
    ) l on true
    left join lateral (select sum(valor) as devolvido from pix_devolucao where pix_id = p.id and estado = 'devolvida') d on true
   where $1::date is null or exists (select from pix_lancamento x join fatura f on f.id = x.fatura_id
                                      where x.pix_id = p.id and f.semana_inicio = $1::date)
   order by p.dia, p.id`;

interface Paid {
  semana: string;
  comercio_id: number;
  total: number;
  principal: number;
  recebido: number;
  por_pix: boolean;
}

/** Each invoice that Pix paid, beside its last act, in cents. */
const PAID = /* sql */ `
  select to_char(f.semana_inicio, 'YYYY-MM-DD') as semana, f.comercio_id, ((f.total_valor + coalesce(a.valor, 0)) * 100)::float8 as total,
         (l.principal * 100)::float8 as principal, (l.recebido * 100)::float8 as recebido,
         coalesce((select b.tipo = 'recebida' and b.pix_id is not null from recebimento b where b.fatura_id = f.id
                    order by b.tentativa desc, b.id desc limit 1), false) as por_pix
    from (select fatura_id, sum(principal) as principal, sum(valor) as recebido from pix_lancamento
           where fatura_id is not null group by fatura_id) l
    join fatura f on f.id = l.fatura_id
    left join (select fatura_id, sum(valor) as valor from fatura_ajuste group by fatura_id) a on a.fatura_id = f.id
   where $1::date is null or f.semana_inicio = $1::date
   order by f.semana_inicio, f.comercio_id`;

function conferirPix(pix: Money): void {
  const onde = {};
  const nome = `Pix ${pix.end_to_end_id} (${pix.dia})`;
  mesmoValor(onde, [`${nome}: o livro soma`, pix.lancado], ['o banco diz', pix.valor - pix.devolvido]);
  mesmoValor(onde, [`${nome}: sem fatura no livro`, pix.solto], ['o Pix diz', pix.nao_atribuido]);
  mesmoValor(onde, [`${nome}: devolvido no livro`, pix.saido], ['o Pix diz', pix.devolvido]);
  mesmoValor(onde, [`${nome}: as devoluções somam`, pix.devolvido_no_banco], ['o Pix diz', pix.devolvido]);
  if (pix.menor < 0) throw new NaoConfere(`${nome}: uma fatura tem menos de zero deste Pix`);
}

/** Throws unless an invoice that a Pix marked as received is paid to the cent, and none is paid beyond its amount. */
function conferirPaga(paid: Paid): void {
  if (paid.por_pix) mesmoValor(paid, ['os Pix pagam', paid.principal], ['a fatura diz', paid.total]);
  if (paid.principal <= paid.total && paid.principal >= 0 && paid.recebido >= 0) return;
  throw new NaoConfere(
    `semana ${paid.semana}, comércio #${paid.comercio_id}: os Pix pagam ${emPalavras(paid.principal)}, a fatura diz ${emPalavras(paid.total)}`,
  );
}

/**
 * Checks the money of each Pix against its ledger, its refunds and the invoices that it pays: received = settled +
 * unassigned, to the cent, so also on each day [conciliacao].
 */
export const pix: Check = {
  nome: 'recebimentos por Pix',
  async conferir(read, { semana }) {
    let quantos = 0;
    let total = 0;
    let solto = 0;
    for await (const money of read<Money>(PIX, [semana])) {
      conferirPix(money);
      quantos += 1;
      total += money.valor - money.devolvido;
      solto += money.nao_atribuido;
    }
    for await (const paid of read<Paid>(PAID, [semana])) conferirPaga(paid);
    return `${contar(quantos, 'Pix', 'Pix')}, ${emPalavras(total)}, sem fatura ${emPalavras(solto)}`;
  },
};
