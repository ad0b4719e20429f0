import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Handover, Recovery } from '#contract/entities/recovery';
import { aSession, aStore, aSubStore } from '../../../support/accounts';
import { type Answers, fakeServer, refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';

readAhead(() => import('../../../../src/custom-pages/profile/ProfilePage'));

const idOf = (digit: number) => `${digit}1111111-1111-4111-8111-111111111111`;

const noRecovery: Recovery = { colleagues: [], candidates: [], is_trusted: false, is_ready: false, request: null };
const people = [
  { _id: idOf(1), name: 'Ben', email: 'ben@demo.test' },
  { _id: idOf(2), name: 'Cleo', email: 'cleo@demo.test' },
  { _id: idOf(3), name: 'Dara', email: 'dara@demo.test' },
];
const request: NonNullable<Recovery['request']> = {
  ...{ _id: idOf(7), owner_name: 'Ana Lima', asked_at: '2026-05-01T10:00:00.000Z' },
  ...{ expires_at: '2026-05-04T10:00:00.000Z', opens_at: null, confirmations: 0, has_confirmed: false },
};
const withRequest: Recovery = { ...noRecovery, is_trusted: true, is_ready: true, request };
const factors = {
  ...{ totp: null, passkeys: [], recovery_codes_left: 0, passkey_domain: 'localhost' },
  ...{ is_required_of_team: false, team_without: [] },
};

const open = (recovery: Recovery, answers: Answers = {}, session = aSession(), tab = 'security') => {
  const server = fakeServer({
    get_factors: () => ({ factors }),
    get_recovery: () => ({ recovery }),
    ...answers,
  });
  return { ...renderApp({ path: `/app/profile?tab=${tab}`, session, server }), server };
};
const asMember = () => aSession({ store: aStore(), sub_store: aSubStore({}) });

describe('trusted colleagues', () => {
  it('are chosen by the owner: two at least', async () => {
    const candidates = people;
    const trusted = people.slice(0, 2).map((one) => ({ ...one, is_ready: true }));
    const { user, server } = open(
      { ...noRecovery, candidates },
      { set_trusted_colleagues: () => ({ recovery: { ...noRecovery, candidates, colleagues: trusted } }) },
    );
    expect(await screen.findByText('No trusted colleagues yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose colleagues' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose colleagues' });
    await user.click(within(dialog).getByRole('checkbox', { name: /^Ben/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Choose at least two, or none.')).toBeVisible();
    await user.click(within(dialog).getByRole('checkbox', { name: /^Cleo/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Cleo')).toBeVisible();
    expect(server.received('set_trusted_colleagues').map(({ body }) => body)).toEqual([{ ids: [idOf(1), idOf(2)] }]);
  });

  it('are marked if they don’t count, and a request can be stopped', async () => {
    const colleagues = people.slice(0, 2).map((one, index) => ({ ...one, is_ready: index === 0 }));
    const { user, server } = open(
      { ...noRecovery, colleagues, request: { ...request, confirmations: 1 } },
      { stop_recovery: () => ({ recovery: { ...noRecovery, colleagues } }) },
    );
    expect(await screen.findByText(/^Doesn’t count at the moment/)).toBeVisible();
    expect(screen.getByText(/^Fewer than two of them count/)).toBeVisible();
    expect(screen.getByText(/Confirmed so far: 1 of 2/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    const question = await screen.findByRole('dialog', { name: 'Stop letting the owner back in?' });
    await user.click(within(question).getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(screen.queryByText(/Confirmed so far/)).not.toBeInTheDocument());
    expect(server.received('stop_recovery')).toHaveLength(1);
  });

  it('read who asks, and confirm after a question', async () => {
    const { user, server } = open(
      withRequest,
      {
        confirm_recovery: () => ({
          recovery: { ...withRequest, request: { ...request, confirmations: 1, has_confirmed: true } },
        }),
      },
      asMember(),
    );
    expect(await screen.findByText(/Ana Lima.* asks to be let back in/)).toBeVisible();
    expect(screen.getByText(/or speak in person first/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    const question = await screen.findByRole('dialog', { name: /^Is it really .*Ana Lima/ });
    await user.click(within(question).getByRole('button', { name: 'Confirm' }));
    expect(
      await screen.findByText('You’ve confirmed it. One more trusted colleague has to confirm it too.'),
    ).toBeVisible();
    expect(server.received('confirm_recovery').map(({ body }) => body)).toEqual([{ _id: idOf(7) }]);
  });

  it('read why they can’t confirm while they don’t count', async () => {
    open({ ...withRequest, is_ready: false }, {}, asMember());
    expect(await screen.findByText(/^You can’t confirm this/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'It isn’t the owner' })).not.toBeInTheDocument();
  });

  it('find out that the request was stopped in the meantime', async () => {
    let now = withRequest;
    const { user } = open(
      withRequest,
      {
        get_recovery: () => ({ recovery: now }),
        confirm_recovery: () => {
          now = { ...noRecovery, is_trusted: true, is_ready: true };
          return refuse(errorCodes.NO_DATA_FOUND);
        },
      },
      asMember(),
    );
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    const question = await screen.findByRole('dialog');
    await user.click(within(question).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByText(/asks to be let back in/)).not.toBeInTheDocument());
  });

  it('can decline; others see nothing of it', async () => {
    const { user, server } = open(
      { ...noRecovery, is_trusted: true },
      { decline_trust: () => ({ recovery: noRecovery }) },
      asMember(),
    );
    await user.click(await screen.findByRole('button', { name: 'I don’t want this' }));
    const question = await screen.findByRole('dialog', { name: 'Stop being a trusted colleague?' });
    await user.click(within(question).getByRole('button', { name: 'I don’t want this' }));
    await waitFor(() => expect(screen.queryByText('The owner trusts you')).not.toBeInTheDocument());
    expect(server.received('decline_trust')).toHaveLength(1);
    expect(screen.queryByText('New owner')).not.toBeInTheDocument();
  });
});

describe('a handover', () => {
  const openAccount = (answers: Answers, session = aSession()) => open(noRecovery, answers, session, 'account');
  const handover: Handover = {
    ...{ _id: idOf(8), first_name: 'Bo', last_name: 'Berg', email: 'bo@new.test', state: 'offered', opens_at: null },
    ...{ created_at: '2026-05-01T10:00:00.000Z', expires_at: '2099-05-08T10:00:00.000Z' },
  };

  it('begins with the new owner’s name and address', async () => {
    const { user, server } = openAccount({ begin_handover: () => ({ handover }) });
    await user.click(await screen.findByRole('button', { name: 'Hand the store over' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hand the store over' });
    await user.type(within(dialog).getByLabelText(/^First name/), 'Bo');
    await user.type(within(dialog).getByLabelText(/^Last name/), 'Berg');
    await user.type(within(dialog).getByLabelText(/^Email/), 'bo@new.test');
    await user.click(within(dialog).getByRole('button', { name: 'Send offer' }));
    expect(await screen.findByText(/^Offered to .*Bo Berg/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hand over for good' })).not.toBeInTheDocument();
    expect(server.received('begin_handover').map(({ body }) => body)).toEqual([
      { first_name: 'Bo', last_name: 'Berg', email: 'bo@new.test' },
    ]);
  });

  it('can be finished once the wait is over, after a question', async () => {
    const ready: Handover = { ...handover, state: 'accepted', opens_at: '2020-01-01T00:00:00.000Z' };
    const { user, server } = openAccount({ get_handover: () => ({ handover: ready }), finish_handover: () => ({}) });
    await user.click(await screen.findByRole('button', { name: 'Hand over for good' }));
    const question = await screen.findByRole('dialog', { name: /^Hand the store over to .*Bo Berg/ });
    await user.click(within(question).getByRole('button', { name: 'Hand over for good' }));
    await waitFor(() => expect(server.received('finish_handover').map(({ body }) => body)).toEqual([{ _id: idOf(8) }]));
  });

  it('waits while the store is blocked, and can still be stopped', async () => {
    const session = aSession({ store: aStore({ is_approved: false }) });
    const ready: Handover = { ...handover, state: 'accepted', opens_at: '2020-01-01T00:00:00.000Z' };
    const { user } = openAccount(
      { get_handover: () => ({ handover: ready }), cancel_handover: () => ({ handover: null }) },
      session,
    );
    expect(await screen.findByText('The store can’t be handed over while it’s blocked.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hand over for good' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stop the handover' }));
    const question = await screen.findByRole('dialog', { name: 'Stop the handover?' });
    await user.click(within(question).getByRole('button', { name: 'Stop the handover' }));
    await waitFor(() => expect(screen.queryByText(/has accepted/)).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Hand the store over' })).not.toBeInTheDocument();
  });

  it('isn’t offered once the store’s deletion is pending', async () => {
    openAccount({}, aSession({ store: aStore({ deletion_due_at: '2099-05-08T10:00:00.000Z' }) }));
    expect(await screen.findByText('If you leave')).toBeVisible();
    expect(screen.queryByText('New owner')).not.toBeInTheDocument();
  });

  it('can be stopped until then', async () => {
    const waiting: Handover = { ...handover, state: 'accepted', opens_at: '2099-05-02T10:00:00.000Z' };
    const { user, server } = openAccount({
      get_handover: () => ({ handover: waiting }),
      cancel_handover: () => ({ handover: null }),
    });
    expect(await screen.findByText(/has accepted. You can hand the store over from/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hand over for good' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stop the handover' }));
    const question = await screen.findByRole('dialog', { name: 'Stop the handover?' });
    await user.click(within(question).getByRole('button', { name: 'Stop the handover' }));
    expect(await screen.findByRole('button', { name: 'Hand the store over' })).toBeVisible();
    expect(server.received('cancel_handover')).toHaveLength(1);
  });
});
