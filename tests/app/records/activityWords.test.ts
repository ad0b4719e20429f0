import { expect, it } from 'vitest';
import { auditEntities } from '#contract/audit/auditEntry';
import { auditActions } from '#contract/audit/auditRule';
import { plainEntities } from '#contract/resources/index';
import { resourceOf } from '../../../src/descriptors/resources/index';
import { activity } from '../../../src/i18n/en/activity';
import { fetchEnglish } from '../../../src/i18n/index';
import { ownFields } from '../../../src/records/history/fieldChanges';

it.each(auditActions)('%s has a sentence', (action) => {
  expect(activity.did).toHaveProperty(action);
});

it.each(auditEntities)('%s has words for what it was done to', async (entity) => {
  const plain = plainEntities.find((each) => each === entity);
  if (!plain) return expect(activity.what).toHaveProperty(entity);
  // A plain resource has them among its own texts.
  expect(await fetchEnglish()).toHaveProperty([resourceOf(plain).texts, 'record']);
});

it('uses every name of a field that it has words for', () => {
  // The last two name fields of the settings.
  const { other, changed, opening_hours, order_type_hours, ...names } = activity.field;
  expect([...ownFields].sort()).toEqual(Object.keys(names).sort());
});
