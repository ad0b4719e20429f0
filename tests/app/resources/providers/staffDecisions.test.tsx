import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { aSession } from '../../../support/accounts';
import { type FakeServer, refuse } from '../../../support/fakeServer';
import { renderApp } from '../../../support/renderApp';
import { aDocument, aPersonOfStaff, aVehicle, documentEntry, staffPath, staffServer } from './staffFixtures';

// Each story has a person of its own: data that an earlier one loaded must not matter.
let stories = 0;
let person = aPersonOfStaff();
beforeEach(() => {
  stories += 1;
  person = aPersonOfStaff({ _id: `00000000-0000-4000-8000-${String(stories).padStart(12, '0')}` });
});
const open = (server: FakeServer) => renderApp({ path: `${staffPath}/${person._id}`, session: aSession(), server });
const identity = async () => within(await screen.findByRole('article', { name: 'identity' }));

/** A server with a document that waits for review, and the calls that change it. */
function documentDesk() {
  let document = aDocument({ state: 'pending' });
  const keep = (change: Partial<typeof document>) => {
    document = { ...document, ...change, version: document.version + 1 };
    return { document };
  };
  return staffServer(person, {
    get_document_list: () => ({ data: [documentEntry(document)], count: 1 }),
    update_document: ({ unique_code, expires_on }) =>
      keep({
        ...(unique_code === undefined ? {} : { unique_code }),
        ...(expires_on === undefined ? {} : { expires_on }),
      }),
    review_document: ({ version, state, reason = '' }) =>
      version === document.version
        ? keep({ state, reason })
        : refuse(errorCodes.CHANGED_MEANWHILE, { current: { ...document }, changed_by: 'Mo' }),
  });
}

/** Two taps before the server has said anything. */
function tapTwice(button: HTMLElement): void {
  fireEvent.click(button);
  fireEvent.click(button);
}

describe('a double tap decides once', () => {
  it('about a person', async () => {
    let decided = { ...person, approval: 'pending' as const, is_approved: false } as typeof person;
    const { server } = open(
      staffServer(decided, {
        get_provider: () => ({ provider: decided }),
        approve_provider: () => {
          decided = { ...person, version: 2 };
          return { provider: decided };
        },
      }),
    );
    tapTwice(await screen.findByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull());
    expect(server.received('approve_provider').map(({ body }) => body)).toEqual([
      { _id: person._id, version: 1, state: 'approved' },
    ]);
  });

  it('about a document', async () => {
    const { server } = open(documentDesk());
    tapTwice((await identity()).getByRole('button', { name: 'Approve document' }));
    expect(await (await identity()).findByText('Approved')).toBeVisible();
    expect(server.received('review_document').map(({ body }) => body)).toEqual([
      { _id: aDocument()._id, version: 1, state: 'approved' },
    ]);
  });

  it('about a vehicle', async () => {
    let vehicle = aVehicle({ is_approved: false });
    const { server } = open(
      staffServer(person, {
        get_vehicle_list: () => ({ data: [vehicle], count: 1 }),
        update_vehicle: () => {
          vehicle = aVehicle({ version: 4 });
          return { vehicle };
        },
      }),
    );
    tapTwice(await screen.findByRole('button', { name: 'Approve vehicle' }));
    expect(await screen.findByRole('button', { name: 'Revoke approval' })).toBeVisible();
    expect(server.received('update_vehicle').map(({ body }) => body)).toEqual([
      { _id: vehicle._id, version: 3, is_approved: true },
    ]);
  });

  it('and one after it was refused is taken: nothing stays locked', async () => {
    const { user, server } = open(documentDesk());
    server.answer({ review_document: () => refuse(errorCodes.FIELDS_NOT_VALID) });
    const approve = (await identity()).getByRole('button', { name: 'Approve document' });
    await user.click(approve);
    await waitFor(() => expect(server.received('get_document_list')).toHaveLength(2));
    await user.click(approve);
    await waitFor(() => expect(server.received('review_document')).toHaveLength(2));
  });
});

