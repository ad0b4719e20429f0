import Box from '@mui/material/Box';
import { limits } from '#contract/limits';
import { ImageInput } from '../../../components/inputs/images/ImageInput';
import { TextLineInput } from '../../../components/inputs/TextLineInput';
import { FormSection } from '../../../records/form/FormSection';
import { PhoneInput } from './PhoneInput';

/** Who it is, and how they are reached. */
export const PersonSection = () => (
  <FormSection title="providers.person">
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <TextLineInput source="first_name" label="providers.field.first_name" max={limits.nameMax} required />
      <TextLineInput source="last_name" label="providers.field.last_name" max={limits.nameMax} required />
    </Box>
    <PhoneInput />
    <TextLineInput source="email" label="providers.field.email" max={limits.emailMax} isCode inputMode="email" />
    <TextLineInput source="address" label="providers.field.address" max={limits.addressMax} isLong />
    <ImageInput source="image" label="providers.field.image" />
  </FormSection>
);
