// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useKeptHeight } from './use-kept-height.ts';

/** The height of the rows as the browser would measure them, in px. */
let natural = 51;

beforeEach(() => {
  natural = 51;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function measure(this: HTMLElement) {
    return DOMRect.fromRect({ height: Number.parseFloat(this.style.height) || natural });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Row({ still, text = '' }: { still: boolean | string; text?: string }) {
  return (
    <p data-testid="row" ref={useKeptHeight<HTMLParagraphElement>(still)}>
      {text}
    </p>
  );
}
const style = () => screen.getByTestId('row').style;

test('a row of a held list stays as high as it was, and grows when the list is let go', () => {
  const { rerender } = render(<Row still={false} />);
  expect(style().height).toBe('');
  rerender(<Row still />);
  natural = 71;
  rerender(<Row still text="a second line" />);
  expect(style().height).toBe('51px');
  rerender(<Row still={false} text="a second line" />);
  expect(style().height).toBe('');
});

test('a row that gets another look while the list is held is measured anew', () => {
  const { rerender } = render(<Row still="low" />);
  natural = 37;
  rerender(<Row still="high" />);
  expect(style().height).toBe('37px');
});

test.each(['resize', 'beforeprint'])('at the event %s the row is as high as its text', (event) => {
  render(<Row still />);
  fireEvent(window, new Event(event));
  expect(style().height).toBe('');
});
