import Button, { type ButtonProps } from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Confirm } from './Confirm';

interface ConfirmButtonProps extends Pick<ButtonProps, 'variant' | 'color'> {
  label: string;
  title: string;
  detail: ReactNode;
  /** The button of the question; by default, it has the same text. */
  confirm?: string;
  /** The button that changes nothing. */
  cancel?: string;
  /** Whether it can't be undone. */
  isDangerous?: boolean;
  /** Shows its own errors. */
  act: () => Promise<unknown>;
}

/** Does something after asking; the question stays until the server has replied. */
export const ConfirmButton = (props: ConfirmButtonProps) => {
  const t = useTranslate();
  const {
    label,
    title,
    detail,
    confirm = label,
    cancel = t('common.cancel'),
    isDangerous = false,
    act,
    ...button
  } = props;
  const [isAsking, setAsking] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    await act();
    setRunning(false);
    setAsking(false);
  };
  return (
    <>
      <Button variant="outlined" {...button} onClick={() => setAsking(true)} sx={{ minBlockSize: 44 }}>
        {label}
      </Button>
      {isAsking && (
        <Confirm
          isOpen
          title={title}
          content={detail}
          confirm={confirm}
          cancel={cancel}
          confirmColor={isDangerous ? 'warning' : 'primary'}
          loading={isRunning}
          onConfirm={() => void run()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
