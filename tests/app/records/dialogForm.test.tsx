import TextField from '@mui/material/TextField';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { ApiError, UnreachableError } from '../../../src/dataProvider/apiError';
import { unsavedWork } from '../../../src/realtime/unsavedWork';
import { DialogForm, useDialogForm } from '../../../src/records/form/DialogForm';
import { useDialogField } from '../../../src/records/form/useDialogField';
import { clearSession, setSession } from '../../../src/session/session';
import { aSession } from '../../support/accounts';
import { readAhead } from '../../support/readAhead';
import { typeAtOnce } from '../../support/typeAtOnce';

readAhead(() => import('../../../src/records/conflict/ConflictDialog'));

// The comparison names languages of the store.
beforeEach(() => setSession(aSession()));
afterEach(clearSession);

interface Note {
  version: number;
  note: string;
  stars: number;
}

const seen: Note = { version: 1, note: 'Early', stars: 2 };
const valuesOf = (record: Note | null) => ({ note: record?.note ?? '' });
const fields = [{ source: 'note', label: 'Note' }];

type Save = Parameters<typeof useDialogForm<{ note: string }, Note>>[0]['save'];

interface NoteDialogProps {
  save: Save;
  onClose?: () => void;
  onConflict?: (current: Note, by: string) => { message: string };
  latest?: () => Promise<Note | null>;
}

const NoteDialog = ({ save, onClose = () => undefined, ...options }: NoteDialogProps) => {
  const form = useDialogForm<{ note: string }, Note>({ record: seen, valuesOf, save, ...options });
  const note = useDialogField<string>(form, 'note', (value) => (value === '' ? { message: 'empty' } : undefined));
  return (
    <DialogForm title="Note" subtitle={`Version ${form.record?.version}`} form={form} fields={fields} onClose={onClose}>
      <TextField {...note.textField} label="Text" helperText={note.error} />
    </DialogForm>
  );
};

const text = () => screen.getByRole('textbox', { name: 'Text' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'common.save' }));
const refused = (code: number, details: ConstructorParameters<typeof ApiError>[1] = {}) =>
  new ApiError(code, { success: false, error_code: code, ...details } as never);
const changed = (current: Partial<Note>) =>
  refused(errorCodes.CHANGED_MEANWHILE, { current: { ...seen, ...current }, changed_by: 'Bea' } as never);

it('asks before Esc, a click outside or Cancel discards what was typed, and is named by its title alone', async () => {
  const onClose = vi.fn();
  render(<NoteDialog save={vi.fn()} onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: 'Note' })).toBeVisible();
  typeAtOnce(text(), 'Late');
  expect(unsavedWork.hasUnsaved()).toBe(true);
  for (const leave of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(document.querySelector('.MuiDialog-container') as HTMLElement),
    () => userEvent.click(screen.getByRole('button', { name: 'common.cancel' })),
  ]) {
    await leave();
    await userEvent.click(await screen.findByRole('button', { name: 'records.unsaved.stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'records.unsaved.title' })).toBeNull());
  }
  expect(text()).toHaveValue('Late');
  expect(onClose).not.toHaveBeenCalled();
});

it('saves once with Enter and Ctrl+S, and stays open while the save waits, as for a session that is renewed', async () => {
  let finish: () => void = () => undefined;
  const send = vi.fn<Save>(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const onClose = vi.fn();
  render(<NoteDialog save={send} onClose={onClose} />);
  typeAtOnce(text(), 'Late');
  fireEvent.keyDown(text(), { key: 's', code: 'KeyS', ctrlKey: true });
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ note: 'Late' }, seen));
  await userEvent.type(text(), '{Enter}');
  await userEvent.keyboard('{Escape}');
  expect(send).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  expect(text()).toHaveValue('Late');
  await act(async () => finish());
});

it('shows what is missing and what the server refuses at its field, and keeps what was typed', async () => {
  const send = vi.fn<Save>();
  render(<NoteDialog save={send} />);
  fireEvent.change(text(), { target: { value: '' } });
  await save();
  expect(text()).toHaveAccessibleDescription('empty');
  expect(send).not.toHaveBeenCalled();
  typeAtOnce(text(), 'Late');
  send.mockRejectedValueOnce(refused(errorCodes.FIELDS_NOT_VALID, { errors: [{ path: 'note', code: 'required' }] }));
  await save();
  await waitFor(() => expect(text()).toHaveAccessibleDescription('records.field.required'));
  expect(text()).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  send.mockRejectedValueOnce(new UnreachableError());
  await save();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(text()).toHaveValue('Late');
});

it('saves over a change of something else without asking', async () => {
  const send = vi.fn<Save>().mockRejectedValueOnce(changed({ version: 2, stars: 1 }));
  render(<NoteDialog save={send} />);
  typeAtOnce(text(), 'Late');
  await save();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send).toHaveBeenLastCalledWith({ note: 'Late' }, { ...seen, version: 2, stars: 1 });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('compares a change of the same value, and saves what was chosen over it', async () => {
  const theirs = { version: 2, note: 'On time' };
  const send = vi.fn<Save>().mockRejectedValueOnce(changed(theirs));
  render(<NoteDialog save={send} />);
  typeAtOnce(text(), 'Late');
  await save();
  await userEvent.click(await screen.findByRole('radio', { name: /On time/ }));
  await userEvent.click(screen.getByRole('button', { name: 'common.save' }));
  await waitFor(() => expect(send).toHaveBeenLastCalledWith({ note: 'On time' }, { ...seen, ...theirs }));
});

it('can go on from the current record with a notice instead of a comparison', async () => {
  const send = vi.fn<Save>().mockRejectedValueOnce(changed({ version: 2, note: 'On time' }));
  render(<NoteDialog save={send} onConflict={(_current, by) => ({ message: `${by} changed it` })} />);
  typeAtOnce(text(), 'Late');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Bea changed it');
  expect(screen.getByText('Version 2')).toBeVisible();
  expect(text()).toHaveValue('Late');
  await save();
  await waitFor(() =>
    expect(send).toHaveBeenLastCalledWith({ note: 'Late' }, { ...seen, version: 2, note: 'On time' }),
  );
});

it('shows that the current record can’t be fetched after a conflict, and keeps what was typed', async () => {
  const send = vi.fn<Save>().mockRejectedValueOnce(changed({ version: 2, note: 'On time' }));
  render(<NoteDialog save={send} latest={() => Promise.reject(new UnreachableError())} />);
  typeAtOnce(text(), 'Late');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('codes.error.2003');
  expect(text()).toHaveValue('Late');
  await save();
  await waitFor(() => expect(send).toHaveBeenLastCalledWith({ note: 'Late' }, seen));
});
