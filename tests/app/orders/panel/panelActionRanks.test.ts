import { describe, expect, it } from 'vitest';
import { splitActions } from '../../../../src/orders/panel/panelActionRanks';

describe('The actions of an open order', () => {
  it('are the next step, two buttons, and a menu for the rest', () => {
    const split = splitActions(['accept', 'edit', 'correct', 'refund', 'reject'], 'accept', false);
    expect(split).toEqual({ shown: ['reject', 'edit'], inMenu: ['refund'] });
    const ready = splitActions(
      ['request_provider', 'recall', 'correct', 'refund', 'cancel'],
      'request_provider',
      false,
    );
    expect(ready).toEqual({ shown: ['choose_provider', 'refund'], inMenu: ['recall', 'cancel'] });
  });

  it('don’t include choosing people on a page that has its own picker', () => {
    const split = splitActions(['request_provider', 'reassign', 'change_to_pickup'], undefined, true);
    expect(split.shown).toEqual(['request_provider', 'change_to_pickup']);
  });
});
