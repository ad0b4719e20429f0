import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { isSupportOffered } from '../../config/supportOffer';
import { keepMessage, readKeptMessage } from './keptMessage';
import { openSupport } from './useSupportPanel';

/** Opens support with the number of a crash in the message, below what stands there already. */
export const WriteAboutCrash = ({ report }: { report: string }) => {
  const t = useTranslate();
  if (!isSupportOffered()) return null;
  const write = () => {
    const { text } = readKeptMessage();
    const line = t('shell.error.report', { id: report });
    if (!text.includes(report)) keepMessage({ text: text.trim() === '' ? `${line}\n` : `${text}\n\n${line}\n` });
    openSupport();
  };
  return <Button onClick={write}>{t('shell.error.write')}</Button>;
};
