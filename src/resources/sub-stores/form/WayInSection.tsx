import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useInput, useTranslate } from 'react-admin';
import { PasswordInput } from '../../../components/inputs/PasswordInput';
import { FormSection } from '../../../records/form/FormSection';
import { personalFields } from './subStoreFields';

/** How a new person gets in: by a link with which they choose their password, or by one that is set here. */
export const WayInSection = () => {
  const t = useTranslate();
  const { field } = useInput({ source: 'way_in' });
  return (
    <FormSection title="subStores.section.way_in">
      <RadioGroup {...field} aria-label={t('subStores.section.way_in')} sx={{ rowGap: 0.5 }}>
        {['invite', 'password'].map((way) => (
          <FormControlLabel
            key={way}
            value={way}
            control={<Radio />}
            label={t(`subStores.way_in.${way}`)}
            sx={{ minBlockSize: 44 }}
          />
        ))}
      </RadioGroup>
      {field.value === 'password' && (
        <PasswordInput
          source="password"
          label="subStores.field.password"
          helperText="subStores.field.password_hint"
          isRequired
          personal={personalFields}
        />
      )}
    </FormSection>
  );
};
