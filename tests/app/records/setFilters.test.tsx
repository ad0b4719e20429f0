import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSetFilters } from '../../../src/records/list/useSetFilters';

const set = vi.fn();
const render = (filterValues: Record<string, unknown>) =>
  renderHook((props) => useSetFilters({ filterValues: props, setFilters: set }), { initialProps: filterValues });

it('a filter that is chosen while another one is still on its way adds to it', () => {
  const shown = { q: 'Rossi', days: 'week' };
  const { result } = render(shown);
  result.current({ ...shown, days: 'all' }, undefined, false);
  result.current({ ...shown, q: 'Bianchi' }, undefined, false);
  expect(set).toHaveBeenLastCalledWith({ q: 'Bianchi', days: 'all' }, undefined, false);
});

it('what is taken away stays away, and what another tab or link chose counts once it is shown', () => {
  const shown = { q: 'Rossi', days: 'week' };
  const { result, rerender } = render(shown);
  result.current({ q: 'Rossi' }, undefined, false);
  result.current({ ...shown, rating: 1 }, undefined, false);
  expect(set).toHaveBeenLastCalledWith({ q: 'Rossi', days: undefined, rating: 1 }, undefined, false);
  rerender({ days: 'custom' });
  result.current({ days: 'custom', q: 'x' }, undefined, false);
  expect(set).toHaveBeenLastCalledWith({ days: 'custom', q: 'x' }, undefined, false);
});

it('a search that was begun before another filter was shown leaves that one alone', () => {
  const before = { q: 'Rossi' };
  const { result, rerender } = render(before);
  const search = result.current;
  result.current({ ...before, days: 'all' }, undefined, false);
  rerender({ ...before });
  rerender({ ...before, days: 'all' });
  search({ ...before, q: 'Bianchi' }, undefined, false);
  expect(set).toHaveBeenLastCalledWith({ q: 'Bianchi', days: 'all' }, undefined, false);
});

it('a list that renders again keeps a filter that is still on its way', () => {
  const shown = { q: 'Rossi' };
  const { result, rerender } = render(shown);
  result.current({ ...shown, days: 'all' }, undefined, false);
  rerender({ ...shown });
  result.current({ ...shown, q: 'Bianchi' }, undefined, false);
  expect(set).toHaveBeenLastCalledWith({ q: 'Bianchi', days: 'all' }, undefined, false);
});
