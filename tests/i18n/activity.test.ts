import { expect, it } from 'vitest';
import { auditEntities } from '#contract/audit/auditEntry';
import { auditActions } from '#contract/audit/auditRule';
import { activity } from '../../src/i18n/en/activity';

it.each(auditActions)('%s has a sentence', (action) => {
  expect(activity.did).toHaveProperty(action);
});

it.each(auditEntities)('%s has words for what it was done to', (entity) => {
  expect(activity.what).toHaveProperty(entity);
});
