import { expect, it } from 'vitest';
import { type Evento, eventosDe } from './stream.ts';

async function* partes(...textos: string[]): AsyncGenerator<string> {
  yield* textos;
}

it('reads events from text that is cut anywhere, and passes over pings', async () => {
  const lidos: Evento[] = [];
  const texto = partes(
    'retry: 2140\n\nid: a-1\ndata: {"tipo":"in',
    'icio"}\n\nevent: ping\nid: a-2\ndata: {}\n\n',
    'id: a-3\ndata: {"tipo":"oferta","entregador_id":1}\n\nid: a-4\ndata: {"tipo"',
  );
  for await (const lido of eventosDe(texto)) lidos.push(lido);
  expect(lidos).toEqual([{ tipo: 'inicio' }, { tipo: 'oferta', entregador_id: 1 }]);
});
