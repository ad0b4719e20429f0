import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isVerified } from '#contract/access';
import type { PlatformSettings, Store } from '#contract/entities/store';
import { type GuardVerdict, guard, isShown, type Visitor } from '../../../src/authProvider/guard';
import { homePath, paths } from '../../../src/config/paths';
import { navigationLeaves } from '../../../src/descriptors/navigation';
import type { NavigationEntry } from '../../../src/descriptors/navigationEntry';
import { aStore, aSubStore, platformAsksNothing } from '../../support/accounts';

const billing = vi.hoisted(() => ({ isOffered: true }));
vi.mock('../../../src/config/billingOffer', () => ({ isBillingOffered: () => billing.isOffered }));
beforeEach(() => {
  billing.isOffered = true;
});

const page = (to: string, rest: Partial<NavigationEntry> = {}): NavigationEntry => ({ to, label: to, ...rest });
const today = page(homePath, { auth: 'store/order' });
const profile = page(paths.profile, { auth: 'noauth' });
const payment = page(paths.paymentSettings, { auth: 'store/setting' });
const providers = page('/app/users/delivery-boy-list', {
  auth: 'store/providers',
  storeFlag: 'is_store_can_add_provider',
});
const tableSettings = page('/app/settings/table-booking-basic-settings', {
  auth: 'store/table_booking',
  storeFlag: 'is_provide_table_booking',
});
const category = page('/app/menu/category', { auth: 'store/group', storeFlag: 'is_store_can_create_group' });

const dispatch = page('/app/order/dispatch', { auth: ['store/dispatcher', 'store/order'] });

const owner = (store: Partial<Store> = {}, settings: Partial<PlatformSettings> = {}): Visitor => ({
  store: aStore(store),
  settings: { ...platformAsksNothing, ...settings },
});
const member = (urls: string[], store: Partial<Store> = {}): Visitor => ({
  ...owner(store),
  sub_store: aSubStore({ urls: urls.map((url) => ({ url, permission: 1 })) }),
});

const allowed: GuardVerdict = { allowed: true };
const to = (redirect: string, rest: Partial<GuardVerdict> = {}) => ({ allowed: false, redirect, ...rest });
const documents = to(paths.profile, { notice: 'documents' } as never);
const notApproved = to(paths.profile, { notice: 'not_approved' } as never);
const notVerified = to(paths.profile, { notice: 'not_verified', signOut: true } as never);
const unverified = { is_email_verified: false, is_phone_number_verified: false };
const bothAsked = { is_store_mail_verification: true, is_store_sms_verification: true };

describe('guard', () => {
  it.each<[row: string, visitor: Visitor | null, entry: NavigationEntry, verdict: object]>([
    ['nobody signed in', null, today, to(paths.login)],
    ['nobody signed in, profile', null, profile, to(paths.login)],

    ['owner of a store in order', owner(), today, allowed],
    [
      'documents asked and missing',
      owner({ is_document_uploaded: false }, { is_upload_store_documents: true }),
      today,
      documents,
    ],
    [
      'documents asked and missing, profile',
      owner({ is_document_uploaded: false }, { is_upload_store_documents: true }),
      profile,
      allowed,
    ],
    ['documents asked and there', owner({}, { is_upload_store_documents: true }), today, allowed],
    ['documents missing, not asked', owner({ is_document_uploaded: false }), today, allowed],
    [
      'documents missing and not approved',
      owner({ is_document_uploaded: false, is_approved: false }, { is_upload_store_documents: true }),
      today,
      documents,
    ],
    ['not approved', owner({ is_approved: false }), today, notApproved],
    ['not approved, profile', owner({ is_approved: false }), profile, allowed],
    ['not approved and not verified', owner({ is_approved: false, ...unverified }, bothAsked), today, notApproved],
    ['not verified', owner(unverified, bothAsked), today, notVerified],
    ['not verified, profile', owner(unverified, bothAsked), profile, allowed],

    ['may add delivery people', owner(), providers, allowed],
    ['may not add delivery people', owner({ is_store_can_add_provider: false }), providers, to(homePath)],
    ['has table booking', owner(), tableSettings, allowed],
    ['has no table booking', owner({ is_provide_table_booking: false }), tableSettings, to(homePath)],
    ['may create groups', owner(), category, allowed],
    ['may not create groups', owner({ is_store_can_create_group: false }), category, to(homePath)],
    ['owner, payment settings', owner(), payment, allowed],
    ['owner, page without auth value', owner(), page('/app/somewhere'), allowed],

    ['member, payment settings', member(['store/setting']), payment, to(paths.unauthorized)],
    ['member, today-orders without any permission', member([]), today, allowed],
    ['member with the permission', member(['store/providers']), providers, allowed],
    ['member without the permission', member(['store/order']), providers, to(paths.unauthorized)],
    [
      'member whose entry is not granted',
      { ...member([]), sub_store: aSubStore({ urls: [{ url: 'store/providers', permission: 0 }] }) },
      providers,
      to(paths.unauthorized),
    ],
    ['member with one of several permissions', member(['store/dispatcher']), dispatch, allowed],
    ['member with another of them', member(['store/order']), dispatch, allowed],
    ['member with none of them', member(['store/product']), dispatch, to(paths.unauthorized)],
    ['member, noauth', member([]), profile, allowed],
    ['member, no auth value', member(['store/order']), page('/app/somewhere'), to(paths.unauthorized)],
    [
      'member with the permission, flag off',
      member(['store/group'], { is_store_can_create_group: false }),
      category,
      to(homePath),
    ],
  ])('%s', (_row, visitor, entry, verdict) => {
    expect(guard(visitor, entry)).toEqual(verdict);
  });
});

