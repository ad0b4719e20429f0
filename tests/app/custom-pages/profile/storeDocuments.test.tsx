import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storeDocumentTypes } from '#contract/documents/documentTypes';
import type { DocumentEntry, UploadedDocument } from '#contract/entities/document';
import { unsavedWork } from '../../../../src/realtime/unsavedWork';
import { aSession, aStore, aSubStore } from '../../../support/accounts';
import { type Answers, fakeServer, refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { currentPath, renderApp } from '../../../support/renderApp';

readAhead(() => import('../../../../src/custom-pages/profile/ProfilePage'));

const at = '2026-05-01T10:00:00.000Z';
const aStoreDocument = (change: Partial<UploadedDocument> = {}): UploadedDocument => ({
  ...{ _id: '00000000-0000-4000-8000-0000000000d1', version: 1, type: 2, holder_id: aStore()._id },
  ...{ document_type_id: 'business_registration', unique_code: '', expires_on: null, has_front: true, has_back: false },
  files: { front: { type: 'image/webp', name: '', size: 40_000 }, back: null },
  ...{ state: 'pending', is_replacement: false, reason: '', uploaded_at: at, reviewed_at: null, reviewed_by: '' },
  ...change,
});
const entriesOf = (...given: Partial<DocumentEntry>[]): DocumentEntry[] =>
  storeDocumentTypes.map(({ id }) => ({
    ...{ document_type_id: id, is_required: id === 'business_registration', document: null, replacement: null },
    ...given.find(({ document_type_id }) => document_type_id === id),
  }));
const registration = (change: Partial<DocumentEntry>) => ({
  document_type_id: 'business_registration' as const,
  ...change,
});

const path = '/app/profile?tab=documents';
const open = (entries: DocumentEntry[], answers: Answers = {}, session = aSession()) =>
  renderApp({
    path,
    session,
    server: fakeServer({ get_document_list: () => ({ data: entries, count: entries.length }), ...answers }),
  });
const card = () => screen.findByRole('article', { name: 'business_registration' });
const file = new File(['x'], 'scan.jpg', { type: 'image/jpeg' });

describe("the store's documents", () => {
  it('say what is due, with an asterisk, and offer the others', async () => {
    open(entriesOf());
    const due = within(await card());
    expect(due.getByText('Due')).toBeVisible();
    expect(due.getByText(/required/)).toHaveTextContent('* required');
    expect(screen.getByText('Still to upload: business_registration.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'bank_statement' })).toBeVisible();
  });

  it('say what is still missing of one, and save what was typed', async () => {
    const identity = aStoreDocument({ document_type_id: 'owner_identity' });
    const { user, server } = open(
      entriesOf({ document_type_id: 'owner_identity', is_required: true, document: identity }),
      { update_document: () => ({ document: { ...identity, version: 2, expires_on: '2031-01-31' } }) },
    );
    const owner = within(await screen.findByRole('article', { name: 'owner_identity' }));
    expect(owner.getByText('Incomplete')).toBeVisible();
    expect(owner.getByText('Missing: Back, Valid until.')).toBeVisible();
    fireEvent.change(owner.getByLabelText('Valid until'), { target: { value: '2031-01-31' } });
    await user.click(owner.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.received('update_document')[0]?.body).toMatchObject({ version: 1, expires_on: '2031-01-31' }),
    );
  });

  it('say why one was refused', async () => {
    open(entriesOf(registration({ document: aStoreDocument({ state: 'declined', reason: 'The stamp is cut off' }) })));
    const refused = within(await card());
    expect(refused.getByText('Refused')).toBeVisible();
    expect(refused.getByText('The stamp is cut off')).toBeVisible();
    expect(screen.getByText(/^Refused: business_registration\./)).toBeVisible();
  });

  it('keep an accepted one as it is, next to its new version', async () => {
    const accepted = aStoreDocument({ state: 'approved', unique_code: 'HRB 4711', reviewed_at: at });
    const { user } = open(entriesOf(registration({ document: accepted })));
    const shown = within(await card());
    expect(shown.getByText('Accepted')).toBeVisible();
    expect(shown.queryByRole('button', { name: /Replace|Delete/ })).toBeNull();
    await user.click(shown.getByRole('button', { name: 'Upload a new version' }));
    expect(shown.getByRole('group', { name: 'New version' })).toBeVisible();
    expect(screen.getByText('All required documents have been accepted.')).toBeVisible();
  });

  it('warn of an accepted one that expires soon', async () => {
    const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const licence = aStoreDocument({ document_type_id: 'food_licence', state: 'approved', expires_on: soon });
    open(entriesOf({ document_type_id: 'food_licence', document: licence }));
    const shown = within(await screen.findByRole('article', { name: 'food_licence' }));
    expect(shown.getByText(/^Valid for [456] more days\./)).toBeVisible();
  });

  it('have to be uploaded again once they have expired, unless a new version is handed in', async () => {
    const expired = aStoreDocument({ state: 'approved', expires_on: '2020-01-31' });
    const { unmount } = open(entriesOf(registration({ document: expired })));
    expect(await screen.findByText('Still to upload: business_registration.')).toBeVisible();
    unmount();
    const replacement = aStoreDocument({ _id: '00000000-0000-4000-8000-0000000000d2', is_replacement: true });
    open(entriesOf(registration({ document: expired, replacement })));
    expect(await screen.findByText(/The platform is reviewing them/)).toBeVisible();
    expect(screen.queryByText('All required documents have been accepted.')).toBeNull();
  });

  it('keep what was typed while the other tab is shown, and ask before the page is left', async () => {
    const { user } = open(entriesOf(registration({ document: aStoreDocument() })));
    const number = () => screen.getByRole('textbox', { name: 'Number' });
    await card();
    await user.type(number(), 'HRB 4711');
    expect(unsavedWork.hasUnsaved()).toBe(true);
    await user.click(screen.getByRole('tab', { name: 'Account' }));
    expect(screen.queryByRole('article', { name: 'business_registration' })).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Store picture' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Documents' }));
    expect(number()).toHaveValue('HRB 4711');
    await user.click(screen.getByRole('link', { name: 'Offers' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(number()).toHaveValue('HRB 4711'));
    expect(currentPath()).toBe(path);
  });

  it('are nothing to lose once they are accepted while someone is typing', async () => {
    let state: 'pending' | 'approved' = 'pending';
    const { user } = open([], {
      get_document_list: () => {
        const identity = { document_type_id: 'owner_identity' as const, is_required: true };
        const data = entriesOf(registration({ document: aStoreDocument({ state }) }), identity);
        return { data, count: data.length };
      },
      upload_document: () => {
        state = 'approved';
        return { document: aStoreDocument({ document_type_id: 'owner_identity' }) };
      },
    });
    await user.type(within(await card()).getByRole('textbox', { name: 'Number' }), 'HRB');
    expect(unsavedWork.hasUnsaved()).toBe(true);
    const identity = within(screen.getByRole('article', { name: 'owner_identity' }));
    const [front] = identity.getAllByText('Or drop a file here.');
    fireEvent.drop(front as HTMLElement, { dataTransfer: { types: ['Files'], files: [file] } });
    await waitFor(() => expect(unsavedWork.hasUnsaved()).toBe(false));
    expect(within(await card()).queryByRole('textbox')).toBeNull();
  });

  it('take a file that is dropped, and keep it to send it again after a failure', async () => {
    let tries = 0;
    const { user, server } = open(entriesOf(), {
      upload_document: () => {
        tries += 1;
        return tries === 1 ? refuse(2003) : { document: aStoreDocument() };
      },
    });
    const due = within(await card());
    const target = due.getByText('Or drop a file here.');
    fireEvent.drop(target, { dataTransfer: { types: ['Files'], files: [file] } });
    await user.click(await due.findByRole('button', { name: /^Send .*scan\.jpg.* again$/ }));
    await waitFor(() => expect(server.received('upload_document')).toHaveLength(2));
    expect(due.queryByRole('button', { name: /again$/ })).toBeNull();
  });

  it('are one tab away for a blocked owner, and not shown to team members', async () => {
    const settings = { ...aSession().settings, is_upload_store_documents: true };
    const blocked = aSession({ store: aStore({ is_document_uploaded: false }), settings });
    const { unmount, user } = renderApp({
      path: '/app/profile',
      session: blocked,
      server: fakeServer({ get_document_list: () => ({ data: entriesOf(), count: 5 }) }),
    });
    expect(await screen.findByText(/^Documents not uploaded\./)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Documents' }));
    expect(await card()).toBeVisible();
    unmount();
    open(entriesOf(), {}, aSession({ sub_store: aSubStore() }));
    expect(await screen.findByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Account', 'Security']);
  });
});
