import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { OnError } from '../../../menuFiles/run/importJob';

const choices = ['skip', 'stop'] as const;

/** What happens where rows have errors: the valid ones alone, or nothing. */
export const ErrorChoice = ({ onError, onChoose }: { onError: OnError; onChoose: (chosen: OnError) => void }) => {
  const t = useTranslate();
  const label = useId();
  return (
    <div>
      <FormLabel id={label} sx={{ fontWeight: 600 }}>
        {t('menuFiles.preview.on_error')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={label}
        value={onError}
        onChange={(_event, chosen) => onChoose(chosen === 'stop' ? 'stop' : 'skip')}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio />}
            label={
              <>
                <Typography>{t(`menuFiles.preview.${choice}`)}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t(`menuFiles.preview.${choice}_detail`)}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </div>
  );
};
