import { expect, test } from 'vitest';
import { perguntasDe } from './perguntas.tsx';

// [pausas]
test('a refusal and a lapse cost the place in the queue, and the answer says so', () => {
  const answer = perguntasDe(null).find(({ id }) => id === 'recusa')?.text;
  expect(answer).toBe(
    'O lugar: quem recusa, ou deixa o tempo acabar, vai para o fim da fila. 3 recusas seguidas suspendem a conta por 1 h; aceitar uma zera a contagem.',
  );
});
