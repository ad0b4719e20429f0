import Box from '@mui/material/Box';
import type { ChangeEvent } from 'react';
import { useTranslate } from 'react-admin';

/** Whether this device keeps the email address or phone number for the next time. */
export const RememberBox = ({ isChecked, onChange }: { isChecked: boolean; onChange: (is: boolean) => void }) => {
  const t = useTranslate();
  return (
    <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minHeight: 44, cursor: 'pointer' }}>
      <Box
        component="input"
        type="checkbox"
        checked={isChecked}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.checked)}
        sx={(theme) => ({ inlineSize: 20, blockSize: 20, m: 0, accentColor: theme.palette.primary.main })}
      />
      {t('signIn.remember')}
    </Box>
  );
};
