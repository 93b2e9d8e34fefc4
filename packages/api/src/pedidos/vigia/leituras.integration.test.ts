import { readConfig } from '@corre/api/base/config.ts';
import { comercios, entregadores, longHistory } from '@corre/testing/harness/long-history.ts';
import { expect, it } from 'vitest';
import { levantar } from './levantar.ts';
import { pisos } from './limites.ts';

const ENCERRADAS = 60_000;
/** Deliveries under way, each with its own courier. One in five has not moved for an hour. */
const ABERTAS = 200;
const PARADAS = ABERTAS / 5;

/** A long history and the deliveries under way, inserted without triggers. All couriers have a recent signal. */
const SEMEAR = `
${entregadores(ABERTAS)}
insert into sinal (entregador_id, ultimo_sinal) select id, agora() from entregador;
${comercios(1)}
insert into rota (comercio_id, aguardando, liberada_em)
select 1, false, (select agora()) - make_interval(mins => i) from generate_series(1, ${ENCERRADAS + ABERTAS}) i;
insert into solicitacao (rota_id, comercio_id, entregador_id, endereco, origem, valor_estimado, status, data_solicitacao, data_status)
select id, 1, 1 + id % ${ABERTAS}, 'Rua A, 1', 'manual', 9, 'finalizada', liberada_em,
       liberada_em - interval '1 day'
  from rota where id <= ${ENCERRADAS} order by id;
insert into solicitacao (rota_id, comercio_id, entregador_id, endereco, origem, valor_estimado, status, data_solicitacao, data_status)
select id, 1, id - ${ENCERRADAS}, 'Rua A, 1', 'manual', 9, (array['aceita', 'em_retirada', 'em_entrega'])[1 + id % 3],
       (select agora()) - interval '3 hours', (select agora()) - make_interval(mins => case when id % 5 = 0 then 90 else 1 end)
  from rota where id > ${ENCERRADAS} order by id;`;

const historia = longHistory(SEMEAR);

const olhar = () => historia.read(['solicitacao'], (em) => levantar(em, pisos(readConfig({})), 10));

it('a round of the watchdog reads what is under way, by index, however many deliveries lie behind', async () => {
  const primeira = await olhar();
  expect(primeira.dado).toHaveLength(PARADAS);
  expect(primeira.varreduras).toBe(0);
  // One lookup of the signal per delivery under way, and some lookups per delivery that does not move.
  expect(primeira.linhas).toBeLessThanOrEqual(ABERTAS * 3 + PARADAS * 12);
  const segunda = await olhar();
  expect(segunda).toMatchObject({ dado: [], varreduras: 0 });
  expect(segunda.linhas).toBeLessThanOrEqual(primeira.linhas);
});
