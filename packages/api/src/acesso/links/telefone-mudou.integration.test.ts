import { longHistory } from '@corre/testing/harness/long-history.ts';
import { expect, it } from 'vitest';
import { telefoneMudouEm } from './telefone-mudou.ts';

const [SO_ANTES, HOJE] = [7, 8];

const historia = longHistory(`
insert into auditoria (ator_tipo, ator_id, acao, alvo_tipo, alvo_id, detalhes, quando)
select 'admin', 1, 'entregador_editado', 'entregador', alvo, '{"campos": ["telefone_pessoal"]}',
       (select agora()) - case when alvo = ${HOJE} and i = 1 then interval '1 hour' else make_interval(days => 2, mins => i) end
  from generate_series(1, 5000) i, unnest(array[${SO_ANTES}, ${HOJE}]) alvo;`);

const lendo = (id: number) =>
  historia.read(['auditoria'], (em) => telefoneMudouEm(em, { user_type: 'entregador', id }));

// [link-de-acesso]
it('the last day’s change of a telephone is found without reading the account’s older acts', async () => {
  expect(await lendo(HOJE)).toEqual({ dado: expect.any(String), varreduras: 0, linhas: 1 });
  expect(await lendo(SO_ANTES)).toEqual({ dado: null, varreduras: 0, linhas: 0 });
});
