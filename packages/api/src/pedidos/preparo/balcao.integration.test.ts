import { comercios, longHistory } from '@corre/testing/harness/long-history.ts';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../base/config.ts';
import { balcaoDoComercio, balcoesDaSemana } from './balcao.ts';

const PEDIDOS = 40_000;
/** Requests of the requested week in all shops: as many as ten shops with a thousand orders each. */
const DA_SEMANA = 10_000;

/**
 * Request i belongs to shop i % 10 and waited 1 to 10 minutes at its counter. The first requests closed in this week,
 * the others before.
 */
const SEMEAR = `
${comercios(10)}
insert into rota (comercio_id, aguardando) select 1 + i % 10, false from generate_series(1, ${PEDIDOS}) i;
insert into solicitacao (rota_id, comercio_id, entregador_id, endereco, origem, valor_estimado, status, data_status)
select id, comercio_id, 1, 'Rua A, 1', 'manual', 9, 'finalizada',
       (select inicio_da_semana(semana_de(agora()))) + case when id <= ${DA_SEMANA} then make_interval(secs => id) else make_interval(mins => -id) end
  from rota order by id;
insert into solicitacao_historico (solicitacao_id, status, quando, ator_tipo)
select s.id, p.status, s.data_status - make_interval(secs => p.segundos), 'sistema' from solicitacao s, lateral (values
  ('em_retirada', 600 + 60 * (1 + s.id / 10 % 10)), ('em_entrega', 600), ('finalizada', 0)) p (status, segundos);`;

const historia = longHistory(SEMEAR);
const TABELAS = ['solicitacao', 'solicitacao_historico'];

describe('the wait at the counter', () => {
  it('of every shop in a week reads that week, whatever lies behind it', async () => {
    const { dado, linhas } = await historia.read(TABELAS, (em) => balcoesDaSemana(em));
    expect(dado.comercios).toHaveLength(10);
    expect(dado.comercios[0]).toMatchObject({ amostra: DA_SEMANA / 10, mediana_segundos: 330 });
    expect(linhas).toBeLessThanOrEqual(DA_SEMANA * 4);
  });

  it('of one shop reads no more than that week of all', async () => {
    const { dado, linhas } = await historia.read(TABELAS, (em) => balcaoDoComercio(em, readConfig({}), 3));
    expect(dado).toMatchObject({ amostra: DA_SEMANA / 10, mediana_segundos: 330 });
    // The planner may use the shop's index or the week's. In both cases it reads only the shop's own steps.
    expect(linhas).toBeLessThanOrEqual(DA_SEMANA + (DA_SEMANA / 10) * 4 + 1_000);
  });
});
