import { describe, expect, it } from 'vitest';
import { BusinessError } from '../../base/business-error.ts';
import { Turno, type Vez } from './turno.ts';

interface Nomeada extends Vez {
  nome: string;
}

/** Creates a queue whose turns last until the test ends them, and records what it did. */
function linha(juntos: number) {
  const feitos: string[][] = [];
  const recusados: [string, unknown][] = [];
  const abertos: (() => void)[] = [];
  const turno = new Turno<Nomeada>(juntos, (lote) => {
    feitos.push(lote.map(({ nome }) => nome));
    return new Promise((pronto) => abertos.push(pronto));
  });
  /** `ha`: time since the start of the wait, in milliseconds */
  const entrar = (nome: string, { sozinho = false, saiu = false, ha = 0 } = {}) =>
    turno.entrar({
      nome,
      desde: performance.now() - ha,
      sozinho,
      saiu: () => saiu,
      recusar: (erro) => recusados.push([nome, erro]),
    });
  const terminar = async () => {
    abertos.shift()?.();
    await new Promise(setImmediate);
  };
  return { turno, feitos, recusados, entrar, terminar };
}

describe('the line before the dispatch lock', () => {
  it('serves the first at once, and then whoever waits behind, together and in their order', async () => {
    const { feitos, entrar, terminar } = linha(3);
    for (const nome of 'abcdef') entrar(nome);
    expect(feitos).toEqual([['a']]);
    await terminar();
    await terminar();
    expect(feitos).toEqual([['a'], ['b', 'c', 'd'], ['e', 'f']]);
    await terminar();
    entrar('g');
    expect(feitos.at(-1)).toEqual(['g']);
  });

  it('serves one at a time where no more may be done together', async () => {
    const { feitos, entrar, terminar } = linha(1);
    for (const nome of 'abc') entrar(nome);
    await terminar();
    await terminar();
    expect(feitos).toEqual([['a'], ['b'], ['c']]);
  });

  it('puts nobody to one who must be alone, and keeps the order', async () => {
    const { feitos, entrar, terminar } = linha(8);
    entrar('a');
    entrar('b');
    entrar('c', { sozinho: true });
    entrar('d');
    for (let vez = 0; vez < 3; vez += 1) await terminar();
    expect(feitos).toEqual([['a'], ['b'], ['c'], ['d']]);
  });

  it('does not serve who left before their turn', async () => {
    const { feitos, recusados, entrar, terminar } = linha(8);
    entrar('a');
    entrar('b', { saiu: true });
    entrar('c');
    await terminar();
    expect(feitos).toEqual([['a'], ['c']]);
    expect(recusados.map(([nome]) => nome)).toEqual(['b']);
  });

  it('asks whoever waited for longer than a statement may take to come back', async () => {
    const { feitos, recusados, entrar, terminar } = linha(8);
    entrar('a');
    entrar('b', { ha: 16_000 });
    entrar('c', { ha: 14_000 });
    await terminar();
    expect(feitos).toEqual([['a'], ['c']]);
    expect(recusados).toMatchObject([['b', { codigo: 'SERVIDOR_OCUPADO', http: 503, espera: 2 }]]);
  });

  it('asks whoever comes behind a thousand to come back, with 503', () => {
    const { entrar } = linha(8);
    for (let vez = 0; vez <= 1_000; vez += 1) entrar(String(vez));
    try {
      entrar('demais');
      expect.unreachable();
    } catch (erro) {
      expect(erro).toBeInstanceOf(BusinessError);
      expect(erro).toMatchObject({
        codigo: 'SERVIDOR_OCUPADO',
        http: 503,
        detail: 'Muitos pedidos ao mesmo tempo. Tente de novo em instantes.',
        espera: 2,
      });
    }
  });

  it('goes on behind a turn that failed, whose own hear of it', async () => {
    const recusados: unknown[] = [];
    const feitos: string[] = [];
    const turno = new Turno<Nomeada>(8, async ([vez]) => {
      feitos.push(vez?.nome ?? '');
      if (vez?.nome === 'a') throw new Error('broken');
    });
    const desde = performance.now();
    for (const nome of 'ab')
      turno.entrar({ nome, desde, sozinho: false, saiu: () => false, recusar: (erro) => recusados.push(erro) });
    await new Promise(setImmediate);
    expect(feitos).toEqual(['a', 'b']);
    expect(recusados).toEqual([new Error('broken')]);
  });
});
