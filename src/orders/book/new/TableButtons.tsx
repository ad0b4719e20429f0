import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { TableChoice } from '../../places/tableChoices';

interface TableButtonsProps {
  /** Best first. */
  choices: readonly TableChoice[];
  /** Whether the first is the one to take: not if a better one has its own button. */
  isFirstBest?: boolean;
  onChoose: (choice: TableChoice, button: HTMLElement) => void;
}

/** The free tables for a party, one of which seats it. */
export const TableButtons = ({ choices, isFirstBest = true, onChoose }: TableButtonsProps) => {
  const t = useTranslate();
  if (choices.length === 0) return <Typography role="status">{t('tableBook.none_free')}</Typography>;
  return choices.map((choice, index) => (
    <Button
      key={choice.ids.join()}
      size="large"
      variant={isFirstBest && index === 0 ? 'contained' : 'outlined'}
      onClick={(event) => onChoose(choice, event.currentTarget)}
      sx={{ minBlockSize: 56, justifyContent: 'space-between' }}
    >
      <span>{t('order.table_number', { number: choice.numbers })}</span>
      <span>{t('tableBook.seats', { min: choice.min_persons, max: choice.max_persons })}</span>
    </Button>
  ));
};
