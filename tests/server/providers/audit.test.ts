import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { holderTypes } from '#contract/documents/holderTypes';
import { documents } from '#server/db/schema/index';
import { openFileStore } from '#server/files/openFileStore';
import { forgetProviders } from '#server/modules/providers/service';
import { callAs } from '../../support/callApi';
import { makeProvider, testPassword } from '../../support/factories/index';
import { ownerDesk } from '../../support/ownerDesk';
import { account } from '../../support/staffCases/bankDetails';

const desk = ownerDesk();

it('the audit log tells what time took of a person: no one did it, and nothing of it is kept', async () => {
  const { test, store, owner } = desk;
  const person = await makeProvider(test.db, store, { first_name: 'Jean', last_name: 'Valjean' });
  const holder = { bank_holder_id: person.id, bank_holder_type: holderTypes.provider, password: testPassword };
  const idempotency_key = randomUUID();
  await callAs(test.app, owner, 'add_bank_detail', { ...holder, ...account, idempotency_key });
  const papers = await test.db.$count(documents, eq(documents.provider_id, person.id));
  await callAs(test.app, owner, 'delete_provider', { _id: person.id });
  await forgetProviders(test.db, openFileStore(test.env), addDays(new Date(), 31));
  const { data } = await callAs(test.app, owner, 'get_audit_list', { filter: { actor_kind: 'system' } });
  const told = data.filter(({ record }) => record?.name[0]?.includes('Jean Valjean'));
  expect(told.map(({ entity, action }) => `${action} ${entity}`).sort()).toEqual([
    'delete bank_detail',
    ...Array.from({ length: papers }, () => 'delete provider_document'),
    'delete vehicle',
    'forget provider',
  ]);
  expect(papers).toBeGreaterThan(0);
  expect(JSON.stringify(told)).not.toContain(person.phone);
  expect(JSON.stringify(told)).not.toMatch(/3000 ?6000/);
  const kept = await callAs(test.app, owner, 'get_audit_list', { filter: { entity: 'provider_document' } });
  expect(kept.data.filter(({ actor }) => actor.kind === 'system')).toHaveLength(papers);
});
