// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { surviveTranslation } from './translated-page.ts';

beforeAll(surviveTranslation);
afterEach(cleanup);

let set: (state: { ganhos: number; aviso: boolean; ordem: string[] }) => void;

/** Every shape of text that React keeps: beside others, on a condition, moved, and alone in its element. */
function Cartao() {
  const [{ ganhos, aviso, ordem }, change] = useState({ ganhos: 10, aviso: false, ordem: ['um', 'dois'] });
  set = change;
  return (
    <section>
      <p>
        Hoje R$ {ganhos} em {aviso && 'poucas '}entregas{aviso && <b>Atenção</b>}
      </p>
      <p>{ganhos}</p>
      <p>
        {aviso ? 'Volte depois' : null}
        {aviso ? null : 'Pode ficar'} aqui
      </p>
      <p>{ordem.map((texto) => [texto, <i key={texto}>,</i>])}</p>
    </section>
  );
}

const fontOf = (text: string) => {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.textContent = text;
  outer.append(inner);
  return outer;
};

/** The ways in which a translator takes texts away. */
const translators: Record<string, (texts: Text[]) => void> = {
  'an element in the place of each text': (texts) => {
    for (const text of texts) text.replaceWith(fontOf(`<${text.data}>`));
  },
  'an element before each text, which then goes': (texts) => {
    for (const text of texts) {
      text.before(fontOf(`<${text.data}>`));
      text.remove();
    }
  },
  'an element after each text, which then goes': (texts) => {
    for (const text of texts) {
      text.after(fontOf(`<${text.data}>`));
      text.remove();
    }
  },
  'one element for a sentence of several texts': (texts) => {
    for (const parent of new Set(texts.map((text) => text.parentNode))) {
      let last: Text[] = [];
      for (const node of [...(parent?.childNodes ?? []), null]) {
        if (node instanceof Text) last.push(node);
        else {
          last[0]?.before(fontOf(`<${last.map((text) => text.data).join('')}>`));
          for (const text of last) text.remove();
          last = [];
        }
      }
    }
  },
};

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
  return texts;
}

const lines = (root: Element) => [...root.querySelectorAll('p')].map((p) => p.textContent?.replace(/[<>]/g, ''));
const settle = () => act(async () => undefined);

test.each(Object.keys(translators))('a page is drawn on with what is new: %s', async (name) => {
  const { container } = render(<Cartao />);
  const translate = async () => {
    translators[name]?.(textsIn(container));
    await settle();
    expect(container.querySelector('font')).not.toBeNull();
  };
  await translate();
  for (const [ganhos, aviso, ordem] of [
    [20, true, ['dois', 'um']],
    [20, false, ['um']],
    [35, true, ['um', 'três', 'dois']],
  ] as const) {
    act(() => set({ ganhos, aviso, ordem: [...ordem] }));
    await settle();
    expect(lines(container)).toEqual([
      `Hoje R$ ${ganhos} em ${aviso ? 'poucas entregasAtenção' : 'entregas'}`,
      String(ganhos),
      `${aviso ? 'Volte depois' : 'Pode ficar'} aqui`,
      ordem.map((texto) => `${texto},`).join(''),
    ]);
    await translate();
  }
});

test('a text that was taken before the watch began costs its place, not the page', () => {
  const { container } = render(<Cartao />);
  for (const text of textsIn(container)) {
    // As if by another document's hand: nothing tells where the text was.
    text.remove();
  }
  act(() => set({ ganhos: 20, aviso: true, ordem: ['dois'] }));
  expect(container.textContent).toContain('Atenção');
});
