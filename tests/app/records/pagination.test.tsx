import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { Pagination } from '../../../src/records/list/Pagination';

function renderPages(total: number, rowsPerPageOptions?: number[]) {
  const setPage = vi.fn();
  const setPerPage = vi.fn();
  const context = { page: 2, perPage: 10, total, setPage, setPerPage } as unknown as ListControllerResult;
  const { container } = render(
    <ListContextProvider value={context}>
      <Pagination {...(rowsPerPageOptions && { rowsPerPageOptions })} />
    </ListContextProvider>,
  );
  return { container, setPage, setPerPage, user: userEvent.setup() };
}

it('has the page sizes, and the first and last page', async () => {
  const { user, setPage, setPerPage } = renderPages(95, [10, 50]);
  await user.click(screen.getByRole('button', { name: 'recordLists.pages.last' }));
  expect(setPage).toHaveBeenCalledWith(10);
  await user.click(screen.getByRole('button', { name: 'recordLists.pages.first' }));
  expect(setPage).toHaveBeenCalledWith(1);
  await user.click(screen.getByRole('combobox', { name: 'recordLists.pages.size' }));
  await user.click(screen.getByRole('option', { name: '50' }));
  expect(setPerPage).toHaveBeenCalledWith(50);
});

it('isn’t shown if the smallest page holds the whole list', () => {
  expect(renderPages(10, [10, 50]).container).toBeEmptyDOMElement();
  expect(renderPages(50).container).toBeEmptyDOMElement();
  expect(renderPages(51).container).not.toBeEmptyDOMElement();
});
