import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Profile } from '#contract/entities/profile';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useTextTools } from '../../components/text/useTextTools';
import { recordDate } from '../../components/time/storeTime';
import { FormSection } from '../../records/form/FormSection';
import { Facts } from './Facts';

/** The owner's code for other stores, and those that registered with it. */
export const ReferralSection = ({ referral_code, referrals }: Pick<Profile, 'referral_code' | 'referrals'>) => {
  const t = useTranslate();
  const { text } = useTextTools();
  const { locale, timezone } = useStoreFormat();
  if (!referral_code) return null;
  return (
    <FormSection title="profile.referral.title" detail="profile.referral.detail">
      <Facts facts={[[t('profile.referral.code'), <bdi key="code">{referral_code}</bdi>]]} />
      <Typography variant="subtitle2" component="h3" sx={{ mt: 1 }}>
        {t('profile.referral.joined')}
      </Typography>
      {referrals.length === 0 ? (
        <Typography color="text.secondary">{t('profile.referral.none')}</Typography>
      ) : (
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {referrals.map(({ name, joined_at }) => (
            <li key={joined_at}>
              <bdi>{text(name)}</bdi>, {recordDate(joined_at, { locale, timezone })}
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  );
};
