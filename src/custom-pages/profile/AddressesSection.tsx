import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type VerifiedChannel, verifiedChannels } from '#contract/access';
import type { Profile } from '#contract/entities/profile';
import { DemoMessage } from '../../components/entrance/DemoMessage';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { FormSection } from '../../records/form/FormSection';
import type { ShowProfile } from './useProfile';

const AddressDialogs = lazyWithRetry(() => import('./AddressDialogs'));

interface AddressesSectionProps {
  profile: Profile;
  canChange: boolean;
  show: ShowProfile;
}

/** The email address and phone number that a person signs in with. */
export const AddressesSection = ({ profile, canChange, show }: AddressesSectionProps) => {
  const t = useTranslate();
  const [changing, setChanging] = useState<VerifiedChannel | null>(null);
  const [notice, setNotice] = useState<{ subject: string; text: string } | null>(null);
  const { email, country_phone_code, phone, can_change } = profile;
  const values = { email, phone: phone && `${country_phone_code} ${phone}` };
  return (
    <FormSection title="profile.addresses.title" detail="profile.addresses.detail">
      {verifiedChannels.map((channel) => (
        <Stack key={channel} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <div style={{ flex: 1, minInlineSize: 0 }}>
            <Typography color="text.secondary">{t(`profile.addresses.${channel}`)}</Typography>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {values[channel] ? <bdi dir="ltr">{values[channel]}</bdi> : t('profile.none')}
            </Typography>
            {canChange && !can_change[channel] && (
              <Typography variant="body2" color="text.secondary">
                {t(`profile.addresses.no_${channel}`)}
              </Typography>
            )}
          </div>
          {canChange && can_change[channel] && (
            <Button
              variant="outlined"
              onClick={() => setChanging(channel)}
              aria-label={t(`profile.change.${channel}.title`)}
              sx={{ minBlockSize: 44 }}
            >
              {t('profile.addresses.change')}
            </Button>
          )}
        </Stack>
      ))}
      {notice && <DemoMessage label={t('profile.change.demo_notice')} {...notice} />}
      {changing && (
        <Suspense fallback={null}>
          <AddressDialogs
            channel={changing}
            isFirst={!values[changing]}
            onChanged={(changed, message) => {
              setNotice(message ?? null);
              show(changed);
            }}
            onClose={() => setChanging(null)}
          />
        </Suspense>
      )}
    </FormSection>
  );
};
