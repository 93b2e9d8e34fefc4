import { readConfig } from '@corre/api/base/config.ts';
import { MENSAGENS_CONTADAS } from '@corre/contract/integracoes/regras.ts';
import type { Em } from '@corre/db/orm.ts';
import { comercios, entregadores, longHistory } from '@corre/testing/harness/long-history.ts';
import { describe, expect, it } from 'vitest';
import { ridden } from '../opendelivery/pedido/recusar-na-porta.ts';
import { devido, rejectDue } from '../opendelivery/prazos/due.ts';
import { reenviar } from '../saida/envio/reenviar.ts';
import { haSaida, tomar } from '../saida/envio/tomar.ts';
import { mensagensDaIntegracao, ultimasChamadas } from './chamadas.ts';
import { listarIntegracoes } from './listar.ts';

const LOJAS = 1_000;
const ENCERRADOS = 20_000;
/**
 * Open orders of the shop whose receiver is away: so many with two waiting messages, and as many with two abandoned
 * ones.
 */
const ABERTOS = 3_000;
/** The calls of that integration since the last sweep, all outgoing. */
const CHAMADAS = 20_000;
const COM_FILA = 1;
const DE_BOA = 2;

/**
 * Plants a long history of every shop's integration without triggers. One shop's receiver is away, and was away before.
 */
const SEMEAR = `
${entregadores(3_000)}
${comercios(LOJAS)}
insert into integracao (comercio_id, tipo, nome, ambiente, client_id, segredo_cifrado, url_eventos, criada_por_tipo)
select i, 'opendelivery', 'PDV', 'producao', gen_random_uuid(), 'x', 'https://pdv.example/' || i, 'sistema'
  from generate_series(1, ${LOJAS}) i;
insert into fluxo_externo (integracao_id, sequencia, passo)
select case when i <= ${ENCERRADOS} then 1 + i % ${LOJAS} else ${COM_FILA} end, 2, case when i > ${ENCERRADOS + ABERTOS} then 'ACCEPTED' end from generate_series(1, ${ENCERRADOS + ABERTOS * 2}) i;
insert into mensagem_externa (integracao_id, fluxo_id, sequencia, tipo, quando, corpo_cifrado, envios, entregue_em, desistido_em, proximo_envio)
select integracao_id, id, n, 'ACCEPTED',
       (select agora()) - case when id <= ${ENCERRADOS + ABERTOS} then interval '3 days' else interval '3 hours' end + make_interval(mins => n), 'x', 1,
       case when id <= ${ENCERRADOS} then (select agora()) - interval '2 days' end,
       case when id > ${ENCERRADOS} and id <= ${ENCERRADOS + ABERTOS} then (select agora()) - interval '2 days' end,
       case when id > ${ENCERRADOS + ABERTOS} and n = 1 then (select agora()) - interval '1 hour' end
  from fluxo_externo, generate_series(1, 2) n order by id, n;
insert into pedido_externo (integracao_id, order_id) select integracao_id, gen_random_uuid() from fluxo_externo order by id;
insert into tentativa (pedido_externo_id, numero, fluxo_id, corpo_hash, versao, rejeitar_em)
select id, 1, id, '\\x00', 'v1', case when id > ${ENCERRADOS + ABERTOS} then (select agora()) + interval '1 hour' end from fluxo_externo;
insert into chamada_externa (integracao_id, direcao, rota, http, ms)
select case when i <= ${LOJAS * 20} then 1 + i % ${LOJAS} else ${COM_FILA} end, 'saida', 'x', 204, 1
  from generate_series(1, ${LOJAS * 20 + CHAMADAS}) i;`;

const historia = longHistory(SEMEAR);

/** The tables that grow with orders, integrations and couriers. */
const TABELAS = ['integracao', 'fluxo_externo', 'mensagem_externa', 'chamada_externa', 'tentativa', 'entregador'];
const lendo = <T>(ler: (em: Em) => Promise<T>) => historia.readAndUndo(TABELAS, ler);

describe('beside a long history and a receiver that is away', () => {
  it('a look of the outbox reads of whom something waits, and not every system', async () => {
    const { dado, linhas } = await lendo(haSaida);
    expect(dado.proximo_ms).toBeLessThan(0);
    expect(linhas).toBeLessThanOrEqual(6);
  });

  it('taking reads what it takes', async () => {
    const { dado, linhas } = await lendo((em) => tomar(em, { free: 24, busy: new Map() }));
    expect(dado).toHaveLength(6);
    expect(linhas).toBeLessThanOrEqual(60);
  });

  it('a look at the deadlines reads none that lies ahead', async () => {
    const { dado, linhas } = await lendo(devido);
    expect(dado).toEqual({ rejeitar: false, concluir: false, aceitos: true });
    expect(linhas).toBeLessThanOrEqual(6);
    expect((await lendo((em) => rejectDue(em, readConfig({})))).linhas).toBeLessThanOrEqual(10);
  });

  it("a shop's list reads its own systems, whatever waits for another's", async () => {
    const { dado, linhas } = await lendo((em) => listarIntegracoes(em, { loja: DE_BOA }));
    expect(dado.integracoes).toMatchObject([{ id: DE_BOA, esperando: 0, desistidas: 0 }]);
    expect(linhas).toBeLessThanOrEqual(60);
  });

  it('the list of the one that is away counts so many of its messages and looks at so many of its calls', async () => {
    const { dado, linhas } = await lendo((em) => listarIntegracoes(em, { loja: COM_FILA }));
    const [dela] = dado.integracoes;
    expect((dela?.esperando ?? 0) + (dela?.desistidas ?? 0)).toBe(MENSAGENS_CONTADAS);
    expect(linhas).toBeLessThanOrEqual(MENSAGENS_CONTADAS + 60);
  });

  it('its calls and its messages are read a page at a time', async () => {
    const chamadas = await lendo((em) => ultimasChamadas(em, { todas: true }, DE_BOA));
    expect(chamadas.dado).toHaveLength(20);
    expect(chamadas.linhas).toBeLessThanOrEqual(60);

    const { dado, linhas } = await lendo((em) =>
      mensagensDaIntegracao(em, { todas: true }, { integracao_id: COM_FILA }),
    );
    expect(dado).toHaveLength(100);
    expect(linhas).toBeLessThanOrEqual(250);
  });

  it('sending again reads what was given up, and of a system that gave up nothing, nothing', async () => {
    expect((await lendo((em) => reenviar(em, DE_BOA))).linhas).toBeLessThanOrEqual(4);
    expect((await lendo((em) => reenviar(em, COM_FILA))).dado).toBe(ABERTOS * 2);
  });

  it('which vehicles couriers ride takes a look per vehicle, however many couriers there are', async () => {
    const { dado, linhas } = await lendo(ridden);
    expect(dado).toEqual(['moto_mochila']);
    expect(linhas).toBeLessThanOrEqual(6);
  });
});
