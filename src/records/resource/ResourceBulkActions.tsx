import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { ApiError, UnreachableError } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import type { BulkOutcome } from '../../dataProvider/storeProvider';
import { useRecordName } from '../../descriptors/useRecordName';
import { useResource } from '../../descriptors/useResource';
import { kindOf } from '../../kinds/index';
import type { ResourceField } from '../../kinds/kind';
import { BulkDialog } from '../bulk/BulkDialog';
import { useSelectedIds } from '../list/selection';

interface BulkProps {
  ids: readonly string[];
  onClose: () => void;
}

/** Changes each record in its current version, with a result for each. */
export async function updateEach(
  dataProvider: StoreDataProvider,
  resource: string,
  ids: string[],
  changes: Record<string, unknown>,
): Promise<BulkOutcome> {
  const records = new Map<string, RaRecord>();
  // A list call takes fewer IDs than a bulk change.
  for (let start = 0; start < ids.length; start += limits.perPageMax) {
    const { data } = await dataProvider.getMany(resource, { ids: ids.slice(start, start + limits.perPageMax) });
    for (const record of data) records.set(String(record.id), record);
  }
  const results: BulkOutcome['results'] = [];
  for (const _id of ids) {
    const record = records.get(_id);
    try {
      if (!record) throw new ApiError(errorCodes.NO_DATA_FOUND);
      // Records that already have the value keep their version and who last changed them.
      const isChange = Object.entries(changes).some(([source, value]) => record[source] !== value);
      if (isChange)
        await dataProvider.update(resource, { id: _id, data: { ...record, ...changes }, previousData: record });
      results.push({ _id, success: true });
    } catch (error) {
      if (!(error instanceof ApiError) || error instanceof UnreachableError) throw error;
      results.push({ _id, success: false, error_code: error.code });
    }
  }
  return { results, change_id: null };
}

/** Sets one field of all selected records to one of its values. */
const BulkUpdate = ({ field, ids, onClose }: BulkProps & { field: ResourceField }) => {
  const t = useTranslate();
  const { name, raName } = useResource();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const recordName = useRecordName(name);
  const choices = kindOf(field.kind).filterChoices?.(field) ?? [];
  const [chosen, setChosen] = useState(choices[0]?.value);
  const smart_count = ids.length;
  return (
    <BulkDialog
      name={name}
      ids={ids}
      title={t('recordLists.bulk.update_title', { field: t(field.label), smart_count })}
      confirm={t('recordLists.bulk.update_confirm', { smart_count })}
      doneText={(count) => t('recordLists.bulk.done', { smart_count: count })}
      prepare={() => (batch) => updateEach(dataProvider, raName, batch, { [field.source]: chosen })}
      nameOf={recordName}
      onClose={onClose}
    >
      <RadioGroup
        aria-label={t(field.label)}
        value={String(chosen)}
        onChange={(_event, text) => setChosen(choices.find(({ value }) => String(value) === text)?.value)}
      >
        {choices.map(({ value, label }) => (
          <FormControlLabel key={String(value)} value={String(value)} control={<Radio />} label={t(label)} />
        ))}
      </RadioGroup>
    </BulkDialog>
  );
};

const BulkDelete = ({ ids, onClose }: BulkProps) => {
  const t = useTranslate();
  const { name, raName, hasUndo } = useResource();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const recordName = useRecordName(name);
  const smart_count = ids.length;
  return (
    <BulkDialog
      name={name}
      ids={ids}
      title={t('recordLists.bulk.delete_title', { smart_count })}
      confirm={t('recordLists.bulk.delete_confirm', { smart_count })}
      isDangerous
      isDeletion
      doneText={(count) => t('recordLists.bulk.deleted', { smart_count: count })}
      prepare={() => (batch) => dataProvider.deleteRecords(raName, batch)}
      nameOf={recordName}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {t(hasUndo ? 'records.delete.detail' : 'records.delete.for_good')}
      </Typography>
    </BulkDialog>
  );
};

/** Bulk actions of a plain resource: set the fields that its descriptor names, delete. */
export const ResourceBulkActions = () => {
  const t = useTranslate();
  const { fields } = useResource();
  const selected = useSelectedIds();
  const [pending, setPending] = useState<{ field: ResourceField | null; ids: readonly string[] } | null>(null);
  const close = () => setPending(null);
  return (
    <>
      {fields
        .filter(({ bulk }) => bulk)
        .map((field) => (
          <Button
            key={field.source}
            variant="outlined"
            startIcon={<EditIcon />}
            onClick={() => setPending({ field, ids: [...selected] })}
          >
            {t('recordLists.bulk.change_field', { field: t(field.label) })}
          </Button>
        ))}
      <Button
        color="error"
        variant="outlined"
        startIcon={<DeleteIcon />}
        onClick={() => setPending({ field: null, ids: [...selected] })}
      >
        {t('common.delete')}
      </Button>
      {pending?.field && <BulkUpdate field={pending.field} ids={pending.ids} onClose={close} />}
      {pending && !pending.field && <BulkDelete ids={pending.ids} onClose={close} />}
    </>
  );
};
