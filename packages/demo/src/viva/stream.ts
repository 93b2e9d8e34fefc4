/** An event of the live stream, as far as the town reads it. */
export interface Evento {
  tipo: string;
  assunto?: string;
  comercio_id?: number;
  entregador_id?: number;
}

const DADOS = 'data: ';
const NOME = 'event: ';

/** Returns the event of one frame; null for a ping or a frame without data. */
function evento(quadro: string): Evento | null {
  const linhas = quadro.split('\n');
  if (linhas.some((linha) => linha.startsWith(NOME))) return null;
  const dados = linhas.find((linha) => linha.startsWith(DADOS));
  return dados === undefined ? null : (JSON.parse(dados.slice(DADOS.length)) as Evento);
}

/** Reads the events of a stream (docs/live-stream.md) from its text, which may be cut anywhere. */
export async function* eventosDe(texto: AsyncIterable<string>): AsyncGenerator<Evento> {
  let resto = '';
  for await (const parte of texto) {
    const quadros = (resto + parte).split('\n\n');
    resto = quadros.pop() ?? '';
    for (const quadro of quadros) {
      const lido = evento(quadro);
      if (lido) yield lido;
    }
  }
}
