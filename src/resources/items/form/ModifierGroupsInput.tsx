import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useInput, useTranslate } from 'react-admin';
import type { ModifierGroupRecord } from '#contract/entities/menu';
import { limits } from '#contract/limits';
import { InputFault } from '../../../components/inputs/inputParts';
import { SortableList } from '../../../components/sortable/SortableList';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useListText } from '../../../components/text/useListText';
import { useEveryRecord } from '../../../records/list/useEveryRecord';
import { AttachedGroup } from './AttachedGroup';

type Listed = ModifierGroupRecord & { id: string };
const none: Listed[] = [];

/** The groups that the item asks, in the order in which the customer meets them. */
export const ModifierGroupsInput = () => {
  const t = useTranslate();
  const list = useListText();
  const { text } = useStoreFormat();
  const { id, field, fieldState } = useInput({ source: 'modifier_groups' });
  const { data = none, isPending, isError } = useEveryRecord<Listed>('modifier_groups');
  const attached: string[] = Array.isArray(field.value) ? field.value : [];
  const rows = attached.map((each) => ({ id: each, group: data.find((group) => group.id === each) }));
  const nameOf = ({ group }: { group?: Listed | undefined }) => (group ? text(group.name) : t('itemForm.loading'));
  const set = (ids: string[]) => field.onChange(ids);
  return (
    <Box data-field="modifier_groups" {...(fieldState.invalid ? { 'data-fault': true, tabIndex: -1 } : {})}>
      {rows.length === 0 && (
        <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{t('itemForm.no_modifier_groups')}</Typography>
      )}
      <SortableList
        rows={rows}
        idOf={(row) => row.id}
        nameOf={nameOf}
        label={t('itemForm.modifier_groups')}
        onReorder={set}
        isDisabled={rows.length < 2}
        sx={{ display: 'grid', gap: 1, mb: rows.length > 0 ? 2 : 0, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {(row) => (
          <AttachedGroup
            name={nameOf(row)}
            group={row.group}
            isUnknown={!isPending && !isError && !row.group}
            onDetach={() => set(attached.filter((each) => each !== row.id))}
          />
        )}
      </SortableList>
      {attached.length < limits.modifierGroupsMax && (
        <Autocomplete<Listed>
          id={id}
          options={data.filter((group) => !attached.includes(group.id))}
          value={null}
          // What was attached leaves the field empty for the next one.
          key={attached.join()}
          blurOnSelect
          loading={isPending}
          loadingText={t('itemForm.loading')}
          noOptionsText={t(isError ? 'itemForm.not_loaded' : 'itemForm.no_more_groups')}
          getOptionLabel={(group) => text(group.name)}
          getOptionKey={(group) => group.id}
          openText={t('itemForm.open_choices')}
          closeText={t('itemForm.close_choices')}
          clearText={t('itemForm.clear_choice')}
          renderOption={({ key, ...props }, group) => (
            <li key={key} {...props} style={{ minHeight: 44 }}>
              <Box sx={{ minInlineSize: 0 }}>
                {text(group.name)}
                <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
                  {list(group.modifiers.map((modifier) => text(modifier.name)))}
                </Typography>
              </Box>
            </li>
          )}
          onChange={(_event, group) => group && set([...attached, group.id])}
          renderInput={(params) => (
            <TextField
              {...params}
              inputRef={field.ref}
              size="small"
              label={t('itemForm.attach_group')}
              helperText={t('itemForm.attach_group_help')}
            />
          )}
        />
      )}
      {fieldState.invalid && (
        <FormHelperText error role="alert">
          <InputFault message={fieldState.error?.message} />
        </FormHelperText>
      )}
    </Box>
  );
};
