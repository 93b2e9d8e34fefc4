import { type Check, contar, NaoConfere } from './check.ts';

interface Acts {
  semana: string;
  quem: string;
  feitos: number;
  estornados: number;
  tentativa: number;
}

const PAYMENTS = /* sql */ `
  select to_char(p.semana_inicio, 'YYYY-MM-DD') as semana, 'entregador #' || p.entregador_id as quem,
         (count(*) filter (where q.tipo = 'paga'))::int as feitos, (count(*) filter (where q.tipo = 'estornada'))::int as estornados,
         max(q.tentativa) as tentativa
    from quitacao q join pagamento p on p.id = q.pagamento_id
   where $1::date is null or p.semana_inicio = $1::date
   group by p.id order by p.semana_inicio, p.entregador_id`;

const RECEIPTS = /* sql */ `
  select to_char(f.semana_inicio, 'YYYY-MM-DD') as semana, 'comércio #' || f.comercio_id as quem,
         (count(*) filter (where r.tipo = 'recebida'))::int as feitos, (count(*) filter (where r.tipo = 'estornada'))::int as estornados,
         max(r.tentativa) as tentativa
    from recebimento r join fatura f on f.id = r.fatura_id
   where $1::date is null or f.semana_inicio = $1::date
   group by f.id order by f.semana_inicio, f.comercio_id`;

/** Throws unless the numbers of marks and reversals allow at most one valid mark, and the last try matches them. */
function conferirAtos({ semana, quem, feitos, estornados, tentativa }: Acts, o_que: string): void {
  if (feitos - estornados > 1) {
    throw new NaoConfere(
      `semana ${semana}, ${quem}: ${feitos} marcas de ${o_que} e ${estornados} estornos; só uma pode valer`,
    );
  }
  if (feitos - estornados < 0 || tentativa !== feitos) {
    throw new NaoConfere(
      `semana ${semana}, ${quem}: ${feitos} marcas de ${o_que}, ${estornados} estornos, última tentativa ${tentativa}`,
    );
  }
}

const atos = (nome: string, o_que: string, sql: string): Check => ({
  nome,
  async conferir(read, { semana }) {
    let vivos = 0;
    let estornos = 0;
    for await (const acts of read<Acts>(sql, [semana])) {
      conferirAtos(acts, o_que);
      vivos += acts.feitos - acts.estornados;
      estornos += acts.estornados;
    }
    return `${nome}: ${contar(vivos, 'vale', 'valem')}, ${contar(estornos, 'estornada', 'estornadas')}`;
  },
});

/** Checks that no payout counts as paid twice. */
/** Checks that no invoice counts as received twice. */
export const payments = atos('quitações', 'pago', PAYMENTS);
export const receipts = atos('recebimentos', 'recebido', RECEIPTS);