describe('the subscription', () => {
  const subscription = page(paths.subscription);
  const locked = { billing: { notice: 'trial_ended', on: '2031-03-02', is_locked: true, is_closed: true } } as const;

  it('is the owner’s page, and no one’s where stores pay elsewhere', () => {
    expect(guard(owner(), subscription)).toEqual(allowed);
    expect(guard(member(['store/setting']), subscription)).toEqual(to(paths.unauthorized));
    billing.isOffered = false;
    expect(guard(owner(), subscription)).toEqual(to(homePath));
    expect(isShown(owner(), subscription)).toBe(false);
    expect(guard(member(['store/setting']), subscription)).toEqual(to(paths.unauthorized));
  });

  it('that locks a store leaves the way to pay, the profile, and the orders that it has', () => {
    expect(guard(owner(locked), subscription)).toEqual(allowed);
    expect(guard(owner(locked), profile)).toEqual(allowed);
    expect(guard(owner(locked), today)).toEqual(allowed);
    expect(guard(owner(locked), providers)).toEqual(to(paths.subscription));
    expect(guard(member(['store/providers'], locked), providers)).toEqual(to(homePath));
  });
});

describe('isVerified', () => {
  it.each([
    // mail and SMS asked | email and phone verified | verdict
    [false, false, false, false, true],
    [true, false, false, false, false],
    [true, false, true, false, true],
    [true, false, false, true, false],
    [false, true, false, false, false],
    [false, true, false, true, true],
    [false, true, true, false, false],
    [true, true, false, false, false],
    [true, true, true, false, false],
    [true, true, false, true, false],
    [true, true, true, true, true],
    [false, false, true, true, true],
  ])('mail asked %s, SMS asked %s, email %s, phone %s: %s', (mail, sms, email, phone, verdict) => {
    const store = aStore({ is_email_verified: email, is_phone_number_verified: phone });
    const asked = { ...platformAsksNothing, is_store_mail_verification: mail, is_store_sms_verification: sms };
    expect(isVerified(store, asked)).toBe(verdict);
  });
});

describe('isShown', () => {
  const headings = page('/app/menu/sub-category', { menuUnlessFlag: 'is_store_can_create_group' });
  const group = page('/app/users', { subs: [providers, page('/app/users/sub-stores', { auth: 'store/sub_store' })] });

  it.each<[row: string, visitor: Visitor | null, entry: NavigationEntry, shown: boolean]>([
    ['nobody sees anything', null, today, false],
    ['the owner sees a page', owner(), providers, true],
    ['the owner does not see what the flag turns off', owner({ is_store_can_add_provider: false }), providers, false],
    ['a member sees a granted page', member(['store/providers']), providers, true],
    ['a member does not see another', member(['store/order']), providers, false],
    ['a member never sees payment settings', member(['store/setting']), payment, false],
    ['an entry for all is for all', member([]), page('/app/support', { auth: 'noauth' }), true],
    ['an entry without a key leads a member nowhere', member([]), page('/app/support'), false],
    ['a group shows with one child', member(['store/sub_store']), group, true],
    ['a group without children does not', member(['store/order']), group, false],
    ['one of several permissions is enough', member(['store/order']), dispatch, true],
    ['the menu leaves out what another page includes', owner({ is_store_can_create_group: true }), headings, false],
    ['which shows where that page is closed', owner({ is_store_can_create_group: false }), headings, true],
    ['hidden entries stay hidden', owner(), { ...profile, isHidden: true }, false],
  ])('%s', (_row, visitor, entry, shown) => {
    expect(isShown(visitor, entry)).toBe(shown);
  });

  it('shows no page that its account may not open', () => {
    for (const visitor of [owner(), member([]), member(['store/order']), member(['store/earning'])])
      for (const leaf of navigationLeaves())
        if (isShown(visitor, leaf)) expect(guard(visitor, leaf), leaf.to).toEqual(allowed);
  });
});
