import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useI18nProvider, useTranslate } from 'react-admin';
import type { Profile } from '#contract/entities/profile';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { FormSection } from '../../records/form/FormSection';
import { Facts } from './Facts';
import type { ShowProfile } from './useProfile';

const PersonDialog = lazyWithRetry(() => import('./PersonDialog'));

interface PersonSectionProps {
  profile: Profile;
  canChange: boolean;
  show: ShowProfile;
}

/** Name and language of a person. */
export const PersonSection = ({ profile, canChange, show }: PersonSectionProps) => {
  const t = useTranslate();
  const languages = useI18nProvider().getLocales?.() ?? [];
  const [isOpen, setOpen] = useState(false);
  const { kind, owner_first_name, owner_last_name, name, language } = profile;
  const personName = kind === 'owner' ? [owner_first_name, owner_last_name].filter(Boolean).join(' ') : name;
  const chosen = languages.find(({ locale }) => locale === language);
  return (
    <FormSection
      title="profile.person.title"
      action={
        canChange && (
          <Button variant="outlined" onClick={() => setOpen(true)} sx={{ minBlockSize: 44 }}>
            {t('profile.person.edit')}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          [t('profile.person.name'), personName ? <bdi key="name">{personName}</bdi> : t('profile.none')],
          [
            t('profile.person.language'),
            chosen ? (
              <bdi key="language" lang={chosen.locale}>
                {chosen.name}
              </bdi>
            ) : (
              t('profile.none')
            ),
          ],
        ]}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <PersonDialog profile={profile} languages={languages} show={show} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </FormSection>
  );
};
