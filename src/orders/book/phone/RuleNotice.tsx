import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useMayOpen } from '../../../components/access/useIsAllowed';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { clockTime } from '../../../components/time/storeTime';
import { paths } from '../../../config/paths';
import { type BookingTime, type BrokenRule, isOverridable } from './bookingChoice';

/** Texts of the rules that no reason overrides; the others have theirs in create-order. */
const ownTexts: Partial<Record<BrokenRule, string>> = {
  off: 'bookByPhone.rule.off',
  past: 'createOrder.time.past',
  too_soon: 'createOrder.time.too_soon',
  party_size: 'createOrder.override.rule.table_size',
  guest_covers: 'createOrder.override.rule.covers',
  no_table: 'bookByPhone.rule.no_table',
};

/** Where each rule is set. A pause isn't a setting. */
const settings: Partial<Record<BrokenRule, string>> = {
  off: paths.storeSettings,
  too_far: paths.tableBookingSettings,
  closed_date: paths.tableBookingSettings,
  covers: paths.tableBookingSettings,
  closed: paths.openingSettings,
  table_size: paths.tables,
  no_table: paths.tables,
};

/** Opens beside the booking, so that nothing typed is lost. */
const SettingLink = ({ path }: { path: string }) => {
  const t = useTranslate();
  if (!useMayOpen(path)) return null;
  return (
    <Button href={path} target="_blank" rel="noopener" size="small" color="inherit" sx={{ minBlockSize: 44 }}>
      {t('bookByPhone.setting')}
    </Button>
  );
};

interface RuleNoticeProps {
  /** The rules that the booking breaks. */
  rules: readonly BrokenRule[];
  /** Who has the tables, or that someone has. */
  taken?: string | undefined;
  mayOverride: boolean;
  /** Times to offer instead. */
  next: readonly BookingTime[];
  onAt: (at: string) => void;
}

/** Says why a time or table can't be booked, where that is set, and what can be had instead. */
export const RuleNotice = ({ rules, taken, mayOverride, next, onAt }: RuleNoticeProps) => {
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
  const [rule] = rules;
  const path = rule && settings[rule];
  const isUpToOthers = !mayOverride && !taken && rules.every(isOverridable);
  return (
    <Alert severity="warning" role="status" sx={{ py: 0.5 }} action={path && <SettingLink path={path} />}>
      {taken && <Typography variant="body2">{taken}</Typography>}
      {rules.map((one) => (
        <Typography key={one} variant="body2">
          {t(ownTexts[one] ?? `createOrder.override.rule.${one}`)}
        </Typography>
      ))}
      {isUpToOthers && <Typography variant="body2">{t('createOrder.override.ask')}</Typography>}
      {next.length > 0 && (
        <Box
          role="group"
          aria-label={t('bookByPhone.next')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}
        >
          {next.map(({ at }) => (
            <Button key={at} variant="outlined" onClick={() => onAt(at)} sx={{ minBlockSize: 44 }}>
              {clockTime(at, { locale, timezone })}
            </Button>
          ))}
        </Box>
      )}
    </Alert>
  );
};
