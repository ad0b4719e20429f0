import { describe, expect, it, vi } from 'vitest';
import { allows } from '#contract/allows';
import { type CallName, calls } from '#contract/calls/index';
import type { RecordDescription } from '#contract/resources/describeRecord';
import { plainRecords } from '#contract/resources/index';
import { flagsOf } from '#contract/storeFlags';
import { guard, isShown, mayOpenPage } from '../../../src/authProvider/guard';
import { homePath, paths } from '../../../src/config/paths';
import { accountLinks, quickLinks } from '../../../src/config/quickLinks';
import { entryOf, navigation, navigationLeaves, needOf } from '../../../src/descriptors/navigation';
import { type ReadOnlyName, type ResourceName, registered, resources } from '../../../src/descriptors/resources/index';
import { pagesOfPlace, shortcuts } from '../../../src/descriptors/shortcuts';
import { firstOpenPage } from '../../../src/layout/GuardedRoute';
import { mayOpen } from '../../../src/layout/shortcuts/useShortcutKeys';
import { shownEntries } from '../../../src/layout/sidebar/useMenu';
import { type AccessRole, accessRoles } from '../../support/accessRoles';
import { aStore, aSubStore, platformAsksNothing } from '../../support/accounts';

vi.mock('../../../src/config/billingOffer', () => ({ isBillingOffered: () => true }));

const store = aStore();
const visitorOf = (grants: (typeof accessRoles)[number]['grants'], change: Partial<typeof store> = {}) => ({
  store: { ...store, ...change },
  settings: platformAsksNothing,
  ...(grants ? { sub_store: aSubStore({ urls: [...grants] }) } : {}),
});

const { createOrder, dispatch, historyList, profile, providers, subStores, activity } = paths;
const everyPage = navigationLeaves().map(({ to }) => to);
const live = [createOrder, paths.todayOrders, paths.tomorrowOrders, paths.scheduleOrders, paths.pastOrders, dispatch];
const menu = [paths.itemList, paths.categories, paths.subCategories, paths.modifierGroups, paths.importData];

const ofOwner: readonly string[] = [paths.paymentSettings, paths.subscription];

/** Written by hand: a wrong rule in the one source must not agree with itself. */
const pagesByHand: Record<AccessRole, readonly string[]> = {
  owner: everyPage,
  manager: everyPage.filter((to) => !ofOwner.includes(to)),
  order_desk: [...live, paths.tableBook, historyList, paths.reviews, profile],
  kitchen: [...live, profile],
  dispatcher: [...live, providers, paths.cash, profile],
  dispatch_only: [dispatch, profile],
  host: [paths.tableBook, profile],
  menu_editor: [...menu, paths.offers, profile],
  accountant: [
    ...[paths.dashboard, historyList, paths.historyWeek, paths.historyMonth],
    ...[paths.earningWeek, paths.earningMonth, paths.earnings, paths.payouts, paths.cash, profile],
  ],
  nothing: [profile],
};
const firstByHand: Record<AccessRole, string | null> = {
  owner: createOrder,
  manager: createOrder,
  order_desk: createOrder,
  kitchen: createOrder,
  dispatcher: createOrder,
  dispatch_only: dispatch,
  host: paths.tableBook,
  menu_editor: paths.itemList,
  accountant: paths.dashboard,
  nothing: null,
};

type RegisteredName = ResourceName | ReadOnlyName;

/**
 * The calls of a list's buttons, bulk actions and columns that aren't checked again, because its whole page is
 * about them.
 */
const listCalls: Partial<Record<RegisteredName, readonly CallName[]>> = {
  items: [
    ...(['get_item_list', 'get_item', 'add_item', 'update_item', 'delete_item', 'set_item_sequence'] as const),
    ...(['undo_change', 'get_menu_preview', 'add_image', 'crop_image', 'import_items'] as const),
    ...(['get_sub_category_list', 'get_category_list', 'get_modifier_group_list', 'set_modifier_stock'] as const),
  ],
  categories: [
    ...(['get_category_list', 'add_category', 'update_category', 'delete_category', 'set_category_sequence'] as const),
    ...(['get_sub_category_list', 'add_sub_category', 'update_sub_category', 'delete_sub_category'] as const),
    ...(['set_sub_category_sequence', 'undo_change', 'add_image', 'crop_image', 'import_categories'] as const),
  ],
  sub_categories: [
    ...(['get_sub_category_list', 'add_sub_category', 'update_sub_category', 'delete_sub_category'] as const),
    ...(['set_sub_category_sequence', 'undo_change', 'add_image', 'crop_image'] as const),
  ],
  modifier_groups: [
    ...(['get_modifier_group_list', 'get_modifier_group', 'add_modifier_group', 'update_modifier_group'] as const),
    ...(['delete_modifier_group', 'set_modifier_group_sequence', 'set_modifier_stock', 'undo_change'] as const),
    'import_modifier_groups',
  ],
  providers: [
    ...(['get_provider_list', 'get_provider', 'add_provider', 'update_provider', 'approve_provider'] as const),
    ...(['delete_provider', 'restore_provider', 'get_provider_job_list', 'add_image', 'crop_image'] as const),
    ...(['get_vehicle_list', 'get_document_list', 'get_bank_detail'] as const),
  ],
  sub_stores: [
    ...(['get_sub_store_list', 'get_sub_store', 'add_sub_store', 'update_sub_store', 'delete_sub_store'] as const),
    ...(['invite_sub_store', 'get_session_list', 'get_audit_list'] as const),
  ],
  reviews: ['get_reviews_list', 'get_reviews_summary', 'reply_review', 'set_review_note', 'report_review'],
};

