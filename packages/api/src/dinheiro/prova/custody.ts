import { type Check, contar, mesmoValor } from './check.ts';

interface Leg {
  movimento_id: number;
  entregador_id: number;
  comercio_id: number;
  /** sum of the movement's legs, in cents */
  soma: number;
  /** the courier's balance after the movement, in cents: added up here, with this shop and with all shops */
  com_a_loja: number;
  com_todas: number;
  // the same balances as stored in the leg
  saldo_comercio: number | null;
  saldo_total: number | null;
}

/** Databases older than custody do not have its tables. */
const THERE = `select to_regclass('custodia_lancamento') is not null as existe`;

const LEGS = /* sql */ `
  select movimento_id::float8 as movimento_id, entregador_id, comercio_id, (soma * 100)::float8 as soma,
         (sum(na_mao) over (partition by entregador_id, comercio_id order by movimento_id) * 100)::float8 as com_a_loja,
         (sum(na_mao) over (partition by entregador_id order by movimento_id) * 100)::float8 as com_todas,
         (saldo_comercio * 100)::float8 as saldo_comercio, (saldo_total * 100)::float8 as saldo_total
    from (
      select movimento_id, entregador_id, comercio_id, sum(valor) as soma,
             coalesce(sum(valor) filter (where conta = 'entregador'), 0) as na_mao,
             max(saldo_comercio) as saldo_comercio, max(saldo_total) as saldo_total
        from custodia_lancamento group by movimento_id, entregador_id, comercio_id
    ) movimento
   order by entregador_id, movimento_id`;

function conferirMovimento(leg: Leg): void {
  const onde = { entregador_id: leg.entregador_id, comercio_id: leg.comercio_id };
  const movimento = `movimento #${leg.movimento_id}`;
  mesmoValor(onde, [`os lançamentos do ${movimento} somam`, leg.soma], ['e deviam somar', 0]);
  if (leg.saldo_comercio === null || leg.saldo_total === null) return;
  mesmoValor(onde, [`até o ${movimento} há na mão, da loja,`, leg.com_a_loja], ['o saldo diz', leg.saldo_comercio]);
  mesmoValor(onde, [`até o ${movimento} há na mão`, leg.com_todas], ['o saldo diz', leg.saldo_total]);
}

/** Checks that the legs of each custody movement sum to zero, and that their stored balances are the running sums. */
export const custody: Check = {
  nome: 'custódia',
  async conferir(read) {
    let quantos = 0;
    for await (const { existe } of read<{ existe: boolean }>(THERE)) if (!existe) return 'sem custódia';
    for await (const leg of read<Leg>(LEGS)) {
      conferirMovimento(leg);
      quantos += 1;
    }
    return contar(quantos, 'movimento de custódia', 'movimentos de custódia');
  },
};
