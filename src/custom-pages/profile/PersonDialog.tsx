import { type Locale, SelectInput, useDataProvider, useI18nProvider, useNotify, useTranslate } from 'react-admin';
import { successCodes } from '#contract/codes/successCodes';
import type { Profile } from '#contract/entities/profile';
import { limits } from '#contract/limits';
import type { ReferenceLanguage } from '#contract/referenceLanguages';
import { selectLook } from '../../components/inputs/inputParts';
import { TextInput } from '../../components/inputs/TextInput';
import type { StoreDataProvider } from '../../dataProvider/index';
import { DialogForm, useDialogForm } from '../../records/form/DialogForm';
import type { ShowProfile } from './useProfile';

interface PersonDialogProps {
  profile: Profile;
  languages: readonly Locale[];
  show: ShowProfile;
  onClose: () => void;
}

/** Changes name and language. The language applies to this device at once, and to mails from then on. */
export default function PersonDialog({ profile, languages, show, onClose }: PersonDialogProps) {
  const t = useTranslate();
  const notify = useNotify();
  const { getLocale, changeLocale } = useI18nProvider();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const isOwner = profile.kind === 'owner';
  const form = useDialogForm({
    record: { version: 1, ...profile },
    valuesOf: (record) => ({
      ...(isOwner
        ? { owner_first_name: record?.owner_first_name ?? '', owner_last_name: record?.owner_last_name ?? '' }
        : { name: record?.name ?? '' }),
      language: (record?.language ?? getLocale()) as ReferenceLanguage,
    }),
    save: async (values) => {
      const { profile: changed } = await dataProvider.updateProfile(values);
      show(changed);
      notify(`codes.success.${successCodes.PROFILE_UPDATED}`, { type: 'success' });
      onClose();
      if (values.language !== getLocale()) await changeLocale(values.language).catch(() => undefined);
    },
  });
  return (
    <DialogForm title={t('profile.person.title')} form={form} onClose={onClose}>
      {isOwner ? (
        <>
          <TextInput
            source="owner_first_name"
            label="profile.person.first_name"
            max={limits.nameMax}
            required
            autoComplete="given-name"
          />
          <TextInput
            source="owner_last_name"
            label="profile.person.last_name"
            max={limits.nameMax}
            required
            autoComplete="family-name"
          />
        </>
      ) : (
        <TextInput source="name" label="profile.person.name" max={limits.nameMax} required autoComplete="name" />
      )}
      <SelectInput
        {...selectLook}
        source="language"
        label={t('profile.person.language')}
        choices={languages.map(({ locale, name }) => ({ id: locale, name }))}
        isRequired
        helperText={t('profile.person.language_hint')}
      />
    </DialogForm>
  );
}