/** A plain resource calls the five that its description in the contract gives, and those of its images. */
function callsOf(name: RegisteredName): readonly CallName[] {
  const known = listCalls[name];
  if (known) return known;
  const { entity, fields } = resources[name as ResourceName];
  const plain = Object.entries(plainRecords).find(([each]) => each === entity)?.[1] as RecordDescription | undefined;
  if (!plain) throw new Error(`listCalls does not say what the list of ${name} calls`);
  const hasImages = Object.values<{ kind: string }>(fields).some(({ kind }) => kind.startsWith('image'));
  return [...(Object.keys(plain.calls) as CallName[]), ...(hasImages ? (['add_image', 'crop_image'] as const) : [])];
}

describe.each(accessRoles)('$role', ({ role, grants }) => {
  const visitor = visitorOf(grants);
  const may = (need: Parameters<typeof allows>[1]) => allows({ grants, flags: flagsOf(store) }, need);

  it.each(navigationLeaves().map((entry) => [entry.to, entry] as const))('%s', (_to, entry) => {
    const { allowed } = guard(visitor, entry);
    // The specification lets every sub-account begin at the orders of today; no link leads there who may not read them.
    expect(allowed).toBe(may(needOf(entry)) || entry.to === homePath);
    expect(mayOpenPage(visitor, entry)).toBe(may(needOf(entry)));
    if (isShown(visitor, entry)) expect(mayOpenPage(visitor, entry)).toBe(true);
  });

  it('has the pages that were written by hand, and begins at the first of them', () => {
    const opened = everyPage.filter((to) => mayOpen(visitor, to));
    expect(opened.toSorted()).toEqual(pagesByHand[role].toSorted());
    expect(firstOpenPage(visitor)).toBe(firstByHand[role]);
  });

  it('has a menu of just those that the menu shows', () => {
    const shown = navigationLeaves(shownEntries(visitor, navigation)).map(({ to }) => to);
    // The store has categories: their page includes the sub-categories.
    const wanted = navigationLeaves().filter(
      ({ to, isHidden, menuUnlessFlag }) => !isHidden && !menuUnlessFlag && pagesByHand[role].includes(to),
    );
    expect(shown).toEqual(wanted.map(({ to }) => to));
  });

  const linked = [...quickLinks, ...accountLinks, ...shortcuts.flatMap(({ to }) => to ?? [])];
  it.each([...new Set(linked)])('the link and the keys to %s lead to no closed door', (path) => {
    expect(mayOpen(visitor, path)).toBe(entryOf(path) !== undefined && pagesByHand[role].includes(path));
  });

  it('is offered the keys of those places alone that they have a page of', () => {
    for (const pages of Object.values(pagesOfPlace))
      expect(pages.some((page) => mayOpen(visitor, page))).toBe(pages.some((page) => pagesByHand[role].includes(page)));
  });

  it.each(registered.map((facts) => [facts.name, facts] as const))(
    'may do with %s what the list of them offers',
    (name, facts) => {
      const need = { permission: facts.permission, storeFlag: facts.storeFlag };
      // A resource without a menu entry is a section of a page.
      const page = everyPage.find((to) => facts.path === to || facts.path.startsWith(`${to}/`)) ?? facts.path;
      expect(may(need)).toBe(pagesByHand[role].includes(page));
      if (!may(need)) return;
      const refused = callsOf(name as RegisteredName).filter((call) => {
        const { permission, storeFlag, audience } = calls[call] as (typeof calls)['get_item_list'];
        return !may({ permission, storeFlag, ownerOnly: (audience as string) === 'owner' });
      });
      expect(refused).toEqual([]);
    },
  );

  it('has order history with its sums and its file, or none of it', () => {
    for (const call of ['get_order_totals', 'get_order_export', 'get_history_provider_list'] as const)
      expect(may({ permission: calls[call].permission })).toBe(pagesByHand[role].includes(historyList));
    for (const path of [subStores, activity])
      expect(mayOpen(visitor, path)).toBe(may({ permission: 'store/sub_store' }));
  });
});
