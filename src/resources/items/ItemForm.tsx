import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocale, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { limits } from '#contract/limits';
import { AfterFirstView } from '../../components/feedback/AfterFirstView';
import { ImagesInput } from '../../components/inputs/images/ImageInput';
import { type MultilingualField, TranslatableInputs } from '../../components/inputs/multilingual/TranslatableInputs';
import { NumberInput, PercentInput } from '../../components/inputs/numbers/NumberInput';
import { StockInput } from '../../components/inputs/StockInput';
import { TextInput } from '../../components/inputs/TextInput';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { resources } from '../../descriptors/resources/index';
import { Create } from '../../records/form/Create';
import { Edit } from '../../records/form/Edit';
import { FormSection } from '../../records/form/FormSection';
import { useFormTools } from '../../records/form/formTools';
import type { Fields } from '../../records/form/formValues';
import { DescriptorField } from '../../records/resource/DescriptorField';
import { DietInputs } from './form/DietInputs';
import { ItemPreview } from './form/ItemPreview';
import { SubCategoryInput } from './form/SubCategoryInput';
import { type ListedItem, useDuplicate } from './list/listedItem';

const ModifierGroupsInput = lazyWithRetry(async () => ({
  default: (await import('./form/ModifierGroupsInput')).ModifierGroupsInput,
}));

/** px that an attached modifier group takes, and the field for another one. */
const groupHeights = { group: 80, more: 64 } as const;

/** The item's modifier groups, which are below what the first view shows. */
const ItemGroups = () => {
  const groups: unknown = useWatch({ name: 'modifier_groups' });
  const count = Array.isArray(groups) ? groups.length : 0;
  return (
    <AfterFirstView blockSize={count * groupHeights.group + groupHeights.more}>
      <ModifierGroupsInput />
    </AfterFirstView>
  );
};

/**
 * The item's own tax. If the store charges one tax for everything, the field shows that one and keeps the item's for
 * later.
 */
const TaxInput = () => {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  const { store } = useStoreFormat();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
  const tax = percent.format(store.store_tax / 100);
  return (
    <PercentInput
      source="tax"
      label="itemForm.tax"
      required
      helperText={
        store.is_use_item_tax
          ? t(store.is_tax_included ? 'itemForm.tax_included' : 'itemForm.tax_on_top')
          : t('itemForm.store_tax_applies', { tax })
      }
    />
  );
};

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

/** An item's form, section by section. */
const ItemSections = ({ isNew }: { isNew: boolean }) => (
  <>
    <FormSection title="itemForm.basics">
      <ItemTexts isNew={isNew} />
      <SubCategoryInput />
      <Box sx={columns}>
        <DescriptorField source="price" />
        <TaxInput />
        <TextInput source="sku" label="itemForm.sku" max={limits.skuMax} isCode />
      </Box>
    </FormSection>
    <FormSection title="itemForm.images" detail="itemForm.images_detail">
      <ImagesInput source="images" />
    </FormSection>
    <FormSection title="diet.section" detail="diet.section_detail">
      <DietInputs />
    </FormSection>
    <FormSection title="itemForm.stock_and_hours">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 4, rowGap: 1 }}>
        <ItemStock />
        <DescriptorField source="is_visible" />
      </Box>
      <DescriptorField source="availability" />
    </FormSection>
    <FormSection title="itemForm.modifier_groups" detail="itemForm.modifier_groups_detail">
      <ItemGroups />
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

/** Starts a new item with the saved values of this one. */
const DuplicateItem = () => {
  const t = useTranslate();
  const duplicate = useDuplicate();
  const { opened } = useFormTools();
  const { isDirty } = useFormState();
  if (!opened) return null;
  return (
    <Button
      component={Link}
      to={`${resources.items.path}/create`}
      state={{ record: duplicate(opened as unknown as ListedItem) }}
      color="inherit"
      disabled={isDirty}
      startIcon={<ContentCopyIcon />}
      sx={{ minBlockSize: 44 }}
    >
      {t('common.duplicate')}
    </Button>
  );
};

/** If empty, the server puts the item last. */
const withoutEmptyPlace = ({ sequence_number, ...values }: Fields): Fields =>
  typeof sequence_number === 'number' ? { ...values, sequence_number } : values;

export function ItemCreate() {
  const { store } = useStoreFormat();
  return (
    <Create
      resource="items"
      blank={{ tax: store.store_tax }}
      transform={withoutEmptyPlace}
      keep={['sub_category_id', 'tax']}
      aside={<ItemPreview />}
    >
      <ItemSections isNew />
    </Create>
  );
}

export function ItemEdit() {
  return (
    <Edit resource="items" aside={<ItemPreview />} actions={<DuplicateItem />}>
      <ItemSections isNew={false} />
    </Edit>
  );
}
