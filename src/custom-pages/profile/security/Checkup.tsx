import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import AttentionIcon from '@mui/icons-material/ErrorOutline';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CheckupPoint, CheckupPointName } from '#contract/entities/checkup';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { StateSign } from '../../../components/StateSign';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { recordDate } from '../../../components/time/storeTime';
import { paths, profileSectionPath } from '../../../config/paths';
import { FormSection } from '../../../records/form/FormSection';
import { listFilter } from '../../../records/list/toolbar/recordFilter';
import { blockerOf } from '../../../session/blockerOf';
import { useSession } from '../../../session/useSession';
import { LoadFailed } from '../LoadFailed';
import { StepRow } from '../StepRow';
import { useCheckup } from './useCheckup';

const ChangePasswordDialog = lazyWithRetry(() => import('../../../records/password/ChangePasswordDialog'));

const titles: Record<CheckupPointName, string> = {
  factor: 'security.two_step',
  recovery_codes: 'security.codes.title',
  password: 'profile.password.title',
  addresses: 'profile.addresses.title',
  devices: 'access.devices.title',
  team: 'security.team.title',
  permissions: 'security.checkup.permissions.title',
  bank: 'bank.title',
};

/** Where to fix each point; the password has a dialog. */
function pageOf({ point, finding }: CheckupPoint): string | null {
  switch (point) {
    case 'factor':
      return profileSectionPath('security', 'factors');
    case 'recovery_codes':
      return profileSectionPath('security', finding === 'none' ? 'factors' : 'codes');
    case 'addresses':
    case 'devices':
      return profileSectionPath('account', point);
    case 'team':
      if (finding === 'without') return `${paths.subStores}${listFilter({ state: 'active', has_factor: false })}`;
      return finding === 'idle' ? `${paths.subStores}?sort=last_used_at&order=ASC` : paths.subStores;
    case 'permissions':
      return `${paths.subStores}${listFilter({ permission: 'store/sub_store' })}`;
    case 'bank':
      return `${paths.profile}?tab=bank`;
    default:
      return null;
  }
}

/** The number of codes uses the text of the section with the codes. */
const textOf = ({ point, finding }: CheckupPoint): string =>
  point === 'recovery_codes' && finding !== 'none' ? 'security.codes.left' : `security.checkup.${point}.${finding}`;

const Point = ({ point, onPassword }: { point: CheckupPoint; onPassword: () => void }) => {
  const isBlocked = blockerOf(useSession()) !== null;
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
  const { state, count, at } = point;
  const title = t(titles[point.point]);
  const isFine = state === 'ok';
  const page = pageOf(point);
  const facts = {
    smart_count: count,
    date: at ? recordDate(at, { locale, timezone }) : '',
    change: t('profile.addresses.change'),
  };
  const button = { variant: isFine ? 'text' : 'outlined', color: isFine ? 'inherit' : 'primary' } as const;
  let action: ReactNode = null;
  if (!page)
    action = (
      <Button {...button} onClick={onPassword} sx={{ minBlockSize: 44 }}>
        {t('shell.change_password')}
      </Button>
    );
  // The owner of a blocked store has no other page than the profile.
  else if (!isBlocked || page.startsWith(paths.profile))
    action = (
      <Button
        {...button}
        component={Link}
        to={page}
        aria-label={`${t('profile.ready.open')}: ${title}`}
        sx={{ minBlockSize: 44 }}
      >
        {t('profile.ready.open')}
      </Button>
    );
  return (
    <StepRow
      title={title}
      detail={t(textOf(point), facts)}
      sign={
        <StateSign tone={isFine ? 'good' : 'waiting'}>
          {isFine ? <CheckIcon aria-hidden /> : <AttentionIcon aria-hidden />}
          {t(`security.checkup.state.${state}`)}
        </StateSign>
      }
      action={action}
    />
  );
};

/**
 * The owner's security check-up: eight points, each with its button. Nothing else in the app reminds the owner of them.
 */
export const Checkup = () => {
  const t = useTranslate();
  const { points, error, refetch } = useCheckup();
  const [isPasswordOpen, setPasswordOpen] = useState(false);
  if (!points) return error ? <LoadFailed error={error} refetch={refetch} /> : null;
  const done = points.filter(({ state }) => state === 'ok').length;
  return (
    <FormSection title="security.checkup.title" detail="security.checkup.detail">
      {done === points.length ? (
        <Alert severity="success" role="status">
          {t('security.checkup.complete')}
        </Alert>
      ) : (
        <Typography role="status">{t('security.checkup.progress', { done, total: points.length })}</Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {points.map((each) => (
          <Point key={each.point} point={each} onPassword={() => setPasswordOpen(true)} />
        ))}
      </Box>
      {isPasswordOpen && (
        <Suspense fallback={null}>
          <ChangePasswordDialog
            onClose={() => {
              setPasswordOpen(false);
              void refetch();
            }}
          />
        </Suspense>
      )}
    </FormSection>
  );
};
