import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { CoreAdminContext, type DataProvider, Form, TestMemoryRouter } from 'react-admin';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { distanceText } from '../../../src/components/delivery/useDistanceText';
import type { TextTools } from '../../../src/components/text/useTextTools';
import { toInstant, toLocal } from '../../../src/components/time/localTime';
import { fetchEnglish } from '../../../src/i18n/index';
import { inputOf, kindNames, kindOf, loadKinds } from '../../../src/kinds/index';
import { describeFields, type FieldOptions, type KindName } from '../../../src/kinds/kind';
import { readPlace } from '../../../src/kinds/location';
import { blankRecord } from '../../../src/records/form/formValues';
import { setSession } from '../../../src/session/session';
import { aSession } from '../../support/accounts';

let english: object;
beforeAll(async () => {
  english = await fetchEnglish();
  await loadKinds(kindNames);
});

const tools: TextTools = {
  t: (key, options = {}) => [key, ...Object.values(options)].join(' '),
  locale: 'en',
  timezone: 'Europe/Berlin',
  currency: 'EUR',
  money: (amount) => `€${(amount / 100).toFixed(2)}`,
  text: ([first = '']) => first,
  list: (texts) => texts.join(', '),
  distance: distanceText(false, 'en'),
};

const fieldOf = (kind: KindName, options: Partial<FieldOptions> = {}) => {
  const [field] = describeFields('things', { value: { kind, ...options } });
  if (!field) throw new Error('a description gives its field');
  return field;
};

describe('a kind', () => {
  it.each(kindNames)('%s puts what a new record has into words, and into a file', (name) => {
    const { toText, toCsv = toText, blank, blankBeside, width } = kindOf(name);
    // What means something only together is read together.
    const value = blankBeside ? { value: blank, ...blankBeside, phone: '', is_in_stock: true } : blank;
    expect(typeof toText(value, fieldOf(name), tools)).toBe('string');
    expect(typeof toCsv(value, fieldOf(name), tools)).toBe('string');
    expect(width).toBeGreaterThan(0);
  });

  it.each<[KindName, unknown, string, string]>([
    ['money', 1250, '€12.50', '12.50'],
    ['percent', 7.5, '7.5 %', '7.5'],
    ['number', 1200, '1200', '1200'],
    ['day_start', 240, '4:00 AM', '4:00 AM'],
    ['duration', 95, 'order.span.hours 1 35', '95'],
    ['date', '2026-03-04', '04 Mar 2026', '2026-03-04'],
    ['date_time', '2026-03-04T13:05:00.000Z', '04 Mar 2026 02:05 PM', '2026-03-04T13:05:00.000Z'],
    ['boolean', true, 'common.yes', 'common.yes'],
    ['multilingual', ['Soup', 'Soupe'], 'Soup', 'Soup'],
    ['location', [48.137, 11.576], '48.137, 11.576', '48.137, 11.576'],
    ['secret', 'hidden', '••••••', ''],
  ])('%s reads %j as a person and as a spreadsheet would', (name, value, text, csv) => {
    const { toText, toCsv = toText } = kindOf(name);
    expect(toText(value, fieldOf(name), tools)).toBe(text);
    expect(toCsv(value, fieldOf(name), tools)).toBe(csv);
  });

  it('marks distinguish "not stated" from "none"', () => {
    const { toText } = kindOf('marks');
    const marks = fieldOf('marks', { choices: ['milk', 'nuts'], choiceTexts: 'mark', none: 'none of them' });
    expect(toText(null, marks, tools)).toBe('');
    expect(toText([], marks, tools)).toBe('none of them');
    expect(toText(['milk', 'nuts'], marks, tools)).toBe('mark.milk, mark.nuts');
    expect(toText([], fieldOf('marks', { choices: ['milk'] }), tools)).toBe('');
  });

  it('phone keeps number and country code together', () => {
    const { toText, toCsv } = kindOf('phone');
    const number = { country_phone_code: '+49', phone: '301234567' };
    expect(toText(number, fieldOf('phone'), tools)).toContain('+49 301234567');
    expect(toCsv?.(number, fieldOf('phone'), tools)).toBe('+49 301234567');
  });

  it('date_time gives an instant back as it was, in every zone', () => {
    const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland');
    const minutes = fc.integer({ min: 0, max: 60 * 24 * 365 * 5 });
    fc.assert(
      fc.property(zones, minutes, (zone, minute) => {
        const instant = new Date(Date.UTC(2024, 0, 1) + minute * 60_000).toISOString();
        const local = toLocal(instant, zone);
        const again = toInstant(local, zone);
        // An hour that clocks go through twice is read as one of the two: both are the same on the wall.
        expect(toLocal(again, zone)).toBe(local);
      }),
    );
  });

  it('location takes coordinates alone, and keeps what is none as it was typed', () => {
    const coordinate = (bound: number) => fc.double({ min: -bound, max: bound, noNaN: true });
    fc.assert(
      fc.property(coordinate(90), coordinate(180), (latitude, longitude) => {
        expect(readPlace(`${latitude}, ${longitude}`)).toEqual([Number(`${latitude}`), Number(`${longitude}`)]);
      }),
    );
    expect(readPlace('')).toBeNull();
    for (const typed of ['48', '48,', '91, 0', 'north, south', '48.1, 11.5, 3']) expect(readPlace(typed)).toBe(typed);
  });
});

const mapValues = (
  fields: Readonly<Record<string, FieldOptions>>,
  change: (field: FieldOptions) => FieldOptions,
): Record<string, FieldOptions> =>
  Object.fromEntries(Object.entries(fields).map(([source, field]) => [source, change(field)]));

