import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** An item that is switched off for today, and back by itself. */
export const TryStock = () => {
  const t = useTranslate();
  const [isIn, setIn] = useState(true);
  return (
    <>
      <FormControlLabel
        label={t('landing.components.stock.label')}
        labelPlacement="start"
        control={<Switch checked={isIn} onChange={(_, checked) => setIn(checked)} />}
        sx={{
          m: 0,
          justifyContent: 'space-between',
          minBlockSize: 44,
          '& .MuiFormControlLabel-label': { fontWeight: 550 },
        }}
      />
      <Box role="status" sx={{ mt: 1, color: isIn ? 'success.main' : 'warning.main', fontWeight: 550 }}>
        {t(isIn ? 'landing.components.stock.in' : 'landing.components.stock.out')}
      </Box>
    </>
  );
};
