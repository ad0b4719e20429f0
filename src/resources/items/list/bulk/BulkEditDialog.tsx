import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import { allergens, dietMarks } from '#contract/menu/diet';
import { StockControl } from '../../../../components/stock/StockControl';
import { inStock } from '../../../../components/stock/stock';
import { useStoreFormat } from '../../../../components/store/useStoreFormat';
import type { StoreDataProvider } from '../../../../dataProvider/index';
import { raName } from '../../../../descriptors/resources/index';
import { BulkDialog } from '../../../../records/bulk/BulkDialog';
import type { ListedItem } from '../listedItem';
import type { MenuChoices } from '../useItemFilters';
import { type BulkError, bulkChanges, emptyDraft, firstPrice, taxOf } from './bulkDraft';
import { MarksFields } from './MarksFields';
import { PriceFields } from './PriceFields';

interface BulkFieldProps {
  label: string;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  children: ReactNode;
}

/** A field that is only changed if it is ticked; its input appears below. */
const BulkField = ({ label, isOn, onSwitch, children }: BulkFieldProps) => (
  <Box sx={{ borderBlockEnd: '1px solid', borderColor: 'divider', py: 0.5 }}>
    <FormControlLabel
      sx={{ minHeight: 44 }}
      control={<Checkbox checked={isOn} onChange={(event) => onSwitch(event.target.checked)} />}
      label={label}
    />
    {isOn && (
      <Box sx={{ paddingInlineStart: { xs: 0, sm: 4 }, pb: 2, pt: 0.5, display: 'grid', gap: 1.5 }}>{children}</Box>
    )}
  </Box>
);

interface BulkEditDialogProps {
  ids: readonly string[];
  choices: MenuChoices;
  onClose: () => void;
}

const resource = raName('items');

/** Changes one or more fields of all selected items. Fields that aren't ticked stay as they are. */
export default function BulkEditDialog({ ids, choices, onClose }: BulkEditDialogProps) {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { currency, text } = useStoreFormat();
  const { data: listed } = useListContext<ListedItem>();
  const prices = (listed ?? []).map(({ price }) => price);
  const [draft, setDraft] = useState(emptyDraft);
  const [error, setError] = useState<BulkError | null>(null);
  const change = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part });
    setError(null);
  };
  const prepare = () => {
    const { changes, error: found } = bulkChanges(draft, currency);
    setError(found ?? null);
    return changes ? (batch: string[]) => dataProvider.updateRecords(resource, batch, changes) : null;
  };
  const isTaxWrong = draft.tax !== null && taxOf(draft.tax) === null && (error === 'tax' || draft.tax !== '');

  return (
    <BulkDialog<ListedItem>
      name="items"
      ids={ids}
      title={t('items.bulk.edit_title', { smart_count: ids.length })}
      confirm={t('items.bulk.edit_confirm', { smart_count: ids.length })}
      doneText={(count) => t('items.bulk.edited', { smart_count: count })}
      prepare={prepare}
      nameOf={(item) => text(item.name)}
      isTyped={draft !== emptyDraft}
      onClose={onClose}
    >
      {error === 'nothing' && <Alert severity="error">{t('items.bulk.nothing')}</Alert>}
      <BulkField
        label={t('items.column.price')}
        isOn={draft.price !== null}
        onSwitch={(isOn) => change({ price: isOn ? firstPrice(prices, currency) : null })}
      >
        {draft.price && (
          <PriceFields
            ids={ids}
            value={draft.price}
            isInvalid={error === 'price'}
            onChange={(price) => change({ price })}
          />
        )}
      </BulkField>
      <BulkField
        label={t('items.column.tax')}
        isOn={draft.tax !== null}
        onSwitch={(isOn) => change({ tax: isOn ? '' : null })}
      >
        <TextField
          size="small"
          label={t('items.bulk.percent')}
          value={draft.tax ?? ''}
          error={isTaxWrong}
          helperText={isTaxWrong ? t('items.bulk.no_tax') : undefined}
          onChange={(event) => change({ tax: event.target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 8, dir: 'ltr', autoComplete: 'off' } }}
          sx={{ maxInlineSize: 240 }}
        />
      </BulkField>
      <BulkField
        label={t('items.column.sub_category_id')}
        isOn={draft.sub_category_id !== null}
        onSwitch={(isOn) => change({ sub_category_id: isOn ? '' : null })}
      >
        <TextField
          select
          size="small"
          label={t('items.column.sub_category_id')}
          value={draft.sub_category_id ?? ''}
          error={error === 'sub_category'}
          helperText={error === 'sub_category' ? t('items.bulk.no_sub_category') : undefined}
          onChange={(event) => change({ sub_category_id: event.target.value })}
        >
          {choices.subCategories.map((heading) => (
            <MenuItem key={heading._id} value={heading._id} sx={{ whiteSpace: 'normal' }}>
              {text(heading.name)}
            </MenuItem>
          ))}
        </TextField>
      </BulkField>
      <BulkField
        label={t('items.filter.visibility')}
        isOn={draft.is_visible !== null}
        onSwitch={(isOn) => change({ is_visible: isOn ? true : null })}
      >
        <TextField
          select
          size="small"
          label={t('items.filter.visibility')}
          value={String(draft.is_visible)}
          onChange={(event) => change({ is_visible: event.target.value === 'true' })}
          sx={{ maxInlineSize: 240 }}
        >
          <MenuItem value="true">{t('items.list.shown')}</MenuItem>
          <MenuItem value="false">{t('items.list.hidden')}</MenuItem>
        </TextField>
      </BulkField>
      <BulkField
        label={t('items.filter.stock')}
        isOn={draft.stock !== null}
        onSwitch={(isOn) => change({ stock: isOn ? inStock : null })}
      >
        {draft.stock && (
          <StockControl
            value={draft.stock}
            label={t('items.bulk.selected', { smart_count: ids.length })}
            onSet={(stock) => change({ stock })}
          />
        )}
      </BulkField>
      <BulkField
        label={t('diet.allergens')}
        isOn={draft.allergens !== null}
        onSwitch={(isOn) => change({ allergens: isOn ? { mode: 'add', marks: null } : null })}
      >
        {draft.allergens && (
          <MarksFields
            label={t('diet.allergens')}
            marks={allergens}
            texts="diet.allergen"
            none={t('diet.no_allergens')}
            value={draft.allergens}
            isInvalid={error === 'allergens'}
            onChange={(value) => change({ allergens: value })}
          />
        )}
      </BulkField>
      <BulkField
        label={t('diet.marks')}
        isOn={draft.diet_marks !== null}
        onSwitch={(isOn) => change({ diet_marks: isOn ? { mode: 'add', marks: null } : null })}
      >
        {draft.diet_marks && (
          <MarksFields
            label={t('diet.marks')}
            marks={dietMarks}
            texts="diet.mark"
            value={draft.diet_marks}
            isInvalid={error === 'diet_marks'}
            onChange={(value) => change({ diet_marks: value })}
          />
        )}
      </BulkField>
    </BulkDialog>
  );
}
