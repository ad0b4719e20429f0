import { describe, expect, it } from 'vitest';
import { allows } from '#contract/allows';
import { calls } from '#contract/calls/index';
import { permissionGroups } from '#contract/permissionGroups';
import { permissionKeys } from '#contract/permissions';
import { flagsOf } from '#contract/storeFlags';
import { guard, isShown } from '../../src/authProvider/guard';
import { entryOf, navigationLeaves, needOf } from '../../src/config/navigation';
import { homePath } from '../../src/config/paths';
import { accountLinks, quickLinks } from '../../src/config/quickLinks';
import { resources } from '../../src/config/resources';
import { accessRoles } from '../support/accessRoles';
import { aStore, aSubStore, platformAsksNothing } from '../support/accounts';

const store = aStore();
const visitorOf = (grants: (typeof accessRoles)[number]['grants']) => ({
  store,
  settings: platformAsksNothing,
  ...(grants ? { sub_store: aSubStore({ urls: [...grants] }) } : {}),
});

it('every permission stands in one group of the matrix', () => {
  expect(Object.values(permissionGroups).flat().sort()).toEqual([...permissionKeys].sort());
});

describe.each(accessRoles)('$role', ({ grants }) => {
  const visitor = visitorOf(grants);
  const may = (need: Parameters<typeof allows>[1]) => allows({ grants, flags: flagsOf(store) }, need);

  it.each(navigationLeaves().map((entry) => [entry.to, entry] as const))('%s', (_to, entry) => {
    const { allowed } = guard(visitor, entry);
    // The specification lets every sub-account begin at the orders of today.
    expect(allowed).toBe(may(needOf(entry)) || entry.to === homePath);
    if (isShown(visitor, entry)) expect(allowed).toBe(true);
  });

  it.each([...new Set([...quickLinks, ...accountLinks])])('the link to %s leads to no closed door', (path) => {
    const entry = entryOf(path);
    if (entry && isShown(visitor, entry)) expect(guard(visitor, entry).allowed).toBe(true);
  });

  it.each(Object.entries(resources))('the list of %s can be read by whoever may open its page', (_name, facts) => {
    const list = calls[`get_${facts.entity}_list` as keyof typeof calls];
    const need = { permission: facts.permission, storeFlag: 'storeFlag' in facts ? facts.storeFlag : undefined };
    if (may(need)) expect(may({ permission: list.permission, storeFlag: list.storeFlag })).toBe(true);
  });
});
