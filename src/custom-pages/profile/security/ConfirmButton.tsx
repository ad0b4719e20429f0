import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Confirm } from '../../../components/feedback/Confirm';

interface ConfirmButtonProps extends Pick<ButtonProps, 'variant' | 'color'> {
  /** On the button, and on that of the question. */
  label: string;
  title: string;
  detail: string;
  /** Whether it can't be taken back. */
  isDangerous?: boolean;
  /** Shows its own errors. */
  act: () => Promise<unknown>;
}

/** Does something after saying what it means; the question stays until the server has replied. */
export const ConfirmButton = ({ label, title, detail, isDangerous = false, act, ...button }: ConfirmButtonProps) => {
  const t = useTranslate();
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
          confirm={label}
          cancel={t('common.cancel')}
          confirmColor={isDangerous ? 'warning' : 'primary'}
          loading={isRunning}
          onConfirm={() => void run()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
