import { subDays, subHours } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { pushCodes } from '#contract/codes/pushCodes';
import type { UploadedDocument } from '#contract/entities/document';
import { isShownAt, newsOf } from '../../../src/layout/alerts/DocumentAlerts';
import { aDocument } from '../resources/providers/staffFixtures';

const today = '2031-06-16';
const justNow = subHours(new Date(), 1).toISOString();
const longAgo = subDays(new Date(), 100).toISOString();
const news = (change: Partial<UploadedDocument>) => newsOf(aDocument({ type: 2, ...change }), today)?.code ?? null;

describe('the news of a document', () => {
  it('has been seen where the documents are on screen, and not on the other tab of the profile', () => {
    expect(isShownAt({ pathname: '/app/profile', search: '?tab=documents' })).toBe(true);
    for (const search of ['', '?tab=account']) expect(isShownAt({ pathname: '/app/profile', search })).toBe(false);
    expect(isShownAt({ pathname: '/app/order/today-orders', search: '' })).toBe(false);
  });

  it('is a decision of today, and nothing that the owner did', () => {
    expect(news({ state: 'approved', reviewed_at: justNow })).toBe(pushCodes.DOCUMENT_APPROVED);
    expect(news({ state: 'declined', reviewed_at: justNow })).toBe(pushCodes.DOCUMENT_DECLINED);
    expect(news({ state: 'pending', reviewed_at: null })).toBeNull();
    expect(news({ state: 'declined', reviewed_at: longAgo })).toBeNull();
  });

  it('is a reminder of an accepted one that expires soon, once for each of its days', () => {
    const expiring = { state: 'approved', reviewed_at: longAgo } as const;
    expect(news({ ...expiring, expires_on: '2031-07-16' })).toBe(pushCodes.DOCUMENT_EXPIRING);
    expect(news({ ...expiring, expires_on: '2031-07-17' })).toBeNull();
    expect(news({ ...expiring, expires_on: '2031-06-15' })).toBeNull();
    const idOn = (day: string) => newsOf(aDocument({ ...expiring, expires_on: '2031-07-01' }), day)?.id;
    expect(idOn('2031-06-17')).toBe(idOn('2031-06-27'));
    expect(idOn('2031-06-27')).not.toBe(idOn('2031-06-28'));
  });
});
