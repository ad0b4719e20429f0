import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { lookAs } from '../../../session/lookAs';
import { useAccount } from './useAccount';

/** Opens the app as this account sees it. What is not saved yet would not be seen: it is saved first. */
export const LookAsButton = () => {
  const t = useTranslate();
  const account = useAccount();
  const { isDirty } = useFormState();
  if (!account || account.management_gap === 'self') return null;
  return (
    <Button
      color="inherit"
      startIcon={<VisibilityIcon />}
      disabled={isDirty}
      onClick={() => lookAs(account)}
      sx={{ minBlockSize: 44 }}
    >
      {t(isDirty ? 'subStores.look_saved' : 'subStores.look')}
    </Button>
  );
};
