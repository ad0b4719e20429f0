import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { dayName, weekFrom, wideWeek } from './week';

interface CopyDayProps {
  day: number;
  /** Name of the day. */
  name: string;
  onCopy: (days: readonly number[]) => void;
}

/** Copies a day's hours to other days, which are selected in a list. */
export const CopyDay = ({ day, name, onCopy }: CopyDayProps) => {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const others = weekFrom(locale).filter((each) => each !== day);
  const isAll = chosen.length === others.length;
  const close = () => {
    setAnchor(null);
    setChosen([]);
  };
  const toggle = (each: number) =>
    setChosen(chosen.includes(each) ? chosen.filter((other) => other !== each) : [...chosen, each]);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        title={t('records.availability.copy')}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-label={t('records.availability.copy_of', { day: name })}
        aria-haspopup="dialog"
        sx={{ minBlockSize: 40, minInlineSize: 40, color: 'text.secondary', gap: 0.75, [wideWeek]: { order: 1 } }}
      >
        <ContentCopyIcon fontSize="small" />
        <Box component="span" sx={{ display: 'none', [wideWeek]: { display: 'inline' } }}>
          {t('records.availability.copy')}
        </Box>
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': t('records.availability.copy_of', { day: name }), sx: { p: 1.5 } },
        }}
      >
        <Box sx={{ display: 'grid' }}>
          <FormControlLabel
            control={
              <Checkbox
                checked={isAll}
                indeterminate={!isAll && chosen.length > 0}
                onChange={() => setChosen(isAll ? [] : others)}
              />
            }
            label={t('records.availability.copy_all')}
            sx={{ minBlockSize: 44, fontWeight: 600 }}
          />
          {others.map((each) => (
            <FormControlLabel
              key={each}
              control={<Checkbox checked={chosen.includes(each)} onChange={() => toggle(each)} />}
              label={dayName(each, locale)}
              sx={{ minBlockSize: 44 }}
            />
          ))}
          <Button
            variant="contained"
            disabled={chosen.length === 0}
            onClick={() => {
              onCopy(chosen);
              close();
            }}
            sx={{ minBlockSize: 44, mt: 1 }}
          >
            {t('records.availability.copy_now')}
          </Button>
        </Box>
      </Popover>
    </>
  );
};
