import type { AuditValues } from '#contract/audit/auditEntry';
import type { AuditAction } from '#contract/audit/auditRule';
import { permissionPresets } from '#contract/permissionPresets';
import type { Random } from '#server/demoData/random';
import { type AuditNote, type AuditRecords, accountSubjects, notesOf } from '#server/modules/audit/service';
import { staffSubjects } from '#server/modules/providers/service';
import type { Database } from '../../../database';
import { seededId } from '../seededId';
import type { DemoSubStore } from '../signIns';
import type { StaffRows } from '../staffRows';
import type { AuditPerson, Clock, SeedAction } from './seedAction';

interface Team {
  storeId: string;
  people: readonly [AuditPerson, ...AuditPerson[]];
  /** The sub-accounts that the demo has. */
  accounts: readonly (DemoSubStore & { id: string })[];
  staff: Pick<StaffRows, 'providers'>;
}

const none: AuditRecords = new Map();
const one = (id: string, name: string, values: AuditValues): AuditRecords => new Map([[id, { name: [name], values }]]);

/** Someone who helped out for a week: their account is deleted, but their audit entries remain. */
async function helperActions(db: Database, { storeId, people: [owner] }: Team, at: Clock, random: Random) {
  const name = 'Weekend helper';
  const id = seededId(random, at(12, '14:05'));
  const helper: AuditPerson = { ...owner, actor: { kind: 'sub_store', id, name }, address: '198.51.100.7' };
  const permissions = permissionPresets.kitchen.filter(({ permission }) => permission === 1).map(({ url }) => url);
  const account = {
    name,
    email: 'helper@demo.test',
    permissions,
    is_approved: true,
    is_disabled: false,
    password: 'set',
  };
  const subject = accountSubjects.sub_store;
  const [there, common] = [one(id, name, account), { entity: 'sub_store', subject } as const];
  const added = await notesOf(db, storeId, { ...common, action: 'add', before: none, after: there });
  const deleted = await notesOf(db, storeId, { ...common, action: 'delete', before: there, after: none });
  const signedIn: AuditNote = { entity: 'session', action: 'sign_in', actor: helper.actor };
  return [
    { at: at(12, '14:05'), by: owner, call: 'add_sub_store', notes: () => added },
    { at: at(9, '18:31'), by: helper, call: 'sub_store_login', notes: () => [signedIn] },
    { at: at(8, '18:02'), by: helper, call: 'sub_store_login', notes: () => [signedIn] },
    { at: at(3, '11:20'), by: owner, call: 'delete_sub_store', notes: () => deleted },
  ] satisfies SeedAction[];
}

/** Who may not do something that comes with their permissions: the owner took it away. */
async function denialActions(
  db: Database,
  { storeId, people: [owner], accounts }: Team,
  at: Clock,
): Promise<SeedAction[]> {
  const account = accounts.find(({ urls }) => urls.some(({ permission }) => permission === 0));
  if (!account) return [];
  const subject = accountSubjects.sub_store;
  const after = await subject.load(db, storeId, [account.id]);
  const before = new Map([...after].map(([id, { name, values }]) => [id, { name, values: { ...values, denied: [] } }]));
  const notes = await notesOf(db, storeId, { entity: 'sub_store', action: 'update', subject, before, after });
  return [{ at: at(8, '16:45'), by: owner, call: 'update_sub_store', notes: () => notes }];
}

/** People awaiting approval were added yesterday; blocked ones were approved before; and one was blocked by mistake. */
async function staffActions(db: Database, { storeId, people, staff }: Team, at: Clock): Promise<SeedAction[]> {
  const [owner] = people;
  const by = people[2] ?? owner;
  const subject = staffSubjects.provider;
  const now = await subject.load(
    db,
    storeId,
    staff.providers.map(({ id }) => id),
  );
  const approvals = (id: string, approval: string, approval_reason: string): AuditRecords => {
    const record = now.get(id);
    return record ? new Map([[id, { ...record, values: { ...record.values, approval, approval_reason } }]]) : none;
  };
  const decided = (action: AuditAction, before: AuditRecords, after: AuditRecords) =>
    notesOf(db, storeId, { entity: 'provider', action, subject, before, after });
  const action = async (when: Date, person: AuditPerson, notes: Promise<AuditNote[]>): Promise<SeedAction> => {
    const entries = await notes;
    const call = entries[0]?.action === 'add' ? 'add_provider' : 'approve_provider';
    return { at: when, by: person, call, notes: () => entries };
  };
  const recordOf = (id: string): AuditRecords => new Map([...now].filter(([each]) => each === id));
  const actions = staff.providers.flatMap(({ id, approval, approval_at, created_at }) => {
    const approved = approvals(id, 'approved', '');
    if (approval === 'pending' && created_at) return [action(created_at, by, decided('add', none, recordOf(id)))];
    if (approval === 'blocked' && approval_at)
      return [action(approval_at, owner, decided('block', approved, recordOf(id)))];
    return [];
  });
  const mistaken = staff.providers.find(({ approval }) => approval === 'approved');
  if (mistaken) {
    const blocked = approvals(mistaken.id, 'blocked', 'Did not answer the phone');
    actions.push(action(at(10, '09:05'), by, decided('block', recordOf(mistaken.id), blocked)));
    actions.push(action(at(10, '09:50'), owner, decided('approve', blocked, recordOf(mistaken.id))));
  }
  return Promise.all(actions);
}

/** Past changes of a store's team: accounts, permissions, and who can deliver. */
export const teamActions = async (db: Database, team: Team, at: Clock, random: Random): Promise<SeedAction[]> => [
  ...(await helperActions(db, team, at, random)),
  ...(await denialActions(db, team, at)),
  ...(await staffActions(db, team, at)),
];
