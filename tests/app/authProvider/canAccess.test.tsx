import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { CanAccess, CoreAdminContext } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { createAuthProvider } from '../../../src/authProvider/authProvider';
import { IfAllowed } from '../../../src/components/access/useIsAllowed';
import { raName } from '../../../src/descriptors/resources/index';
import { clearSession, setSession } from '../../../src/session/session';
import { aSession, aStore, aSubStore } from '../../support/accounts';

afterEach(clearSession);

const mayOpen = (resource: string) => createAuthProvider().canAccess?.({ resource, action: 'list' });

it('opens a resource to accounts with its permission, where the store has its flag', async () => {
  await expect(mayOpen(raName('items'))).resolves.toBe(false);
  setSession(aSession({ sub_store: aSubStore({ urls: [{ url: 'store/product', permission: 1 }] }) }));
  await expect(mayOpen(raName('items'))).resolves.toBe(true);
  await expect(mayOpen(raName('modifier_groups'))).resolves.toBe(false);
  await expect(mayOpen(raName('reviews'))).resolves.toBe(false);
  await expect(mayOpen('orders')).resolves.toBe(false);
  await expect(mayOpen('countries')).resolves.toBe(true);
  setSession(aSession({ store: aStore({ is_store_can_add_provider: false }) }));
  await expect(mayOpen('orders')).resolves.toBe(true);
  await expect(mayOpen(raName('reviews'))).resolves.toBe(true);
  await expect(mayOpen(raName('providers'))).resolves.toBe(false);
});

const firstPaint = vi.fn<(text: string | null) => void>();

const Page = () => {
  useLayoutEffect(() => firstPaint(document.body.textContent), []);
  return (
    <>
      <CanAccess resource={raName('items')} action="create">
        by react-admin
      </CanAccess>
      <IfAllowed permission="store/product">at once</IfAllowed>
    </>
  );
};

it('is answered by react-admin after the first paint, and by IfAllowed in it', async () => {
  setSession(aSession());
  render(
    <CoreAdminContext authProvider={createAuthProvider()}>
      <Page />
    </CoreAdminContext>,
  );
  expect(firstPaint).toHaveBeenCalledWith('at once');
  expect(await screen.findByText(/by react-admin/)).toBeInTheDocument();
});
