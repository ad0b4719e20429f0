import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AuditValues } from '#contract/audit/auditEntry';
import type { Image } from '#contract/entities/image';
import { kindNames } from '../../../src/kinds/index';
import { describeFields, type FieldOptions, type KindName } from '../../../src/kinds/kind';
import { aSession } from '../../support/accounts';
import { readAhead } from '../../support/readAhead';
import { renderApp } from '../../support/renderApp';
import { activityPath, anEntry, auditServer } from '../custom-pages/activityFixtures';
import { aMenu, idOf } from '../orders/create/createOrderFixtures';
import { bilingual, heading } from '../resources/items/itemFormPage';

readAhead(() => import('../../../src/custom-pages/activity/ActivityPage'));

const shown = vi.hoisted(() => ({ fields: [] as unknown[] }));
/** Items as a descriptor with a field of every kind would describe them. */
vi.mock('../../../src/descriptors/resources/index', async (original) => {
  const actual = await original<typeof import('../../../src/descriptors/resources/index')>();
  const resourceByEntity: typeof actual.resourceByEntity = (entity) => {
    const found = actual.resourceByEntity(entity);
    return found && entity === 'item' ? { ...found, fields: shown.fields as typeof found.fields } : found;
  };
  return { ...actual, resourceByEntity };
});

const image = (number: number): Image => ({
  ...{ _id: idOf(number), url: `/${number}.webp`, thumbnail_url: `/${number}-small.webp` },
  ...{ width: 400, height: 300 },
});
const monday = [{ day: 1, is_open: true, is_full_day: true, slots: [] }];
const tuesday = [{ day: 2, is_open: true, is_full_day: true, slots: [] }];

interface Change {
  old: AuditValues;
  now: AuditValues;
  reads: RegExp;
  options?: Partial<FieldOptions>;
}
const from = (old: unknown, now: unknown, reads: RegExp, options: Partial<FieldOptions> = {}): Omit<Change, never> => ({
  ...{ old: { value: old } as AuditValues, now: { value: now } as AuditValues },
  ...{ reads, options },
});

