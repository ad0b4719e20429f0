import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { clockTime } from '../../components/time/storeTime';
import { type TakenTables, useTakerText } from '../display/takenTables';
import type { StoreTables } from '../places/tableChoices';

interface OffersProps {
  label: string;
  children: ReactNode[];
}

const Offers = ({ label, children }: OffersProps) =>
  children.length === 0 ? null : (
    <Box
      role="group"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mt: 1 }}
    >
      <Typography variant="body2" component="span" aria-hidden>
        {label}
      </Typography>
      {children}
    </Box>
  );

interface TakenNoticeProps {
  taken: TakenTables;
  /** Names the offered tables; undefined until it is loaded. */
  store: StoreTables | undefined;
  onTables: (tableIds: readonly string[]) => void;
  /** Offers other times too. */
  onAt?: (at: string) => void;
}

/** Says who has the wanted table and until when, and offers free tables and times. */
export const TakenNotice = ({ taken, store, onTables, onAt }: TakenNoticeProps) => {
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
  const takerText = useTakerText();
  const numbers = new Map(store?.tables.map(({ _id, number }) => [_id, number]));
  const tables = store ? taken.table_ids : [];
  const whose = [
    ...taken.taken_by.map(takerText),
    ...taken.typed.map((typed) => t('orderChanges.typed', { ...typed })),
  ];
  return (
    <Alert severity="warning" role="alert">
      {whose.map((text) => (
        <Typography key={text} variant="body2">
          {text}
        </Typography>
      ))}
      <Offers label={t('boards.taken.tables')}>
        {tables.map((ids) => (
          <Button
            key={ids.join()}
            variant="outlined"
            color="inherit"
            onClick={() => onTables(ids)}
            sx={{ minBlockSize: 44 }}
          >
            {t('order.table_number', { number: ids.map((id) => numbers.get(id) ?? '').join(' + ') })}
          </Button>
        ))}
      </Offers>
      <Offers label={t('boards.taken.times')}>
        {(onAt ? taken.times : []).map((at) => (
          <Button key={at} variant="outlined" color="inherit" onClick={() => onAt?.(at)} sx={{ minBlockSize: 44 }}>
            {clockTime(at, { locale, timezone })}
          </Button>
        ))}
      </Offers>
    </Alert>
  );
};