const typed = {
  title: { kind: 'text', required: true, max: 20 },
  remark: { kind: 'note' },
  street: { kind: 'address' },
  mail: { kind: 'email' },
  site: { kind: 'url' },
  count: { kind: 'number', max: 10 },
  price: { kind: 'money' },
  share: { kind: 'percent' },
  minutes: { kind: 'duration' },
  day: { kind: 'date' },
  hour: { kind: 'time' },
  at: { kind: 'date_time' },
  place: { kind: 'location' },
  token: { kind: 'secret' },
  is_open: { kind: 'boolean' },
  size: { kind: 'choice', choices: ['small', 'large'], choiceTexts: 'things.size' },
  mode: { kind: 'choice', choices: ['a', 'b'], choiceTexts: 'things.mode', choiceDetails: 'things.detail' },
} as const satisfies Record<string, FieldOptions>;

const texts = {
  field: Object.fromEntries(Object.keys(typed).map((source) => [source, `The ${source}`])),
  size: { small: 'Small', large: 'Large' },
  mode: { a: 'Mode A', b: 'Mode B' },
  detail: { a: 'What A means', b: 'What B means' },
};

function openForm(described: Readonly<Record<string, FieldOptions>> = typed) {
  setSession(aSession());
  const fields = describeFields('things', described);
  const onSubmit = vi.fn();
  const i18nProvider = polyglotI18nProvider(() => ({ ...english, things: texts }) as never, 'en');
  const dataProvider = { getList: async () => ({ data: [], total: 0 }) } as unknown as DataProvider;
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(
    <TestMemoryRouter>
      <CoreAdminContext dataProvider={dataProvider} i18nProvider={i18nProvider}>
        <Form record={blankRecord(fields)} onSubmit={onSubmit}>
          {fields.map((field) => {
            const Input = inputOf(field.kind);
            return <Input key={field.source} field={field} isNew />;
          })}
          <button type="submit">Save</button>
        </Form>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  const input = (source: keyof typeof typed) => screen.getByLabelText(new RegExp(`^The ${source}`));
  return { user, onSubmit, input, save: () => user.click(screen.getByRole('button', { name: 'Save' })) };
}

describe('a form of all kinds that are typed', () => {
  it('sends each value in the form that the wire has', async () => {
    const { user, onSubmit, input, save } = openForm();
    await user.type(input('title'), 'Terrace');
    await user.type(input('remark'), 'By the door');
    await user.type(input('street'), '1 Main Street');
    await user.type(input('mail'), 'a@b.example');
    await user.type(input('site'), 'https://a.example');
    await user.type(input('count'), '7');
    await user.type(input('price'), '12,5');
    await user.type(input('share'), '7.5');
    await user.type(input('minutes'), '95');
    await user.type(input('day'), '2026-03-04');
    await user.type(input('hour'), '14:05');
    await user.type(input('at'), '2026-03-04T14:05');
    await user.type(input('place'), '48.0, 11.5');
    expect(input('place')).toHaveValue('48.0, 11.5');
    await user.type(input('token'), 'secret');
    await user.click(screen.getByRole('switch', { name: 'The is_open' }));
    await user.click(screen.getByRole('radio', { name: /Mode B/ }));
    await user.click(screen.getByRole('combobox', { name: /The size/ }));
    await user.click(await screen.findByRole('option', { name: 'Large' }));
    // What was typed stays while one types, and is tidied when the field is left.
    expect(input('place')).toHaveValue('48, 11.5');
    await save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      title: 'Terrace',
      remark: 'By the door',
      street: '1 Main Street',
      mail: 'a@b.example',
      site: 'https://a.example',
      count: 7,
      price: 1250,
      share: 7.5,
      minutes: 95,
      day: '2026-03-04',
      hour: '14:05',
      at: '2026-03-04T13:05:00.000Z',
      place: [48, 11.5],
      token: 'secret',
      is_open: true,
      size: 'large',
      mode: 'b',
    });
  });

  it('shows what is read-only with its help, and lets no one change it', () => {
    const all = {
      ...typed,
      name: { kind: 'multilingual' },
      is_in_stock: { kind: 'stock' },
      hours: { kind: 'availability' },
    } as const;
    openForm(mapValues(all, (field) => ({ ...field, readOnly: true, help: `About ${field.kind}` })));
    for (const { kind } of Object.values(all)) expect(screen.getAllByText(`About ${kind}`).length).toBeGreaterThan(0);
    const controls = document.querySelectorAll('form :is(input, textarea, button:not([type="submit"]))');
    expect([...controls].filter((control) => !control.matches(':disabled, [aria-hidden="true"]'))).toEqual([]);
    expect(screen.getByText('Always')).toBeVisible();
  });

  it('sends nothing that is wrong, and says at each field what is', async () => {
    const { user, onSubmit, input, save } = openForm();
    await user.type(input('mail'), 'a@b');
    await user.type(input('site'), 'a.example');
    await user.type(input('count'), '11');
    await user.type(input('place'), 'here');
    await save();
    expect(await screen.findByText('This field is required.')).toBeVisible();
    expect(screen.getByText('Enter a valid email address.')).toBeVisible();
    expect(screen.getByText('Enter a web address that starts with https://.')).toBeVisible();
    expect(screen.getByText('At most 10.')).toBeVisible();
    expect(screen.getByText('Enter latitude and longitude, such as 48.137, 11.576.')).toBeVisible();
    expect(input('place')).toHaveValue('here');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
