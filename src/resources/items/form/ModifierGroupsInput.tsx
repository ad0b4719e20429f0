import LinkOffIcon from '@mui/icons-material/LinkOff';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useInput, useTranslate } from 'react-admin';
import type { ModifierGroup, ModifierGroupRecord } from '#contract/entities/menu';
import { limits } from '#contract/limits';
import { minChoices } from '#contract/orders/lineRules';
import { useIsAllowed } from '../../../components/access/useIsAllowed';
import { Hint } from '../../../components/hint/Hint';
import { mirrored } from '../../../components/icons/mirrored';
import { InputError } from '../../../components/inputs/inputParts';
import { SortableList } from '../../../components/sortable/SortableList';
import { SortHandle } from '../../../components/sortable/SortableRow';
import { surchargeText } from '../../../components/store/surchargeText';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useListText } from '../../../components/text/useListText';
import { resources } from '../../../descriptors/resources/index';
import { useEveryRecord } from '../../../records/list/useEveryRecord';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** How many modifiers a group requires, in words: `Required, exactly 1`. */
export function rangeText({ min, max, is_required }: Pick<ModifierGroup, 'min' | 'max' | 'is_required'>, t: Translate) {
  const least = minChoices({ min, is_required });
  const kind = least === max ? 'exactly' : least === 0 ? 'up_to' : 'between';
  const count = t(`itemForm.range.${kind}`, { min: least, max });
  return t(least > 0 ? 'itemForm.range.required' : 'itemForm.range.optional', { count });
}

const OpenInNew = mirrored(OpenInNewIcon);

interface AttachedGroupProps {
  name: string;
  group: ModifierGroupRecord | undefined;
  /** It has been deleted. */
  isUnknown: boolean;
  onDetach: () => void;
}

/** A modifier group of the item: its question, how many to choose, and the modifiers. */
const AttachedGroup = ({ name, group, isUnknown, onDetach }: AttachedGroupProps) => {
  const t = useTranslate();
  const list = useListText();
  const { text, money } = useStoreFormat();
  const mayOpen = useIsAllowed()({ permission: 'store/modifier_group' });
  const answers = group?.modifiers.map((modifier) => {
    const price = modifier.price > 0 ? ` ${surchargeText(money(modifier.price))}` : '';
    const stock = modifier.is_in_stock ? '' : ` (${t('records.stock.out')})`;
    return `${text(modifier.name)}${price}${stock}`;
  });
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 0.5,
        p: 0.5,
        minBlockSize: 56,
        bgcolor: 'background.paper',
      }}
    >
      <SortHandle />
      <Box sx={{ flex: 1, minInlineSize: 0, py: 0.75, paddingInlineStart: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {isUnknown ? t('itemForm.group_deleted') : name}
        </Typography>
        {group && (
          <>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {rangeText(group, t)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {list(answers ?? []) || t('itemForm.no_modifiers')}
            </Typography>
          </>
        )}
      </Box>
      {mayOpen && group && (
        <Hint text={t('itemForm.open_group')}>
          <IconButton
            component="a"
            href={`${resources.modifier_groups.path}/${group._id}`}
            // In a new tab, so that what was typed in the form stays.
            target="_blank"
            rel="noopener"
            aria-label={t('itemForm.open_group_named', { name })}
          >
            <OpenInNew fontSize="small" />
          </IconButton>
        </Hint>
      )}
      <Hint text={t('itemForm.detach')}>
        <IconButton aria-label={t('itemForm.detach_named', { name })} onClick={onDetach}>
          <LinkOffIcon fontSize="small" />
        </IconButton>
      </Hint>
    </Paper>
  );
};

type Listed = ModifierGroupRecord & { id: string };
const none: Listed[] = [];

/** The item's modifier groups, in the order in which customers see them. */
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
    <Box data-field="modifier_groups" {...(fieldState.invalid ? { 'data-error': true, tabIndex: -1 } : {})}>
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
          // After a group was added, the field is empty for the next one.
          key={attached.join()}
          blurOnSelect
          loading={isPending}
          loadingText={t('itemForm.loading')}
          noOptionsText={t(isError ? 'itemForm.not_loaded' : 'itemForm.no_more_groups')}
          getOptionLabel={(group) => text(group.name)}
          getOptionKey={(group) => group.id}
          openText={t('common.open')}
          closeText={t('common.close')}
          clearText={t('common.clear')}
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
          <InputError message={fieldState.error?.message} />
        </FormHelperText>
      )}
    </Box>
  );
};
