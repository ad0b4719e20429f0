import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { TableChoice } from '../../places/tableChoices';
import type { BookingChoice } from './bookingChoice';
import { ChoiceButton, choiceGrid } from './ChoiceButton';

interface TableButtonsProps {
  choice: BookingChoice;
  /** Tables of another size can be chosen, with a reason. */
  isAnySize: boolean;
  onTables: (ids: readonly string[]) => void;
}

/** The tables that the party can have, the suggested ones first. */
export const TableButtons = ({ choice, isAnySize, onTables }: TableButtonsProps) => {
  const t = useTranslate();
  const [isLong, setLong] = useState(false);
  const { offered, others, tables, problem } = choice;
  const label = t('createOrder.table.label');
  const isKept = tables !== undefined && problem !== null;
  // What can't be had isn't a choice, but stays in view, because the notice is about it.
  const shown: TableChoice[] = [...(isKept ? [tables] : []), ...offered];
  const rest = isAnySize ? others.filter((other) => !shown.includes(other)) : [];
  const button = (one: TableChoice) => (
    <ChoiceButton
      key={one.ids.join()}
      isChosen={one === tables}
      isBlocked={one === tables && problem === 'taken'}
      onClick={() => onTables(one.ids)}
      sx={{ flexDirection: 'column', lineHeight: 1.3, whiteSpace: 'normal' }}
    >
      <span>{t('createOrder.table.number', { number: one.numbers })}</span>
      <Typography component="span" variant="caption">
        {t('createOrder.table.range', { min: one.min_persons, max: one.max_persons })}
      </Typography>
    </ChoiceButton>
  );
  if (shown.length === 0 && rest.length === 0) return null;
  return (
    <Box>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Box role="group" aria-label={label} sx={choiceGrid}>
        {shown.map(button)}
        {isLong && rest.map(button)}
      </Box>
      {rest.length > 0 && !isLong && (
        <Button onClick={() => setLong(true)} sx={{ minBlockSize: 44, mt: 0.5 }}>
          {t('bookByPhone.other_tables')}
        </Button>
      )}
    </Box>
  );
};
