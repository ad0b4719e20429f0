import { randomInt } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Audited } from '#contract/audit/auditEntities';
import { auditedBy } from '#contract/audit/auditEntry';
import type { AuditAction } from '#contract/audit/auditRule';
import type { Call } from '#contract/calls/call';
import { type CallName, calls } from '#contract/calls/index';
import { isReading } from '#contract/calls/isReading';
import { errorCodes } from '#contract/codes/errorCodes';
import { auditEntries } from '#server/db/schema/audit';
import { errorsOf, recordsNow } from '../../support/auditCheck';
import { buildTestApp, demoData } from '../../support/buildTestApp';
import { type Caller, inject } from '../../support/callApi';
import { changingBodies } from '../../support/changingBodies';
import { type ContractCase, contractCases } from '../../support/contractCases';
import { makeWorld, needsOwnSession, ownSession, type World } from '../../support/contractWorld';
import { openSession } from '../../support/login';
import { setSteppedUp } from '../../support/setSteppedUp';

let world: World;
beforeAll(async () => {
  world = await makeWorld(await buildTestApp({ env: demoData }));
});
// On a slow machine, all calls together take longer than a proof is good for.
beforeEach(() => setSteppedUp(world, world.mine.owner, 0));
afterAll(() => world.close());

const table = Object.entries(calls) as [CallName, Call][];
/** Those that write, and those that people will ask about although they only read. */
const writes = table.filter(([name, call]) => !isReading(name) || call.audit);
const silent = table.filter(([name, call]) => isReading(name) && !call.audit);

let tries = randomInt(65_536) * 256;
async function callerOf(name: CallName): Promise<Caller> {
  const { audience } = calls[name];
  if (audience === 'public') return null;
  if (audience === 'platform') return 'platform';
  return needsOwnSession(name) || name === 'end_other_sessions' ? ownSession(world, name) : world.mine.owner;
}

async function makeCall(name: CallName, body: unknown, given?: Caller) {
  const caller = given === undefined ? await callerOf(name) : given;
  const address = `10.${++tries >> 16}.${(tries >> 8) & 255}.${tries & 255}`;
  return (await inject(world.app, caller, name, body, {}, address)).json();
}

const lastId = async () =>
  (await world.db.select({ id: sql<string | null>`max(id::text)` }).from(auditEntries))[0]?.id ?? '';

/** All entries of a call: those that stand for it, and the records behind them. */
async function writtenSince(marker: string, name: CallName) {
  const since = and(gt(sql`${auditEntries.id}::text`, marker), eq(auditEntries.call, name));
  const all = await world.db.select().from(auditEntries).where(since);
  return { all, entries: all.filter(({ is_part }) => !is_part) };
}

/** The actions that need no details. */
const eventActions = new Set<AuditAction>([
  'sign_in',
  'sign_out',
  'step_up',
  'export',
  'reveal',
  'download',
  'open_books',
]);
/** A step along an order's statuses, which tells of them and of nothing else. */
const isStep = ({ entity, action }: Audited) =>
  entity === 'order' && ['add', 'set_status', 'assign', 'unassign'].includes(action);
/** One call decides about several kinds of records, and which of two words it says. */
const decided: Partial<Record<CallName, Partial<Audited>>> = {
  'platform/approve': { entity: 'provider' },
  approve_provider: { action: 'block' },
  change_password: { entity: 'sub_store' },
  set_own_pin: { entity: 'sub_store' },
};
/** A body that changes something: not every call that succeeds does. */
const bodyOf = (name: CallName): unknown =>
  (changingBodies[name] ?? (contractCases[name] as ContractCase<CallName>).body)(world);

describe('every call that writes', () => {
  it.each(writes)('%s says in the contract what it writes, or why no one will ask', (_name, call) => {
    expect(typeof call.audit === 'string' ? call.audit : auditedBy(call.audit)?.entity).toMatch(
      /^(none: \S.{10,}|[a-z_]+)$/,
    );
  });

  it.each(writes)('%s leaves exactly what it says', async (name, call) => {
    const audited = auditedBy(call.audit);
    const [body, caller] = [await bodyOf(name), await callerOf(name)];
    const marker = await lastId();
    const before = await recordsNow(world.db);
    expect(await makeCall(name, body, caller)).toMatchObject({ success: true });
    const { all, entries } = await writtenSince(marker, name);
    const { entity, action } = { ...audited, ...decided[name] };
    expect(entries.map((entry) => [entry.entity, entry.action])).toEqual(audited === null ? [] : [[entity, action]]);
    // With the time of the change, and under a name: a bare id means nothing to readers.
    for (const entry of entries) expect(entry.actor_name).not.toBe('');
    // Readers want to know what was done, and not only that something was.
    if (audited && !eventActions.has(audited.action))
      for (const entry of all) expect(entry.count ?? entry.new_values ?? entry.old_values).not.toBeNull();
    const after = await recordsNow(world.db);
    expect(all.flatMap((entry) => errorsOf(entry, before, after, !isStep(entry)))).toEqual([]);
  });

  const withPassword = table.filter(([, { audit }]) => auditedBy(audit)?.entity === 'bank_detail');
  it.each(withPassword)('%s leaves a wrong password too, with whose bank details it was asked for', async (name) => {
    const body = { ...((await bodyOf(name)) as object), password: 'a guess' };
    // Of its own: wrong passwords in a session count over all calls.
    const session = await openSession(world, world.mine.store);
    const marker = await lastId();
    expect(await makeCall(name, body, session)).toMatchObject({ error_code: errorCodes.WRONG_PASSWORD });
    const { all } = await writtenSince(marker, name);
    expect(all).toMatchObject([{ entity: 'bank_detail', action: 'password_failed', actor_kind: 'owner' }]);
    expect(all[0]?.record_name[0]).toMatch(/\S/);
  });

  it.each(silent)('%s reads, and leaves nothing', async (name) => {
    const body = await bodyOf(name);
    const marker = await lastId();
    await makeCall(name, body);
    expect((await writtenSince(marker, name)).all).toEqual([]);
  });
});
