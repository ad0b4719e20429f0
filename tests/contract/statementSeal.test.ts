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

const entry = (seq: number, changed: Partial<SealedEntry> = {}): SealedEntry => ({
  ...{ transaction_id: 't1', seq, kind: 'order_end', account: 'sales', amount: 1490, currency: 'EUR' },
  ...{ effective_at: '2026-03-02T10:00:00.000Z', at: '2026-03-02T10:00:01.000Z', order_id: 'o1', tax_rate: 7 },
  ...changed,
});
const second = entry(2, { amount: -300, account: 'commission', tax_rate: undefined });
const period = (changed: Partial<SealedPeriod> = {}): SealedPeriod => ({
  ...{ store_id: 's1', first: '2026-03-02', last: '2026-03-08', previous: null },
  entries: [entry(1), second],
  ...changed,
});

describe('the seal of a period', () => {
  it('is the SHA-256 of a line of its own and a line per entry', async () => {
    const lines = [
      '["storedesk-seal-1","s1","2026-03-02","2026-03-08",null,2]',
      '["t1",1,"order_end","2026-03-02T10:00:00.000Z","2026-03-02T10:00:01.000Z","sales",1490,"EUR","o1",null,7,null]',
      '["t1",2,"order_end","2026-03-02T10:00:00.000Z","2026-03-02T10:00:01.000Z","commission",-300,"EUR","o1",null,null,null]',
    ];
    expect(await sealOf(period())).toBe(createHash('sha256').update(lines.join('\n')).digest('hex'));
  });

  it('is the same in any order, and with any offset of the times', async () => {
    const shifted = { ...entry(1), effective_at: '2026-03-02T11:00:00+01:00' };
    expect(await sealOf(period({ entries: [second, shifted] }))).toBe(await sealOf(period()));
  });

  it.each<[string, Partial<SealedPeriod>]>([
    ['an amount', { entries: [entry(1, { amount: 1491 }), second] }],
    ['a kind', { entries: [entry(1, { kind: 'refund' }), second] }],
    ['an account', { entries: [entry(1, { account: 'tax' }), second] }],
    ['an order', { entries: [entry(1, { order_id: undefined }), second] }],
    ['a time', { entries: [entry(1, { effective_at: '2026-03-02T10:00:00.001Z' }), second] }],
    ['the time of writing', { entries: [entry(1, { at: '2026-03-02T10:00:01.001Z' }), second] }],
    ['a line', { entries: [entry(1, { line: 0 }), second] }],
    ['a rate', { entries: [entry(1, { tax_rate: 19 }), second] }],
    ['a person', { entries: [entry(1, { provider_id: 'p1' }), second] }],
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
    const later = { ...next, seal: await sealOf(next) };
    expect(await findBrokenSeal([first, later])).toBeNull();

    const tampered = { ...first, entries: [entry(1, { amount: 1 }), second] };
    expect(await findBrokenSeal([tampered, later])).toBe(tampered);
    // Sealed again after the change, it fits its entries, but the next period still names the old seal.
    const sealedAgain = { ...tampered, seal: await sealOf(tampered) };
    expect(await findBrokenSeal([sealedAgain, later])).toBe(later);
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
