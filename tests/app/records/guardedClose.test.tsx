import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { unsavedWork } from '../../../src/realtime/unsavedWork';
import { useGuardedClose } from '../../../src/records/form/useGuardedClose';

const question = 'records.unsaved.title';

const NoteDialog = ({ onClose, isBusy = false }: { onClose: () => void; isBusy?: boolean }) => {
  const [text, setText] = useState('');
  const { close, question: asks } = useGuardedClose({ isTyped: text !== '', isBusy, onClose });
  return (
    <Dialog open onClose={close}>
      <TextField label="Note" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={close}>
        Cancel
      </button>
      {asks}
    </Dialog>
  );
};

const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: question })).toBeNull());
const stay = async () => {
  expect(await screen.findByRole('dialog', { name: question })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'records.unsaved.stay' }));
  await gone();
};

it('asks before Esc, a click outside or Cancel discards what was typed', async () => {
  const onClose = vi.fn();
  const { unmount } = render(<NoteDialog onClose={onClose} />);
  await userEvent.type(screen.getByLabelText('Note'), 'Sorry');
  expect(unsavedWork.hasUnsaved()).toBe(true);
  await userEvent.keyboard('{Escape}');
  await stay();
  await userEvent.click(document.querySelector('.MuiDialog-container') as HTMLElement);
  await stay();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await stay();
  expect(screen.getByLabelText('Note')).toHaveValue('Sorry');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'records.unsaved.leave' }));
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  expect(unsavedWork.hasUnsaved()).toBe(false);
});

it('closes at once if nothing was typed, and not while it is being sent', async () => {
  const onClose = vi.fn();
  const { rerender } = render(<NoteDialog onClose={onClose} isBusy />);
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  rerender(<NoteDialog onClose={onClose} />);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
