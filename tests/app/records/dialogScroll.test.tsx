import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DialogScroll } from '../../../src/records/form/DialogScroll';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('is a stop of the keyboard, by the dialog’s name, only while its content is too long', async () => {
  let measure = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  render(
    <>
      <h2 id="title">Codes</h2>
      <DialogScroll labelledBy="title">A long text</DialogScroll>
    </>,
  );
  act(() => measure());
  expect(screen.getByRole('region', { name: 'Codes' })).toHaveAttribute('tabindex', '0');
  height.mockReturnValue(400);
  act(() => measure());
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByText('A long text')).toBeVisible();
});
