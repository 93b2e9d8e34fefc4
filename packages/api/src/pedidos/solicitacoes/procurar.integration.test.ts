import { PROCURA_MAX, PROCURA_RECENTES } from '@corre/contract/solicitacoes/procura-contrato.ts';
import { comercios, entregadores, longHistory } from '@corre/testing/harness/long-history.ts';
import { describe, expect, it } from 'vitest';
import { procurar } from './procurar.ts';

const SOLICITACOES = 200_000;
const LOJAS = 40;

const historia = longHistory(`
${entregadores(50)}
${comercios(LOJAS)}
insert into rota (comercio_id, aguardando, liberada_em)
select 1 + i % ${LOJAS}, false, (select agora()) - make_interval(secs => ${SOLICITACOES} - i) from generate_series(1, ${SOLICITACOES}) i;
insert into solicitacao (rota_id, comercio_id, entregador_id, endereco, observacao, origem, valor_estimado, status, data_solicitacao, data_status,
                         canal, numero_pedido)
select id, comercio_id, 1 + id % 50, case when id = ${SOLICITACOES - 10} then 'Rua Neo Alves Martins, 2447' else 'Rua A, 1' end,
       case when id = ${SOLICITACOES - 20} then 'Pedido 7713: deixar na portaria, João' end, 'manual', 9, 'finalizada', liberada_em, liberada_em,
       case when id % 10 = 0 then 'PDV' end, case when id % 10 = 0 then 'IFD-' || id end from rota order by id;`);

const ler = async (termo: string) => {
  const { dado, ...leitura } = await historia.read(['solicitacao'], async (em) => await procurar(em, termo));
  return { ...leitura, ids: dado.solicitacoes.map(({ id }) => id), comercios: dado.comercios };
};

describe("support's one search, with two hundred thousand requests behind it", () => {
  it('finds a request by its own id, however old, and by its number at a point of sale', async () => {
    expect((await ler('123')).ids).toEqual(expect.arrayContaining([123]));
    expect((await ler('123')).ids[0]).toBe(123);
    expect((await ler('#40')).ids[0]).toBe(40);
    expect((await ler('ifd-1990')).ids).toEqual(
      [1_990, 19_900, 199_000, 199_010, 199_020, 199_030, 199_040, 199_050]
        .concat([199_060, 199_070, 199_080, 199_090])
        .sort((a, b) => b - a),
    );
    expect((await ler('99999999999')).ids).toEqual([]);
  });

  it('finds the newest by a number in the note, the address, the shop and the courier, without case and accents', async () => {
    expect((await ler('7713')).ids).toContain(SOLICITACOES - 20);
    expect((await ler('joao portaria')).ids).toEqual([SOLICITACOES - 20]);
    expect((await ler('ALVES martins 2447')).ids).toEqual([SOLICITACOES - 10]);
    expect((await ler('entregador 7 loja 8')).ids).toHaveLength(PROCURA_MAX.solicitacoes);
    expect((await ler("100% '; drop")).ids).toEqual([]);
  });

  it('finds shops by a part of their name, those that begin with it first', async () => {
    expect((await ler('Lója 1')).comercios.map(({ nome }) => nome)).toEqual([
      'Loja 1',
      'Loja 10',
      'Loja 11',
      'Loja 12',
      'Loja 13',
    ]);
  });

  it('reads no more than its bound of the requests, and by index', async () => {
    for (const termo of ['123', 'ifd-1', '7713', 'rua a', 'nada disso existe']) {
      const { varreduras, linhas } = await ler(termo);
      expect({ termo, varreduras }).toEqual({ termo, varreduras: 0 });
      expect(linhas).toBeLessThan(PROCURA_RECENTES + 200);
    }
  });
});
