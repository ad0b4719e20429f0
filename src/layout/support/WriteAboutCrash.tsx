import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { isSupportOffered } from '../../config/supportOffer';
import { addToKeptMessage } from './keptMessage';
import { openSupport } from './useSupportPanel';

/** Opens support with the number of a crash in the message, below what stands there already; where it is open, into its field. */
export const WriteAboutCrash = ({ report }: { report: string }) => {
  const t = useTranslate();
  if (!isSupportOffered()) return null;
  const write = () => {
    addToKeptMessage(t('shell.error.report', { id: report }));
    openSupport();
  };
  return <Button onClick={write}>{t('shell.error.write')}</Button>;
};
