import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { autoAssignments } from '#contract/orders/orderRules';

/** When the search begins by itself, each choice with what it means for the store's day. */
export const AutoAssignInput = () => {
  const t = useTranslate();
  const labelId = useId();
  const { field } = useController({ name: 'auto_assign' });
  return (
    <div>
      <FormLabel id={labelId}>{t('dispatch.settings.when')}</FormLabel>
      <RadioGroup {...field} aria-labelledby={labelId} sx={{ gap: 0.5, mt: 0.5 }}>
        {autoAssignments.map((choice) => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio slotProps={{ input: { 'aria-describedby': `${labelId}-${choice}` } }} />}
            sx={{ alignItems: 'flex-start', mx: 0 }}
            label={
              <>
                <Typography component="span" sx={{ display: 'block', fontWeight: 550, pt: 1 }}>
                  {t(`dispatch.settings.auto_assign.${choice}`)}
                </Typography>
                <Typography
                  component="span"
                  id={`${labelId}-${choice}`}
                  sx={{ display: 'block', fontSize: '0.875rem', color: 'text.secondary' }}
                >
                  {t(`dispatch.settings.meaning.${choice}`)}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </div>
  );
};
