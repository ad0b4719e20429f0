import { describe, expect, it } from 'vitest';
import { returnPath } from '../../../src/config/loginPath';
import { homePath, paths } from '../../../src/config/paths';
import { startPath } from '../../../src/config/startPath';
import { aStore, aSubStore } from '../../support/accounts';

describe('where an account starts', () => {
  const chosen = aStore({ starts_with_dashboard: true });

  it('is the dashboard for those who chose it, while the store has one', () => {
    expect(startPath({ store: aStore() })).toBe(homePath);
    expect(startPath({ store: chosen })).toBe(paths.dashboard);
    expect(startPath({ store: { ...chosen, is_show_dashboard: false } })).toBe(homePath);
  });

  it('is each account’s own choice', () => {
    expect(startPath({ store: chosen, sub_store: aSubStore() })).toBe(homePath);
    const sub_store = aSubStore({ starts_with_dashboard: true });
    expect(startPath({ store: aStore(), sub_store })).toBe(paths.dashboard);
  });

  it('applies to those who ask for no page', () => {
    expect(returnPath('', paths.dashboard)).toBe(paths.dashboard);
    expect(returnPath('?from=%2Fapp%2Fprofile', paths.dashboard)).toBe('/app/profile');
    expect(returnPath('?from=https%3A%2F%2Fevil.test%2Fapp%2F', paths.dashboard)).toBe(paths.dashboard);
  });
});
