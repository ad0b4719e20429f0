import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { dateFrom } from '#contract/time';
import { aSession, aSubStore } from '../../support/accounts';
import { type fakeServer, refuse } from '../../support/fakeServer';
import { readAhead } from '../../support/readAhead';
import { renderApp } from '../../support/renderApp';
import { aReview, aSummary, idOf, reviewServer } from './reviewFixtures';

readAhead(
  () => import('../../../src/custom-pages/reviews/ReviewsPage'),
  () => import('../../../src/custom-pages/reviews/dialogs/ReviewDialogs'),
);

const path = '/app/history/reviews';
const open = (server: ReturnType<typeof fakeServer>, session = aSession(), at = path) =>
  renderApp({ path: at, server, session });
/** The last list that the page asked for; the menu only counts. */
const latestList = (server: ReturnType<typeof fakeServer>) =>
  server
    .received('get_reviews_list')
    .map(({ body }) => body)
    .findLast(({ perPage }) => perPage !== 1);
const card = async (unique_id = 41) => {
  const link = await screen.findByText(new RegExp(`Order #${unique_id}\\b`));
  return within(link.closest('article') as HTMLElement);
};

describe('Reviews', () => {
  it('are answered in the customer’s language from a template, with a code of one tap', async () => {
    const { user, server } = open(reviewServer([aReview(1)]));
    const first = await card(41);
    expect(first.getByText('3 earlier orders')).toBeVisible();
    expect(first.getByRole('link', { name: 'Order #41' })).toHaveAttribute('href', expect.stringContaining(idOf(101)));
    await user.click(first.getByRole('button', { name: 'Reply' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reply to Léa Girard' }));
    expect(dialog.getByText('The customer writes in French.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Publish reply' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Late delivery' }));
    const text = dialog.getByRole('textbox', { name: 'Your reply' });
    expect((text as HTMLTextAreaElement).value).toMatch(/^Bonjour Léa, .*commande 41\b/);
    await user.click(dialog.getByRole('button', { name: '€5.00' }));
    await user.click(dialog.getByRole('button', { name: 'Publish reply' }));
    expect(await first.findByText(/^Bonjour Léa, /)).toBeVisible();
    expect(server.received('reply_review').map(({ body }) => body)).toEqual([
      expect.objectContaining({ _id: idOf(1), version: 1, apology: { value: 500 } }),
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(first.getByRole('button', { name: 'Edit reply' })).toBeVisible();
  });

  it('warn of what does not belong in public, and can be sent all the same', async () => {
    const { user, server } = open(reviewServer([aReview(2)]));
    await user.click((await card(42)).getByRole('button', { name: 'Reply' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Your reply' }), 'Call +33 6 12 34 56 78');
    expect(dialog.getByText(/looks like a phone number/)).toBeVisible();
    // A template that is chosen after all leaves it there, and so does a tap beside the dialog.
    await user.click(dialog.getByRole('button', { name: 'Thanks' }));
    const text = dialog.getByRole('textbox', { name: 'Your reply' }) as HTMLTextAreaElement;
    expect(text.value).toMatch(/^Call \+33 6 12 34 56 78\n\nMerci, Léa\u202F!/);
    await user.click(document.querySelector('.MuiDialog-container') as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Publish reply' }));
    await waitFor(() => expect(server.received('reply_review')).toHaveLength(1));
  });

  it('are counted without those that the platform has removed, and the overview says so', async () => {
    open(reviewServer([aReview(1)], { get_reviews_summary: () => ({ summary: aSummary({ removed: 1 }) }) }));
    expect(await screen.findByText(/Not counting 1 removed review$/)).toBeVisible();
    expect(screen.getByText('4 reviews')).toBeVisible();
  });

  it('have an average for each of the last weeks, with its figure and its first day', async () => {
    const weeks = Array.from({ length: 15 }, (_, week) => ({
      start_date: dateFrom('2026-01-04', 7 * week),
      count: 2,
      average: 3 + week / 10,
    }));
    open(reviewServer([aReview(1)], { get_reviews_summary: () => ({ summary: aSummary({ weeks }) }) }));
    const overview = within(await screen.findByRole('region', { name: 'Overview of this period' }));
    const shown = overview.getAllByRole('listitem');
    expect(shown).toHaveLength(13);
    expect(shown.at(-1)).toHaveTextContent(/^Week of 12 Apr 2026: 4\.4 \(2 reviews\)4\.412 Apr$/);
    expect(shown.map((week) => week.lastChild?.textContent?.trim()).filter(Boolean)).toEqual([
      ...['18 Jan', '15 Feb', '15 Mar', '12 Apr'],
    ]);
  });

  it('keep what was typed if someone else replied in the meantime', async () => {
    const { user } = open(reviewServer([aReview(3)], { reply_review: () => refuse(errorCodes.CHANGED_MEANWHILE) }));
    await user.click((await card(43)).getByRole('button', { name: 'Reply' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Your reply' }), 'Sorry');
    await user.click(dialog.getByRole('button', { name: 'Publish reply' }));
    expect(await screen.findByText(/Someone else/)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Your reply' })).toHaveValue('Sorry');
  });

  it('are replied to over a colleague’s note without asking, and over a colleague’s reply after a comparison', async () => {
    const noted = aReview(13, { version: 2, note: 'Called her', updated_by: 'Bea' });
    const reply = { text: 'Hello', at: noted.created_at, by: 'Bea', editable_until: '2999-01-01T00:00:00.000Z' };
    const current = { ...noted, version: 3, reply };
    const conflict = (review: typeof noted) =>
      refuse(errorCodes.CHANGED_MEANWHILE, { current: review, changed_by: 'Bea' });
    const { user, server } = open(
      reviewServer([aReview(13)], { reply_review: ({ version }) => conflict(version === 1 ? noted : current) }),
    );
    await user.click((await card(53)).getByRole('button', { name: 'Reply' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reply to Léa Girard' }));
    await user.type(dialog.getByRole('textbox', { name: 'Your reply' }), 'Sorry');
    await user.click(dialog.getByRole('button', { name: 'Publish reply' }));
    const comparison = within(await screen.findByRole('dialog', { name: /Bea/ }));
    expect(comparison.getByText('Hello')).toBeVisible();
    server.answer({
      reply_review: ({ text }) => ({ review: { ...current, reply: { ...reply, text } }, message: 2002 }),
    });
    await user.click(comparison.getByRole('radio', { name: /Sorry/ }));
    await user.click(comparison.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = server.received('reply_review').map(({ body }) => body);
    expect(sent.map(({ version, text }) => [version, text])).toEqual([
      [1, 'Sorry'],
      [2, 'Sorry'],
      [3, 'Sorry'],
    ]);
  });

  it('offer no code if the settings allow none', async () => {
    const summary = aSummary({ apology_max: 0 });
    const { user } = open(reviewServer([aReview(4)], { get_reviews_summary: () => ({ summary }) }));
    await user.click((await card(44)).getByRole('button', { name: 'Reply' }));
    await screen.findByRole('dialog');
    expect(screen.queryByText('Add an apology code')).toBeNull();
  });

  it('are answered from the store’s own templates, which are written without losing the reply', async () => {
    const rain = { name: 'Rain', text: 'Dear {name}, sorry about the rain on {number}.' };
    const rules = { updated_at: null, updated_by: '', apology_max: 0, apology_days: 30, reply_templates: [rain] };
    const summary = () => ({ summary: aSummary({ reply_templates: [rain] }) });
    const { user, server } = open(
      reviewServer([aReview(10)], {
        get_reviews_summary: summary,
        get_review_settings: () => ({ review_settings: { ...rules, version: 1 } }),
        update_review_settings: ({ reply_templates = [] }) => ({
          review_settings: { ...rules, reply_templates, version: 2 },
          message: 2001,
        }),
      }),
    );
    await user.click((await card(50)).getByRole('button', { name: 'Reply' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reply to Léa Girard' }));
    await user.click(dialog.getByRole('button', { name: 'Rain' }));
    expect(dialog.getByRole('textbox', { name: 'Your reply' })).toHaveValue('Dear Léa, sorry about the rain on 50.');

    await user.click(dialog.getByRole('button', { name: 'Edit templates' }));
    const editing = within(await screen.findByRole('dialog', { name: 'Edit templates' }));
    await user.click(await editing.findByRole('button', { name: 'Add template' }));
    const second = within(editing.getByRole('group', { name: 'Template 2' }));
    await user.type(second.getByRole('textbox', { name: /Template name/ }), 'Snow');
    // Two braces are one, as typed.
    await user.type(second.getByRole('textbox', { name: /Text/ }), 'Sorry {{nmae}');
    await user.click(editing.getByRole('button', { name: 'Save' }));
    expect(await second.findByText(/^{nmae} can’t be filled in/)).toBeVisible();
    expect(server.received('update_review_settings')).toEqual([]);
    await user.clear(second.getByRole('textbox', { name: /Text/ }));
    await user.type(second.getByRole('textbox', { name: /Text/ }), 'Sorry {{name}');
    await user.click(editing.getByRole('button', { name: 'Delete template 1' }));
    await user.click(editing.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.received('update_review_settings').map(({ body }) => body)).toEqual([
        { version: 1, reply_templates: [{ name: 'Snow', text: 'Sorry {name}' }] },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit templates' })).toBeNull());
    expect(dialog.getByRole('textbox', { name: 'Your reply' })).toHaveValue('Dear Léa, sorry about the rain on 50.');
  });

  it('let those who may not change settings use templates, not edit them', async () => {
    const reader = aSession({ sub_store: aSubStore({ urls: [{ url: 'store/review', permission: 1 }] }) });
    const { user } = open(reviewServer([aReview(11)]), reader);
    await user.click((await card(51)).getByRole('button', { name: 'Reply' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reply to Léa Girard' }));
    expect(dialog.getByRole('button', { name: 'Sorry' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Edit templates' })).toBeNull();
  });

  it('are narrowed by a tap on their stars, and by what they mention', async () => {
    const { user, server } = open(reviewServer([aReview(5)]));
    await card(45);
    await user.click(await screen.findByRole('button', { name: 'Only 2 stars (1 review)' }));
    await waitFor(() => expect(latestList(server)).toMatchObject({ filter: { rating: [2] } }));
    await user.click(screen.getByRole('button', { name: /^froid/ }));
    await waitFor(() =>
      expect(latestList(server)).toMatchObject({
        query: 'froid',
        filter: { rating: [2] },
      }),
    );
  });

  it('keep both of two filters chosen at once, and keep the search when filters are cleared', async () => {
    const { user, server } = open(reviewServer([aReview(12)]));
    await card(52);
    await user.click(screen.getByRole('button', { name: /^froid/ }));
    const stars = await screen.findByRole('button', { name: 'Only 2 stars (1 review)' });
    const unanswered = screen.getByRole('button', { name: 'Not answered' });
    act(() => {
      stars.click();
      unanswered.click();
    });
    const both = { rating: [2], is_unanswered: true };
    const latest = () => latestList(server);
    await waitFor(() => expect(latest()).toMatchObject({ query: 'froid', filter: both }));
    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    await waitFor(() => expect(latest()).not.toHaveProperty('filter.is_unanswered'));
    expect(latest()).toMatchObject({ query: 'froid' });
  });

  it('are noted on for the team, and reported with a reason', async () => {
    const { user, server } = open(reviewServer([aReview(6)]));
    const first = await card(46);
    await user.click(first.getByRole('button', { name: 'Add note' }));
    const noting = within(await screen.findByRole('dialog', { name: 'Note about this review' }));
    await user.type(noting.getByRole('textbox', { name: 'Note' }), 'Called her');
    await user.click(noting.getByRole('button', { name: 'Save note' }));
    expect(await first.findByText(/Called her/)).toBeVisible();

    await user.click(first.getByRole('button', { name: 'Report' }));
    const reporting = within(await screen.findByRole('dialog', { name: 'Report this review?' }));
    expect(reporting.getByRole('button', { name: 'Report review' })).toBeDisabled();
    await user.click(reporting.getByRole('combobox', { name: 'Reason' }));
    await user.click(await screen.findByRole('option', { name: 'Insults or threats' }));
    await user.click(reporting.getByRole('button', { name: 'Report review' }));
    expect(await first.findByText('Being checked by the platform')).toBeVisible();
    expect(first.queryByRole('button', { name: 'Report' })).toBeNull();
    expect(server.received('report_review')[0]?.body).toMatchObject({ reason: 'abusive', version: 2 });
  });

  it('of any two dates are shown, and the dates are in the address', async () => {
    const { user, server } = open(reviewServer([aReview(8)]));
    await card(48);
    await user.click(screen.getByRole('button', { name: 'Custom range…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Custom range' }));
    expect(dialog.queryByRole('radio')).toBeNull();
    for (const [label, value] of [
      ['From', '2026-02-10'],
      ['To', '2026-02-01'],
    ] as const) {
      await user.clear(dialog.getByLabelText(label));
      await user.type(dialog.getByLabelText(label), value);
    }
    expect(dialog.getByText('The end date is before the start date.')).toBeVisible();
    await user.clear(dialog.getByLabelText('To'));
    await user.type(dialog.getByLabelText('To'), '2026-02-20');
    await user.click(dialog.getByRole('button', { name: 'Show reviews' }));
    const dates = { start_date: '2026-02-10', end_date: '2026-02-20' };
    await waitFor(() => expect(latestList(server)).toMatchObject(dates));
    expect(server.received('get_reviews_summary').at(-1)?.body).toEqual(dates);
    const { searchParams } = new URL(window.location.href);
    expect(JSON.parse(searchParams.get('filter') ?? '{}')).toEqual({ days: 'custom', ...dates });
    await user.click(screen.getByRole('button', { name: '30 days' }));
    await waitFor(() => expect(latestList(server)).not.toMatchObject({ start_date: '2026-02-10' }));
  });

  it('are opened one at a time by a notification, whatever the filters are', async () => {
    const { user, server } = open(reviewServer([aReview(9)]), aSession(), `${path}/${idOf(9)}`);
    await card(49);
    expect(latestList(server)).toEqual({ ids: [idOf(9)], page: 1, perPage: 10 });
    expect(screen.queryByRole('region', { name: 'Overview of this period' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'All reviews' }));
    expect(await screen.findByRole('region', { name: 'Overview of this period' })).toBeVisible();
    expect(window.location.pathname).toBe(path);
  });

  it('link to no order for someone who may not read past orders', async () => {
    const reader = aSession({ sub_store: aSubStore({ urls: [{ url: 'store/review', permission: 1 }] }) });
    open(reviewServer([aReview(7)]), reader);
    const first = await card(47);
    expect(first.getByText(/Order #47/)).toBeVisible();
    expect(first.queryByRole('link')).toBeNull();
  });
});
