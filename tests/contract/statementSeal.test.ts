import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findBrokenSeal,
  isCodeOf,
  type SealedEntry,
  type SealedPeriod,
  sealCode,
  sealOf,
} from '#contract/statements/seal';

const entry = (index: number, changed: Partial<SealedEntry> = {}): SealedEntry => ({
  ...{ _id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`, transaction_id: 't1' },
  ...{ at: '2026-03-02T10:00:00.000Z', kind: 'sale', account: 'store', amount: 1490, currency: 'EUR', order_id: 'o1' },
  ...changed,
});
const period = (changed: Partial<SealedPeriod> = {}): SealedPeriod => ({
  ...{ store_id: 's1', first: '2026-03-02', last: '2026-03-08', previous: null },
  entries: [entry(1), entry(2, { amount: -300, kind: 'commission' })],
  ...changed,
});

describe('the seal of a period', () => {
  it('is the SHA-256 of a line of its own and a line per entry', async () => {
    const lines = [
      '["storedesk-seal-1","s1","2026-03-02","2026-03-08",null,2]',
      '["00000000-0000-4000-8000-000000000001","t1","2026-03-02T10:00:00.000Z","sale","store",1490,"EUR","o1"]',
      '["00000000-0000-4000-8000-000000000002","t1","2026-03-02T10:00:00.000Z","commission","store",-300,"EUR","o1"]',
    ];
    expect(await sealOf(period())).toBe(createHash('sha256').update(lines.join('\n')).digest('hex'));
  });

  it('is the same in any order, and with any offset of the times', async () => {
    const [first, second] = period().entries as [SealedEntry, SealedEntry];
    const shifted = { ...first, at: '2026-03-02T11:00:00+01:00' };
    expect(await sealOf(period({ entries: [second, shifted] }))).toBe(await sealOf(period()));
  });

  it.each<[string, Partial<SealedPeriod>]>([
    ['an amount', { entries: [entry(1, { amount: 1491 }), entry(2)] }],
    ['a kind', { entries: [entry(1, { kind: 'tip' }), entry(2)] }],
    ['an account', { entries: [entry(1, { account: 'tax' }), entry(2)] }],
    ['an order', { entries: [entry(1, { order_id: null }), entry(2)] }],
    ['a time', { entries: [entry(1, { at: '2026-03-02T10:00:00.001Z' }), entry(2)] }],
    ['a missing entry', { entries: [entry(1)] }],
    ['another entry', { entries: [...period().entries, entry(3)] }],
    ['no entries', { entries: [] }],
    ['the store', { store_id: 's2' }],
    ['the last day', { last: '2026-03-09' }],
    ['the seal before', { previous: 'ab'.repeat(32) }],
  ])('changes with %s', async (_, changed) => {
    expect(await sealOf(period(changed))).not.toBe(await sealOf(period()));
  });

  it('differs whenever a text moves from one field to another', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 12 });
    const check = async (kind: string, account: string, moved: string) => {
      fc.pre(moved !== '');
      const one = await sealOf(period({ entries: [entry(1, { kind: kind + moved, account })] }));
      expect(one).not.toBe(await sealOf(period({ entries: [entry(1, { kind, account: moved + account })] })));
    };
    await fc.assert(fc.asyncProperty(text, text, text, check), { numRuns: 200 });
  });

  it('chains the periods: the first that no longer fits is found', async () => {
    const first = { ...period(), seal: await sealOf(period()) };
    const next = period({ first: '2026-03-09', last: '2026-03-15', previous: first.seal });
    const second = { ...next, seal: await sealOf(next) };
    expect(await findBrokenSeal([first, second])).toBeNull();

    const tampered = { ...first, entries: [entry(1, { amount: 1 }), entry(2)] };
    expect(await findBrokenSeal([tampered, second])).toBe(tampered);
    // Sealed again after the change, it fits its entries, but the next period still names the old seal.
    const sealedAgain = { ...tampered, seal: await sealOf(tampered) };
    expect(await findBrokenSeal([sealedAgain, second])).toBe(second);
  });
});

describe('the printed code', () => {
  it('is the first 80 bits in four groups', () => {
    expect(sealCode('00'.repeat(32))).toBe('0000-0000-0000-0000');
    expect(sealCode('ff'.repeat(32))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
    expect(sealCode(`${'00'.repeat(9)}1f${'00'.repeat(22)}`)).toBe('0000-0000-0000-000Z');
    expect(sealCode(`f8${'00'.repeat(31)}`)).toBe('Z000-0000-0000-0000');
  });

  it('can be typed as people type it, and no other seal has it', () => {
    const seal = `0844${'21'.repeat(30)}`;
    const code = sealCode(seal);
    expect(isCodeOf(code, seal)).toBe(true);
    expect(isCodeOf(` ${code.toLowerCase().replaceAll('-', ' ')} `, seal)).toBe(true);
    expect(isCodeOf(code.replaceAll('0', 'O').replaceAll('1', 'l'), seal)).toBe(true);
    expect(isCodeOf(code, `1844${'21'.repeat(30)}`)).toBe(false);
    expect(isCodeOf('', seal)).toBe(false);
  });
});
