import { expect, it } from 'vitest';
import { auditedBy } from '#contract/audit/auditRule';
import type { Call } from '#contract/calls/call';
import { type CallName, calls } from '#contract/calls/index';
import { activity } from '../../src/i18n/en/activity';

const audited = (Object.entries(calls) as [CallName, Call][]).flatMap(([name, { audit }]) => {
  const rule = auditedBy(audit);
  return rule ? [[name, rule] as const] : [];
});

it.each(audited)('%s can be told as a sentence', (_name, { entity, action }) => {
  expect(activity.did).toHaveProperty(action);
  expect(activity.what).toHaveProperty(entity);
});
