import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Confirm } from '../../components/feedback/Confirm';

interface AskedDeleteProps {
  label: string;
  title: string;
  detail: string;
  onDelete: () => Promise<void>;
}

/** Deletes something permanently after asking; the dialog stays until the server has replied. */
export const AskedDelete = ({ label, title, detail, onDelete }: AskedDeleteProps) => {
  const t = useTranslate();
  const [isAsked, setAsked] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const remove = async () => {
    setRunning(true);
    await onDelete();
    setRunning(false);
    setAsked(false);
  };
  return (
    <>
      <Button color="inherit" onClick={() => setAsked(true)} sx={{ minBlockSize: 40 }}>
        {label}
      </Button>
      {isAsked && (
        <Confirm
          isOpen
          title={title}
          content={detail}
          confirm={t('common.delete')}
          cancel={t('common.cancel')}
          confirmColor="warning"
          loading={isRunning}
          onConfirm={() => void remove()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
};