/** A change of each kind as the server's audit log keeps a plain resource's, and what its history has to say. */
const changes: Record<KindName, Change> = {
  area_shape: from(
    { kind: 'circle', center: [48.1, 11.5], radius: 2000 },
    { kind: 'postcodes', postcodes: ['80331', '80333'] },
    /Circle.*2 km.*80331, 80333/,
  ),
  delivery_fee: from(
    null,
    { mode: 'percentage', percentage: 10, free_delivery_above: null, free_delivery_radius: null, min_fare: 0 },
    /default fee.*10%/i,
  ),
  fee_bands: from([], [{ price: 190, from: 0, to: 2 }], /€1\.90.*2 km/),
  menu_languages: from([{ code: 'en' }], [{ code: 'en' }, { code: 'fr' }], /English.*English, Français/),
  modifiers: from([{ name: ['Small'] }], [{ name: ['Small'] }, { name: ['Large'] }], /Small.*Large/),
  offer_targets: from([idOf(901)], [idOf(902)], /Kitchen.*Drinks/),
  offer_value: {
    old: { value: 10, type: 'percentage' },
    now: { value: 500, type: 'absolute' },
    reads: /10%.*€5\.00/,
    options: { alongside: ['type'] },
  },
  permissions: from([{ url: 'store/order', permission: 1 }], [{ url: 'store/product', permission: 1 }], /Order.*Item/i),
  table_place: from(
    { x: 2, y: 3, shape: 'round', width: 4, height: 4, rotation: 0 },
    { x: 4, y: 3, shape: 'square', width: 4, height: 4, rotation: 45 },
    /Round: 3\/4, 4 × 4.*Square: 5\/4, 4 × 4, 45°/,
    { choiceTexts: 'tables.choice.shape' },
  ),
  recursion: from({ type: 'none' }, { type: 'weekly', days: [1, 2, 3, 4, 5] }, /Monday to Friday/),
  charge_tiers: from(
    [],
    [
      {
        ...{ persons_min: 6, from: '18:00', to: '22:00' },
        charges: [{ hours_before: 24, mode: 'absolute', charge: 1000, per: 'person' }],
        no_show: { mode: 'percentage', charge: 50, per: 'booking' },
      },
    ],
    /6 or more, from 6:00.PM to 10:00.PM: .* up to 24 h before .* €10\.00 per person\. If you don’t come: 50% of/,
  ),
  cover_exceptions: from(
    [],
    [{ day: 5, from: '19:00', to: '21:00', covers_max: 12, guest_covers_max: null }],
    /Fri 7:00.PM–9:00.PM: 12 guests, any number by customers/,
  ),
  dates: from([], ['2026-12-24'], /24 Dec 2026/),
  event_texts: from(
    { is_on: true, texts: [] },
    { is_on: false, texts: [{ channel: 'email', language: 'en', title: 'Hello', content: 'See you' }] },
    /Yes.*No, Hello: See you/,
  ),
  stays: from([], [{ persons_max: 2, minutes: 90 }], /up to 2 guests: 1 h 30 min/),
  address: from('1 Main St', '2 Side St', /1 Main St.*2 Side St/),
  availability: from(monday, tuesday, /Mon all day.*Tue all day/),
  boolean: from(true, false, /Yes.*No/),
  choice: from('pending', 'approved', /Pending.*Approved/, { choiceTexts: 'activity.value' }),
  choices: from(['delivery'], ['delivery', 'pickup'], /Delivery.*Delivery, Pickup/, { choiceTexts: 'order.type' }),
  colour: from('#ff0000', '#00ff00', /#ff0000.*#00ff00/),
  day_hours: from(
    { is_open: false, is_full_day: false, slots: [] },
    { is_open: true, is_full_day: false, slots: [{ start: '10:00', end: '14:00' }] },
    /Closed.*10:00 AM–2:00 PM/,
  ),
  day_start: from(0, 240, /12:00.AM.*4:00.AM/),
  week: from(monday, tuesday, /Mon all day.*Tue all day/),
  weeks: from({ delivery: monday }, { delivery: tuesday }, /Delivery: Mon all day.*Delivery: Tue all day/),
  date: from('2026-03-04', '2026-03-05', /04 Mar 2026.*05 Mar 2026/),
  date_time: from('2026-03-04T12:00:00.000Z', null, /04 Mar 2026 \d\d:\d\d.*empty/i),
  distance: from(2.5, null, /2\.5.*empty/i),
  duration: from(45, 90, /45 min.*1 h 30 min/),
  email: from('a@b.example', '', /a@b\.example.*empty/i),
  image: from(null, image(1), /empty.*1 picture/i),
  images: from([image(1)], [image(1), image(2), image(3)], /^Added: 2 pictures$/),
  location: from([48.1, 11.5], [48.2, 11.6], /48\.1, 11\.5.*48\.2, 11\.6/),
  marks: from(null, [], /empty.*None of the 14/i, {
    ...{ choices: ['milk'], choiceTexts: 'diet.allergen', none: 'diet.no_allergens' },
  }),
  money: from(900, 1100, /€9\.00.*€11\.00/),
  // Only the second language changed.
  multilingual: from(['Hot', 'Chaud'], ['Hot', 'Brûlant'], /Chaud.*Brûlant/),
  note: from('One', 'Two', /One.*Two/),
  number: from(1000, 2000, /1000.*2000/),
  percent: from(7, 19, /7 %.*19 %/),
  phone: {
    old: { phone: '301234567', country_phone_code: '+49' },
    now: { phone: '12345678', country_phone_code: '+33' },
    reads: /\+49 301234567.*\+33 12345678/,
    options: { alongside: ['country_phone_code'] },
  },
  reference: from(idOf(901), idOf(999), /Kitchen.*Deleted record/, { of: 'sub_category' }),
  references: from([idOf(901)], [idOf(902)], /Removed: Kitchen.*Added: Drinks/, { of: 'sub_category' }),
  reply_templates: from([], [{ name: 'Rain', text: 'Sorry, {name}' }], /Rain: Sorry, \{name\}/),
  secret: from({ hidden: true }, { hidden: true }, /value not recorded/),
  stock: {
    old: { is_in_stock: true },
    now: { is_in_stock: false, in_stock_at: '2026-03-04T12:00:00.000Z' },
    reads: /In stock.*until/,
    options: { alongside: ['in_stock_at'] },
  },
  tags: from(['pizza'], ['pizza', 'pasta'], /pizza.*pizza.*pasta/),
  text: from('One', 'Two', /One.*Two/),
  time: from('14:05', '15:10', /14:05.*15:10/),
  url: from('https://a.example', 'https://b.example', /a\.example.*b\.example/),
};

it('shows a change of every kind of field, with what it was and what it is', async () => {
  const kinds = kindNames.map((kind) => {
    const { old, now, reads, options } = changes[kind];
    // Phone numbers and stock have their names on the wire; the other fields are called after their kinds.
    const named = (values: AuditValues) =>
      Object.fromEntries(
        Object.entries(values).map(([field, value]) => [field === 'value' ? `a_${kind}` : field, value]),
      );
    const [source = ''] = Object.keys(named(now));
    return { kind, reads, old: named(old), now: named(now), field: { [source]: { kind, label: kind, ...options } } };
  });
  const together = (values: readonly object[]) => Object.assign({}, ...values);
  shown.fields = describeFields('items', together(kinds.map(({ field }) => field)));
  const entry = anEntry(1, {
    old_values: together(kinds.map(({ old }) => old)),
    new_values: together(kinds.map(({ now }) => now)),
  });
  const headings = [heading(901, 'Kitchen'), heading(902, 'Drinks')];
  const server = auditServer([entry], {
    get_store_menu: () => ({ ...aMenu(), items: [], sub_categories: headings }),
    get_sub_category_list: ({ ids }) => {
      const data = headings.filter(({ _id }) => ids?.includes(_id));
      return { data, count: data.length };
    },
  });
  const { user } = renderApp({ path: activityPath, server, session: aSession({ store: bilingual }) });
  await user.click(await screen.findByRole('button', { name: /changed the item/ }));
  await screen.findByText('Removed: Kitchen');
  const read = Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
  for (const { kind, reads } of kinds) {
    const label = kind === 'multilingual' ? 'multilingual (Français)' : kind;
    expect(read[label]?.replace(/[\u2066\u2069]/g, ''), kind).toMatch(reads);
  }
  // The type of a discount is a field of its own.
  expect(Object.keys(read)).toHaveLength(kinds.length + 1);
});
