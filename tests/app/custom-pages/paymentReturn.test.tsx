import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeServer } from '../../support/fakeServer';
import { readAhead } from '../../support/readAhead';
import { renderApp } from '../../support/renderApp';

readAhead(() => import('../../../src/custom-pages/payment-return/PaymentReturnPage'));

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

it('Customers who come back from a gateway are thanked, without a session', async () => {
  renderApp({ path: '/store/paid', server: fakeServer({}) });
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(screen.getByText(/on its way to the store/)).toBeVisible();
});

it('Customers who turned back are told that nothing was paid', async () => {
  renderApp({ path: '/store/not-paid', server: fakeServer({}) });
  expect(await screen.findByRole('heading', { name: 'Nothing was paid' })).toBeVisible();
});
