import { describe, expect, it } from 'vitest';
import type { Call } from '#contract/calls/call';
import { calls } from '#contract/calls/index';
import { permissionGroups } from '#contract/permissionGroups';
import { parentOf } from '#contract/permissions';

describe('The permissions that can be granted one by one', () => {
  it('are those that a call with a page needs, each in one group', () => {
    const needed = Object.values<Call>(calls).flatMap(({ permission }) => [permission ?? []].flat());
    const keys = new Set(needed.map((key) => parentOf(key) ?? key));
    const offered = Object.values(permissionGroups).flat();
    expect(offered.toSorted()).toEqual([...keys].sort());
  });
});