describe('a document is reviewed with the details beside it', () => {
  it('so that what is typed there is saved first, and reviewed as saved', async () => {
    const { user, server } = open(documentDesk());
    const paper = await identity();
    await user.type(paper.getByRole('textbox', { name: 'Number' }), 'X-77');
    fireEvent.change(paper.getByLabelText('Valid until'), { target: { value: '2999-05-05' } });
    await user.click(paper.getByRole('button', { name: 'Approve document' }));
    expect(await paper.findByText('Approved')).toBeVisible();
    const _id = aDocument()._id;
    expect(server.received('update_document').map(({ body }) => body)).toEqual([
      { _id, version: 1, unique_code: 'X-77', expires_on: '2999-05-05' },
    ]);
    expect(server.received('review_document').map(({ body }) => body)).toEqual([
      { _id, version: 2, state: 'approved' },
    ]);
    expect(paper.getByRole('textbox', { name: 'Number' })).toHaveValue('X-77');
    expect(paper.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('and is not reviewed where that could not be saved: what was typed stays', async () => {
    const { user, server } = open(documentDesk());
    server.answer({ update_document: () => refuse(errorCodes.FIELDS_NOT_VALID) });
    const paper = await identity();
    await user.type(paper.getByRole('textbox', { name: 'Number' }), 'X-77');
    await user.click(paper.getByRole('button', { name: 'Approve document' }));
    await waitFor(() => expect(server.received('get_document_list')).toHaveLength(2));
    expect(server.received('review_document')).toEqual([]);
    expect(paper.getByRole('textbox', { name: 'Number' })).toHaveValue('X-77');
    expect(paper.getByRole('button', { name: 'Save' })).toBeVisible();
  });
});

describe('deleting a document', () => {
  it('asks first, and leaves it where the answer is no', async () => {
    let isThere = true;
    const { user, server } = open(
      staffServer(person, {
        get_document_list: () => ({ data: [documentEntry(isThere ? aDocument() : null)], count: 1 }),
        delete_document: () => {
          isThere = false;
          return { document: aDocument() };
        },
      }),
    );
    const paper = await identity();
    await user.click(paper.getByRole('button', { name: 'Delete document' }));
    const question = async () => within(await screen.findByRole('dialog', { name: 'Delete identity?' }));
    expect((await question()).getByText(/permanently deleted/)).toBeVisible();
    await user.click((await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.received('delete_document')).toEqual([]);

    await user.click(paper.getByRole('button', { name: 'Delete document' }));
    await user.click((await question()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete document' })).toBeNull());
    expect(server.received('delete_document').map(({ body }) => body)).toEqual([{ _id: aDocument()._id }]);
  });
});

it('deleting a vehicle asks first, and leaves it where the answer is no', async () => {
  let vehicles = [aVehicle()];
  const { user, server } = open(
    staffServer(person, {
      get_vehicle_list: () => ({ data: vehicles, count: vehicles.length }),
      delete_vehicle: () => {
        vehicles = [];
        return { vehicle: aVehicle() };
      },
    }),
  );
  const row = within(await screen.findByRole('article', { name: 'Vespa' }));
  const question = async () => within(await screen.findByRole('dialog', { name: /^Delete .*Vespa/ }));
  await user.click(row.getByRole('button', { name: 'Delete' }));
  expect((await question()).getByText(/permanently deleted/)).toBeVisible();
  await user.click((await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.received('delete_vehicle')).toEqual([]);

  await user.click(row.getByRole('button', { name: 'Delete' }));
  await user.click((await question()).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Vespa' })).toBeNull());
  expect(server.received('delete_vehicle').map(({ body }) => body)).toEqual([{ _id: aVehicle()._id }]);
});

describe('a reason that was typed', () => {
  it('stays if the decision is refused, and goes with the next attempt', async () => {
    const decided = { ...person, approval: 'pending' as const, is_approved: false } as typeof person;
    const { user, server } = open(
      staffServer(decided, {
        get_provider: () => ({ provider: decided }),
        approve_provider: () => refuse(errorCodes.INTERNAL_SERVER_ERROR),
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(server.received('approve_provider')).toEqual([]);
    const reason = dialog.getByRole('textbox', { name: /^Reason/ });
    await user.type(reason, 'No licence');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Decline' })).toBeEnabled());
    expect(reason).toHaveValue('No licence');
    server.answer({
      approve_provider: () => ({ provider: { ...decided, version: 2, approval: 'declined' as const } }),
    });
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.received('approve_provider').map(({ body }) => body.reason)).toEqual(['No licence', 'No licence']);
  });
});
