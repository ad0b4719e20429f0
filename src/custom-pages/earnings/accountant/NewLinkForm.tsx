import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { accountantLimits } from '#contract/accountantLimits';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { useNotifyError } from '../../../records/form/useNotifyError';

const { daysMax, linksMax } = accountantLimits;

interface NewLinkFormProps {
  onCreated: (created: ReplyOf<'add_accountant_link'>) => void;
}

/** Asks whom a link is for and how long it works, and creates it. */
export const NewLinkForm = ({ onCreated }: NewLinkFormProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const attempt = useNotifyError();
  const [name, setName] = useState('');
  const [typedDays, setDays] = useState(String(accountantLimits.days));
  const [isBusy, setBusy] = useState(false);
  const days = Number(typedDays);
  const isInRange = Number.isInteger(days) && days >= 1 && days <= daysMax;
  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !isInRange || name.trim() === '') return;
    setBusy(true);
    const isCreated = await attempt(
      async () => onCreated(await dataProvider.addAccountantLink({ name: name.trim(), days })),
      ({ code }) => (code === errorCodes.UPDATE_FAILED ? t('accountant.full', { number: linksMax }) : ''),
    );
    if (isCreated) setName('');
    setBusy(false);
  };
  return (
    <Box
      component="form"
      onSubmit={(event: FormEvent) => void create(event)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}
    >
      <TextField
        size="small"
        required
        label={t('accountant.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: limits.nameMax, autoComplete: 'off' } }}
        sx={{ flex: '2 1 200px' }}
      />
      <TextField
        size="small"
        required
        label={t('accountant.days')}
        value={typedDays}
        onChange={({ target }) => setDays(target.value)}
        error={!isInRange}
        helperText={isInRange ? undefined : t('accountant.days_range', { most: daysMax })}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        sx={{ flex: '1 1 140px' }}
      />
      <Button
        type="submit"
        variant="contained"
        loading={isBusy}
        disabled={!isInRange || name.trim() === ''}
        sx={{ minBlockSize: 40 }}
      >
        {t('accountant.create')}
      </Button>
    </Box>
  );
};
