import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { Confirm } from '../../../src/components/feedback/Confirm';

function renderConfirm(props: Partial<ComponentProps<typeof Confirm>> = {}) {
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  render(
    <Confirm
      isOpen
      title="Delete the table?"
      content="Guests can't book it."
      confirm="Delete table"
      cancel="Keep table"
      confirmColor="warning"
      onConfirm={onConfirm}
      onClose={onClose}
      {...props}
    />,
  );
  return { user: userEvent.setup(), onConfirm, onClose };
}

it('takes the props of react-admin’s, and Enter changes nothing', async () => {
  const { user, onConfirm, onClose } = renderConfirm();
  const dialog = screen.getByRole('dialog', { name: 'Delete the table?' });
  expect(dialog).toHaveTextContent("Guests can't book it.");
  expect(screen.getByRole('button', { name: 'Keep table' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledOnce();
});

it('confirms with its own button', async () => {
  const { user, onConfirm } = renderConfirm();
  await user.click(screen.getByRole('button', { name: 'Delete table' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('stays open while the action runs, and says why it failed', async () => {
  const { user, onClose } = renderConfirm({ loading: true, failure: 'The table has bookings.' });
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Keep table' })).toBeDisabled();
  expect(screen.getByRole('alert')).toHaveTextContent('The table has bookings.');
});
