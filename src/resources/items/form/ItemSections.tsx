import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { limits } from '#contract/limits';
import { AvailabilityInput } from '../../../components/inputs/availability/AvailabilityInput';
import { BooleanInput } from '../../../components/inputs/BooleanInput';
import { ImagesInput } from '../../../components/inputs/images/ImageInput';
import { type MultilingualField, TranslatableInputs } from '../../../components/inputs/multilingual/TranslatableInputs';
import { MoneyInput, NumberInput } from '../../../components/inputs/numbers/NumberInput';
import { StockInput } from '../../../components/inputs/StockInput';
import { TextInput } from '../../../components/inputs/TextInput';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { FormSection } from '../../../records/form/FormSection';
import { ModifierGroupsInput } from './ModifierGroupsInput';
import { SubCategoryInput } from './SubCategoryInput';
import { TaxInput } from './TaxInput';

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
};

const ItemStock = () => {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const name: unknown = useWatch({ name: 'name' });
  return <StockInput label={(Array.isArray(name) && text(name)) || t('itemForm.this_item')} />;
};

const texts: readonly MultilingualField[] = [
  { source: 'name', label: 'itemForm.name', required: true, max: limits.nameMax },
  { source: 'description', label: 'itemForm.description', multiline: true, max: limits.descriptionMax },
];

const ItemTexts = ({ isNew }: { isNew: boolean }) => {
  const t = useTranslate();
  return <TranslatableInputs fields={texts} label={t('itemForm.texts')} autoFocus={isNew} />;
};

/** An item's form, part by part. */
export const ItemSections = ({ isNew }: { isNew: boolean }) => (
  <>
    <FormSection title="itemForm.basics">
      <ItemTexts isNew={isNew} />
      <SubCategoryInput />
      <Box sx={columns}>
        <MoneyInput source="price" label="itemForm.price" required />
        <TaxInput />
        <TextInput source="sku" label="itemForm.sku" max={limits.skuMax} isCode />
      </Box>
    </FormSection>
    <FormSection title="itemForm.images" detail="itemForm.images_detail">
      <ImagesInput source="images" />
    </FormSection>
    <FormSection title="itemForm.stock_and_hours">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 4, rowGap: 1 }}>
        <ItemStock />
        <BooleanInput source="is_visible" label="itemForm.is_visible" helperText="itemForm.is_visible_help" />
      </Box>
      <AvailabilityInput source="availability" label="itemForm.availability" />
    </FormSection>
    <FormSection title="itemForm.modifier_groups" detail="itemForm.modifier_groups_detail">
      <ModifierGroupsInput />
    </FormSection>
    <FormSection title="itemForm.position" detail="itemForm.position_detail">
      <Box sx={columns}>
        <NumberInput
          source="sequence_number"
          label="itemForm.sequence_number"
          required={!isNew}
          {...(isNew ? { helperText: 'itemForm.last_place' } : {})}
        />
      </Box>
    </FormSection>
  </>
);
