import { expect, it } from 'vitest';
import { auditEntities } from '#contract/audit/auditEntry';
import { auditActions } from '#contract/audit/auditRule';
import { plainEntities } from '#contract/resources/index';
import { activity } from '../../../src/i18n/en/activity';
import { fetchEnglish } from '../../../src/i18n/index';
import { resourceOf } from '../../../src/resources/index';

it.each(auditActions)('%s has a sentence', (action) => {
  expect(activity.did).toHaveProperty(action);
});

it.each(auditEntities)('%s has words for what it was done to', async (entity) => {
  const plain = plainEntities.find((each) => each === entity);
  if (!plain) return expect(activity.what).toHaveProperty(entity);
  // A plain resource has them among its own texts.
  expect(await fetchEnglish()).toHaveProperty([resourceOf(plain).texts, 'record']);
});
