import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useTapMark } from '../../../src/layout/useTapMark';

const isMarked = (link: Element): boolean => link.hasAttribute('data-tapped');

const Pages = ({ onTap }: { onTap: (link: HTMLElement) => void }) => {
  useTapMark();
  return (
    <>
      <Link to="/app/menu/item-list" onClick={({ currentTarget }) => onTap(currentTarget)}>
        Items
      </Link>
      <Link to="/app/create-order" onClick={(event) => event.preventDefault()}>
        Create order
      </Link>
      <a href="/home">Home</a>
    </>
  );
};

it('a tapped link is marked until its page is there', () => {
  const marked = vi.fn();
  render(
    <MemoryRouter initialEntries={['/app/order/today-orders']}>
      <Pages onTap={(link) => marked(isMarked(link))} />
    </MemoryRouter>,
  );
  const items = screen.getByRole('link', { name: 'Items' });
  fireEvent.click(items);
  expect(marked).toHaveBeenLastCalledWith(true);
  expect(isMarked(items)).toBe(false);
});

it('one that leads nowhere yet stays marked until the next tap, and one of another window or the entrance has no mark', () => {
  render(
    <MemoryRouter initialEntries={['/app/order/today-orders']}>
      <Pages onTap={() => undefined} />
    </MemoryRouter>,
  );
  const order = screen.getByRole('link', { name: 'Create order' });
  fireEvent.click(order, { ctrlKey: true });
  expect(isMarked(order)).toBe(false);
  fireEvent.click(order);
  expect(isMarked(order)).toBe(true);
  fireEvent.click(document.body);
  expect(isMarked(order)).toBe(false);
  const home = screen.getByRole('link', { name: 'Home' });
  home.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(home);
  expect(isMarked(home)).toBe(false);
});
