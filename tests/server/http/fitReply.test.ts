import { expect, it } from 'vitest';
import { calls } from '#contract/calls/index';
import { percent } from '#contract/entities/shared';
import { fitted } from '#server/http/steps/fitReply';

it('returns every percentage with three decimals as it was sent', () => {
  const at = { call: calls.update_tax_settings, name: 'update_tax_settings' } as const;
  const settings = { is_tax_included: true, is_use_item_tax: true, version: 1, updated_at: null, updated_by: '' };
  for (let thousandths = 0; thousandths <= 100_000; thousandths += 1) {
    const store_tax = thousandths / 1_000;
    expect(percent.safeParse(store_tax).success).toBe(true);
    expect(fitted(at, { tax_settings: { ...settings, store_tax } })).toBeTruthy();
  }
});
