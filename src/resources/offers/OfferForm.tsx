import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FieldError } from '#contract/envelope';
import { Create } from '../../records/form/Create';
import { Edit } from '../../records/form/Edit';
import { FormSection } from '../../records/form/FormSection';
import type { FormError } from '../../records/form/serverErrors';
import { DescriptorField } from '../../records/resource/DescriptorField';
import { ResourceSections } from '../../records/resource/ResourceSections';
import { CodeInput } from './form/CodeInput';
import { TargetInput, TargetsInput, TypeInput, ValueInput } from './form/DiscountInputs';
import { tidyOffer } from './form/formOffer';
import { OfferSimulator } from './form/OfferSimulator';
import { OfferSummary } from './form/OfferSummary';
import { RecursionInput } from './form/RecursionInput';

const pair = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
} as const;

const MaxDiscount = () =>
  useWatch({ name: 'type' }) === 'percentage' ? <DescriptorField source="max_discount" /> : null;

/** The one rule of all offers, and what they can't do. */
const Rule = () => {
  const t = useTranslate();
  return (
    <Typography variant="body2" color="text.secondary">
      {t('offers.rule')} {t('offers.scope')}
    </Typography>
  );
};

const TimesHelp = () => <FormHelperText sx={{ mt: -1 }}>{useTranslate()('offers.help.times')}</FormHelperText>;

const OfferSections = ({ isNew = false }: { isNew?: boolean }) => (
  <>
    <FormSection title="offers.section.main">
      <CodeInput isNew={isNew} />
      <DescriptorField source="name" />
      <DescriptorField source="is_active" />
    </FormSection>
    <FormSection title="offers.section.discount">
      <TypeInput />
      <Box sx={pair}>
        <ValueInput />
        <MaxDiscount />
      </Box>
      <TargetInput />
      <TargetsInput />
      <Rule />
    </FormSection>
    <FormSection title="offers.section.when">
      <RecursionInput />
      <Box sx={pair}>
        <DescriptorField source="starts_at" />
        <DescriptorField source="expires_at" />
      </Box>
      <TimesHelp />
    </FormSection>
    <ResourceSections resource="offers" isNew={isNew} />
  </>
);

const Aside = () => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <OfferSummary />
    <OfferSimulator />
  </Box>
);

/** The offer's own words for what the server refuses. */
const errorText = ({ path, code }: FieldError): FormError | undefined => {
  if (path === 'value' && code === 'too_small') return { message: 'offers.at_least_one' };
  if (path === 'expires_at' && code === 'invalid_value') return { message: 'offers.end_before_start' };
  return undefined;
};

export const OfferCreate = () => (
  <Create resource="offers" aside={<Aside />} transform={tidyOffer} errorText={errorText}>
    <OfferSections isNew />
  </Create>
);

const deletion = { detail: 'offers.delete_detail' };

export const OfferEdit = () => (
  <Edit resource="offers" aside={<Aside />} transform={tidyOffer} errorText={errorText} deletion={deletion}>
    <OfferSections />
  </Edit>
);
