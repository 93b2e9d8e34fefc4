import { entregadores, longHistory } from '@corre/testing/harness/long-history.ts';
import { expect, it } from 'vitest';
import { hojeNaFila } from './hoje.ts';

/** Today's stretches of one courier and the one before them. Only the last of these can begin before today. */
const DE_HOJE = 3;

const anos = longHistory(`${entregadores(20)}
  insert into turno (entregador_id, inicio, fim)
    select i, agora() - (n + 5) * interval '5 hours', agora() - (n + 5) * interval '5 hours' + interval '1 hour'
      from generate_series(1, 20) i, generate_series(1, 1500) n;
  insert into turno (entregador_id, inicio, fim)
    select i, meia_noite + n * interval '1 millisecond', meia_noite + (n + 1) * interval '1 millisecond'
      from generate_series(1, 20) i, generate_series(1, ${DE_HOJE}) n,
           lateral (select timezone('America/Sao_Paulo', date_trunc('day', timezone('America/Sao_Paulo', agora()))) as meia_noite) m;`);

it('reads what today holds and the stretch before it, however many years there are', async () => {
  const { dado, varreduras, linhas } = await anos.read(['turno'], (em) => hojeNaFila(em, 7));
  expect(dado.minutos_online).toBeLessThan(60 * 24);
  expect(varreduras).toBe(0);
  // longHistory may add up to five stretches since midnight: each is an hour long, one every five hours.
  expect(linhas).toBeLessThanOrEqual(DE_HOJE + 1 + 5);
});
