import { act, screen, within } from '@testing-library/react';
import { addHours, addMinutes } from 'date-fns';
import { describe, expect, it, vi } from 'vitest';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { BankDetail } from '#contract/entities/bankDetail';
import { aSession, aStore, aSubStore } from '../../../support/accounts';
import { type Answers, fakeServer, refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';
import { typeAtOnce } from '../../../support/typeAtOnce';

readAhead(
  () => import('../../../../src/custom-pages/profile/ProfilePage'),
  () => import('../../../../src/records/bank/BankDialog'),
);

const detail: BankDetail = {
  ...{ _id: '00000000-0000-4000-8000-0000000000b1', version: 1, bank_holder_id: aStore()._id, bank_holder_type: 2 },
  ...{ is_masked: true, account_holder_name: 'Trattoria SARL', account_number: '••••0189', routing_number: '' },
  ...{ bank_code: '', date_of_birth: null, gender: null, personal_id_number: '' },
  photos: { front: false, back: false, extra: false },
  ...{ updated_at: '2026-05-01T10:00:00.000Z', updated_by: 'Trattoria' },
};

type Reply = ReplyOf<'get_bank_detail'>;
const open = (reply: Reply, answers: Answers = {}, session = aSession()) =>
  renderApp({
    path: '/app/profile?tab=bank',
    session,
    server: fakeServer({ get_bank_detail: () => reply, ...answers }),
  });
const section = async () => within(await screen.findByRole('region', { name: 'Bank details' }));

describe("the store's bank details", () => {
  it('are masked, and asked for as the store’s', async () => {
    const { server } = open({ bank_detail: detail });
    expect(await (await section()).findByText('••••0189')).toBeVisible();
    expect(server.received('get_bank_detail')[0]?.body).toEqual({
      bank_holder_id: aStore()._id,
      bank_holder_type: 2,
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('count down while payouts wait', async () => {
    open({ bank_detail: detail, payout_hold_until: addMinutes(addHours(new Date(), 5), 29).toISOString() });
    expect(await (await section()).findByText(/Payouts are on hold until .* \(5 h (29|30) min left\)/)).toBeVisible();
  });

  it('can’t be changed while payouts are frozen', async () => {
    open({ bank_detail: detail, payouts_frozen_at: '2026-05-01T10:00:00.000Z' });
    const bank = await section();
    expect(await bank.findByText(/have been frozen since/)).toBeVisible();
    expect(bank.getByRole('button', { name: 'Show' })).toBeVisible();
    expect(bank.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
    expect(bank.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it('have the fields of the country, with errors at them, and show the notice of a demo', async () => {
    let answer: unknown = refuse(errorCodes.BANK_DETAIL_ADD_FAILED, {
      errors: [{ path: 'routing_number', code: 'required' }],
    });
    const session = aSession({ store: aStore({ country_code: 'US' }) });
    const { user, server } = open({ bank_detail: null }, { add_bank_detail: () => answer as never }, session);
    await user.click(await (await section()).findByRole('button', { name: 'Add bank details' }));
    const question = within(await screen.findByRole('dialog', { name: 'Add bank details' }));
    typeAtOnce(question.getByLabelText(/^Your password/), 'demo1234');
    await user.click(question.getByRole('button', { name: 'Continue' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add bank details' }));
    typeAtOnce(await form.findByLabelText(/^Account holder/), 'Diner LLC');
    typeAtOnce(form.getByLabelText(/^IBAN or account number/), '000123456789');
    expect(form.queryByLabelText(/^Bank code/)).not.toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Your country’s banks need this number.')).toBeVisible();
    answer = { bank_detail: detail, demo_message: { subject: 'Changed', text: 'See /store/bank-alarm/x' } };
    typeAtOnce(form.getByLabelText(/^Routing number/), '021000021');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: '/store/bank-alarm/x' })).toBeVisible();
    expect(server.received('add_bank_detail').at(-1)?.body).toMatchObject({
      bank_holder_type: 2,
      routing_number: '021000021',
      password: 'demo1234',
    });
  });

  it('can’t be deleted while payouts are frozen, which says so', async () => {
    const { user } = open(
      { bank_detail: detail },
      {
        delete_bank_detail: () =>
          refuse(errorCodes.BANK_DETAIL_DELETE_FAILED, {
            errors: [{ path: 'bank_detail_id', code: 'payouts_frozen' }],
          }),
      },
    );
    await user.click(await (await section()).findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete bank details' }));
    typeAtOnce(question.getByLabelText(/^Your password/), 'demo1234');
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByText('Bank details can’t be changed while payouts are frozen.')).toBeVisible();
  });

  it('show an added photo, and hide numbers and photos after a minute, but not the field for a file', async () => {
    const full = { ...detail, is_masked: false, account_number: 'FR7630006000011234567890189' };
    const { user } = open(
      { bank_detail: detail },
      {
        get_bank_detail: ({ password }) => ({ bank_detail: password ? full : detail }),
        upload_bank_photo: () => ({ bank_detail: full }),
      },
    );
    const bank = await section();
    await user.click(await bank.findByRole('button', { name: 'Show' }));
    const question = within(await screen.findByRole('dialog', { name: 'Show bank details' }));
    typeAtOnce(question.getByLabelText(/^Your password/), 'demo1234');
    await user.click(question.getByRole('button', { name: 'Continue' }));
    expect(await bank.findByText(full.account_number)).toBeVisible();
    const input = bank.getByLabelText(/^Photo ID, front: /);
    await user.upload(input, new File(['x'], 'id.png', { type: 'image/png' }));
    expect(await bank.findByRole('button', { name: 'Replace' })).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(bank.getByText('••••0189')).toBeVisible();
    expect(bank.getByLabelText(/^Photo ID, front: /)).toBe(input);
    expect(bank.getAllByRole('button', { name: 'Show' })).toHaveLength(1);
  });

  it('that were deleted on another device are gone after a look', async () => {
    let current: BankDetail | null = detail;
    const { user } = open({ bank_detail: detail }, { get_bank_detail: () => ({ bank_detail: current }) });
    await user.click(await (await section()).findByRole('button', { name: 'Show' }));
    current = null;
    const question = within(await screen.findByRole('dialog', { name: 'Show bank details' }));
    typeAtOnce(question.getByLabelText(/^Your password/), 'demo1234');
    await user.click(question.getByRole('button', { name: 'Continue' }));
    expect(await (await section()).findByRole('button', { name: 'Add bank details' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are nothing of a team member’s', async () => {
    open({ bank_detail: detail }, {}, aSession({ sub_store: aSubStore() }));
    expect(await screen.findByRole('heading', { name: 'Account' })).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Account', 'Security']);
    expect(screen.queryByText('••••0189')).not.toBeInTheDocument();
  });
});
