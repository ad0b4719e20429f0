import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useDoubleTapGuard } from '../../../src/layout/useDoubleTapGuard';

const open = vi.fn();
beforeEach(() => open.mockClear());

/** Two orders beside each other; the panel of an open one moves them. */
const Board = ({ moves }: { moves: boolean }) => {
  useDoubleTapGuard();
  const [opened, setOpened] = useState(false);
  return (
    <>
      {['Order 1', 'Order 2'].map((name, index) => (
        <button
          key={name}
          type="button"
          ref={(element) => {
            if (element) element.getBoundingClientRect = () => new DOMRect(moves && opened ? 0 : 200 * (index + 1), 0);
          }}
          onClick={() => {
            open(name);
            setOpened(true);
          }}
        >
          {name}
        </button>
      ))}
      {!opened && (
        <button type="button" onClick={() => setOpened(true)}>
          Close
        </button>
      )}
    </>
  );
};

const card = (number: number) => screen.getByRole('button', { name: `Order ${number}` });
const opened = () => open.mock.calls.flat();

it('ignores the second click of a double click that hits something else, because the first moved the page', () => {
  render(<Board moves />);
  fireEvent.click(card(1), { detail: 1 });
  fireEvent.click(card(2), { detail: 2 });
  expect(opened()).toEqual(['Order 1']);
  fireEvent.click(card(2), { detail: 1 });
  expect(opened()).toEqual(['Order 1', 'Order 2']);
});

it('ignores one that hits what was behind a button that is gone', () => {
  render(<Board moves={false} />);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }), { detail: 1 });
  fireEvent.click(card(2), { detail: 2 });
  expect(opened()).toEqual([]);
});

it('takes a second click on the same button or, if nothing moved, on its neighbour', () => {
  render(<Board moves={false} />);
  fireEvent.click(card(1), { detail: 1 });
  fireEvent.click(card(1), { detail: 2 });
  fireEvent.click(card(2), { detail: 2 });
  expect(opened()).toEqual(['Order 1', 'Order 1', 'Order 2']);
});

it('takes a second click on the same button, even if it moved', () => {
  render(<Board moves />);
  fireEvent.click(card(1), { detail: 1 });
  fireEvent.click(card(1), { detail: 2 });
  expect(opened()).toEqual(['Order 1', 'Order 1']);
});
