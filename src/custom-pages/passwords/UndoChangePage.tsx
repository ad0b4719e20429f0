import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { AddressChange } from '#contract/entities/profile';
import { type AlarmLink, AlarmPage } from './AlarmPage';

type UndoChangePageProps = AlarmLink<AddressChange, ReplyOf<'undo_address_change'>>;

const codeTexts = {
  [errorCodes.STORE_EMAIL_ALREADY_REGISTERED]: 'profile.undo.taken',
  [errorCodes.STORE_PHONE_ALREADY_REGISTERED]: 'profile.undo.taken',
  [errorCodes.EMAIL_ALREADY_REGISTERED]: 'profile.undo.taken',
};

const Row = ({ label, value }: { label: string; value: string }) => (
  <div>
    <Typography component="dt" color="text.secondary">
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      <bdi>{value}</bdi>
    </Typography>
  </div>
);

/** The account, its address, and the address that comes back. */
const Addresses = ({ channel, old_value, new_value, name, store_name }: AddressChange) => {
  const t = useTranslate();
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      <Row label={t('profile.undo.account')} value={[name, store_name[0]].filter(Boolean).join(' · ')} />
      <Row label={t(`profile.undo.${channel}.now`)} value={new_value || t('profile.none')} />
      <Row label={t(`profile.undo.${channel}.back`)} value={old_value || t('profile.none')} />
    </Box>
  );
};

/** `/store/undo-change/<token>`: restores an address that was replaced, by the link in its notice. */
export default function UndoChangePage(link: UndoChangePageProps) {
  const t = useTranslate();
  return (
    <AlarmPage
      {...link}
      title={t('profile.undo.page')}
      over="profile.undo.over"
      codeTexts={codeTexts}
      question={(change) => ({
        title: t(`profile.undo.${change.channel}.title`),
        detail: t('profile.undo.detail'),
        explanation: <Addresses {...change} />,
      })}
      confirm={t('profile.undo.confirm')}
      result={({ reset_to, demo_message }) => ({
        title: t('profile.undo.done'),
        // A masked address keeps its own order within a text that is written from right to left.
        detail: reset_to
          ? t('profile.undo.reset', { recipient: `\u2066${reset_to}\u2069` })
          : t('profile.undo.no_reset'),
        demoMessage: demo_message,
      })}
    />
  );
}
