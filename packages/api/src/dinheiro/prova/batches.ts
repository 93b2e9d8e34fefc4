import { createHash } from 'node:crypto';
import { type Check, contar, emPalavras, mesmoValor, NaoConfere } from './check.ts';

interface Batch {
  semana: string;
  nsa: number;
  quantidade: number;
  total: number;
  hash: string;
  arquivo: string | null;
  itens: number;
  soma: number;
  congelado: number;
  pagos: number;
  marcados: number;
}

const BATCHES = /* sql */ `
  select to_char(l.semana_inicio, 'YYYY-MM-DD') as semana, l.nsa, l.quantidade, (l.total * 100)::float8 as total, l.hash, l.arquivo,
         i.itens, coalesce(i.soma * 100, 0)::float8 as soma, coalesce(i.congelado * 100, 0)::float8 as congelado, i.pagos,
         (select count(*)::int from quitacao q where q.lote_id = l.id and q.tipo = 'paga') as marcados
    from lote_pagamento l
    cross join lateral (
      select count(*)::int as itens, sum(i.valor) as soma, sum(p.total_liquido) as congelado, (count(*) filter (where i.resultado = 'pago'))::int as pagos
        from lote_item i join pagamento p on p.id = i.pagamento_id and p.semana_inicio = l.semana_inicio where i.lote_id = l.id
    ) i
   where $1::date is null or l.semana_inicio = $1::date
   order by l.nsa`;

function conferirLote(batch: Batch, abrir: (cifrado: string) => string): void {
  const onde = { semana: batch.semana };
  const lote = `arquivo nº ${batch.nsa}`;
  mesmoValor(onde, [`os pagamentos do ${lote} somam`, batch.soma], ['o lote diz', batch.total]);
  mesmoValor(onde, [`os pagamentos congelados do ${lote} somam`, batch.congelado], ['o lote diz', batch.total]);
  if (batch.itens !== batch.quantidade || batch.pagos !== batch.marcados) {
    throw new NaoConfere(
      `semana ${batch.semana}, ${lote}: ${batch.itens} de ${batch.quantidade} pagamentos, ${batch.pagos} pagos pelo banco e ${batch.marcados} marcados`,
    );
  }
  if (batch.arquivo === null) return;
  const hash = createHash('sha256').update(abrir(batch.arquivo)).digest('hex');
  if (hash !== batch.hash)
    throw new NaoConfere(`semana ${batch.semana}, ${lote}: o arquivo guardado não é o que foi feito`);
}

/** Checks batches against frozen payouts, their files and the marks set by the bank's answers. */
export const batches: Check = {
  nome: 'lotes',
  async conferir(read, { semana, abrir }) {
    let quantos = 0;
    let total = 0;
    for await (const batch of read<Batch>(BATCHES, [semana])) {
      conferirLote(batch, abrir);
      quantos += 1;
      total += batch.total;
    }
    return `${contar(quantos, 'lote', 'lotes')}, ${emPalavras(total)}`;
  },
};
