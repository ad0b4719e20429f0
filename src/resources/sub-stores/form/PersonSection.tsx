import Box from '@mui/material/Box';
import { limits } from '#contract/limits';
import { TextInput } from '../../../components/inputs/TextInput';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { FormSection } from '../../../records/form/FormSection';
import { useIsLocked } from './account';

const digitsMax = 15;
const codeMax = 5;

/** Who it is. */
export const PersonSection = () => {
  const isLocked = useIsLocked();
  const { store } = useStoreFormat();
  return (
    <FormSection title="subStores.section.person">
      <TextInput source="name" label="subStores.field.name" max={limits.nameMax} required disabled={isLocked} />
      <TextInput
        source="email"
        label="subStores.field.email"
        helperText="subStores.field.email_hint"
        max={limits.emailMax}
        inputMode="email"
        required
        isCode
        disabled={isLocked}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '104px minmax(0, 1fr)', gap: 1.5 }}>
        <TextInput
          source="country_phone_code"
          label="subStores.field.calling_code"
          placeholder={store.country_phone_code}
          max={codeMax}
          inputMode="tel"
          isCode
          disabled={isLocked}
        />
        <TextInput
          source="phone"
          label="subStores.field.phone"
          helperText="subStores.field.phone_hint"
          max={digitsMax}
          inputMode="tel"
          isCode
          disabled={isLocked}
        />
      </Box>
    </FormSection>
  );
};
