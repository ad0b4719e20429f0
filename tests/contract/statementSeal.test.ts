import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCodeOf, type SealedEntry, type SealHead, sealCode, sealOf, verifySeal } from '#contract/statements/seal';

const entry = (seq: number, changed: Partial<SealedEntry> = {}): SealedEntry => ({
  ...{ transaction_id: 't1', seq, kind: 'order_end', account: 'sales', amount: 1490, currency: 'EUR' },
  ...{ effective_at: '2026-03-02T10:00:00.000Z', at: '2026-03-02T10:00:01.000Z', order_id: 'o1', tax_rate: 7 },
  ...changed,
});
const second = entry(2, { amount: -300, account: 'commission', tax_rate: undefined });
type Period = SealHead & { entries: readonly SealedEntry[] };
const period = ({ entries = [entry(1), second], ...changed }: Partial<Period> = {}): Period => ({
  ...{ store_id: 's1', first: '2026-03-02', last: '2026-03-08', previous: null, count: entries.length },
  ...{ entries, ...changed },
});
const seal = ({ entries, ...head }: Period) => sealOf(head, [entries]);
const sha256 = (...lines: string[]) => createHash('sha256').update(lines.join('\n')).digest('hex');

describe('the seal of a period', () => {
  const head = sha256('["storedesk-seal-1","s1","2026-03-02","2026-03-08",null,2]');

  it('is the SHA-256 of the period, and then of that and a line per entry', async () => {
    const lines = [
      '["t1",1,"order_end","2026-03-02T10:00:00.000Z","2026-03-02T10:00:01.000Z","sales",1490,"EUR","o1",null,7,null]',
      '["t1",2,"order_end","2026-03-02T10:00:00.000Z","2026-03-02T10:00:01.000Z","commission",-300,"EUR","o1",null,null,null]',
    ];
    expect(await seal(period())).toBe(sha256(head, ...lines));
  });

  it('is the same with any offset of the times', async () => {
    const shifted = { ...entry(1), effective_at: '2026-03-02T11:00:00+01:00' };
    expect(await seal(period({ entries: [shifted, second] }))).toBe(await seal(period()));
  });

  it('is the same in whatever parts the entries come', async () => {
    const entries = Array.from({ length: 2_500 }, (_, index) => entry(index + 1));
    const whole = period({ entries });
    const sealed = await seal(whole);
    async function* inParts(size: number) {
      for (let start = 0; start < entries.length; start += size) yield entries.slice(start, start + size);
    }
    for (const size of [1, 7, 999, 1_000, 1_001, 2_000]) expect(await sealOf(whole, inParts(size))).toBe(sealed);
    const changed = entries.with(1_700, entry(1_701, { amount: 1 }));
    expect(await sealOf(whole, [changed])).not.toBe(sealed);
  });

  it.each<[string, Partial<Period>]>([
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
    ['the order of entries', { entries: [second, entry(1)] }],
    ['the number of entries', { count: 3 }],
    ['the store', { store_id: 's2' }],
    ['the last day', { last: '2026-03-09' }],
    ['the seal before', { previous: 'ab'.repeat(32) }],
  ])('changes with %s', async (_, changed) => {
    expect(await seal(period(changed))).not.toBe(await seal(period()));
  });

  it('differs whenever a text moves from one field to another', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 12 });
    const check = async (kind: string, account: string, moved: string) => {
      fc.pre(moved !== '');
      const one = await seal(period({ entries: [entry(1, { kind: kind + moved, account })] }));
      expect(one).not.toBe(await seal(period({ entries: [entry(1, { kind, account: moved + account })] })));
    };
    await fc.assert(fc.asyncProperty(text, text, text, check), { numRuns: 200 });
  });

  it('is verified with its entries and the seal before it', async () => {
    const first = { ...period(), seal: await seal(period()) };
    const next = period({ first: '2026-03-09', last: '2026-03-15', previous: first.seal });
    const later = { ...next, seal: await seal(next) };
    expect(await verifySeal(first, [first.entries], null)).toBe('intact');
    expect(await verifySeal(later, [later.entries], first.seal)).toBe('intact');

    const entries = [entry(1, { amount: 1 }), second];
    expect(await verifySeal(first, [entries], null)).toBe('changed');
    // Sealed again after the change, it fits its entries, but the next period still names the old seal.
    const again = await seal(period({ entries }));
    expect(await verifySeal({ ...first, seal: again }, [entries], null)).toBe('intact');
    expect(await verifySeal(later, [later.entries], again)).toBe('unchained');
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
