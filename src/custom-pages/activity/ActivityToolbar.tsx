import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { ownerOnlyEntities } from '#contract/audit/auditEntities';
import type { AuditAction } from '#contract/audit/auditRule';
import { useIsAllowed } from '../../components/access/useIsAllowed';
import { SearchField } from '../../components/inputs/SearchField';
import { useTyped } from '../../components/inputs/useTyped';
import type { StoreDataProvider } from '../../dataProvider/index';
import { resourceByEntity } from '../../descriptors/resources/index';
import { FilterToggle } from '../../records/list/toolbar/FilterToggle';
import { ActivityDaysFilter } from './ActivityDaysFilter';
import { hasFilters, kindsWithoutAccount, recordKinds, useActivityFilters } from './activityFilters';

interface FilterSelectProps {
  label: string;
  /** The value for no filter. */
  any: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A select with an option for all. */
const FilterSelect = ({ label, any, value, choices, onChange }: FilterSelectProps) => (
  <TextField
    select
    size="small"
    label={label}
    value={choices.some((choice) => choice.value === value) ? value : ''}
    onChange={({ target }) => onChange(target.value)}
    sx={{ flex: '1 1 150px', maxInlineSize: { sm: 220 }, '& .MuiInputBase-root': { minHeight: 44 } }}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
  >
    <MenuItem value="">{any}</MenuItem>
    {choices.map((choice) => (
      <MenuItem key={choice.value} value={choice.value}>
        <bdi>{choice.label}</bdi>
      </MenuItem>
    ))}
  </TextField>
);

const trimmed = (text: string): string => text.trim();

/** Searches while the user types. */
const ActivitySearch = ({ value, onChange }: { value: string; onChange: (q: string) => void }) => {
  const t = useTranslate();
  const { typed, type, apply } = useTyped({ applied: value, toApplied: trimmed, onApply: onChange });
  return (
    <SearchField
      label={t('activity.search')}
      value={typed}
      onType={type}
      onEnter={apply}
      sx={{ flex: '2 1 220px', maxInlineSize: { sm: 340 } }}
    />
  );
};

/** Record types and actions that people filter by; the others can be found by time and name. */
const kinds = recordKinds.filter((entity) => entity !== 'preset');
const filteredActions = [
  'add',
  'update',
  'delete',
  'undo',
  'set_status',
  'refund',
  'sign_in',
  'sign_in_failed',
  'approve',
  'decline',
  'block',
  'look_as',
  'export',
  'reveal',
  'password_failed',
  'forget',
] as const satisfies readonly AuditAction[];

/** Search and filters, all kept in the address. On a phone the filters are behind a button. */
export const ActivityToolbar = () => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { filters, change, clear } = useActivityFilters();
  const accounts = useQuery({ queryKey: ['audit', 'actors'], queryFn: () => dataProvider.getAuditActorList() });
  const people = (accounts.data?.data ?? []).map(({ _id, kind, name }) => ({
    value: _id,
    label: kind === 'provider' || kind === 'accountant' ? t(`activity.actor.${kind}`, { name }) : name,
  }));
  const others = kindsWithoutAccount.map((kind) => ({
    value: kind,
    label: kind === 'customer' ? t('order.actor.customer') : t(`activity.actor.${kind}`),
  }));
  const isOwner = useIsAllowed()({ ownerOnly: true });
  const shownKinds = kinds.filter((kind) => isOwner || !ownerOnlyEntities.includes(kind));
  const isPhone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const [isOpen, setOpen] = useState(false);
  const isShown = !isPhone || isOpen;
  const count = [filters.who, filters.entity, filters.action, filters.from || filters.to].filter(Boolean).length;
  return (
    <Box
      role="search"
      aria-label={t('recordLists.filters.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, alignItems: 'center' }}
    >
      <ActivitySearch value={filters.q} onChange={(q) => change({ q })} />
      {isPhone && <FilterToggle count={count} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
      {isShown && (
        <>
          <FilterSelect
            label={t('activity.filter.who')}
            any={t('activity.filter.everybody')}
            value={filters.who}
            choices={[...people, ...others]}
            onChange={(who) => change({ who })}
          />
          <FilterSelect
            label={t('activity.filter.what')}
            any={t('activity.filter.everything')}
            value={filters.entity}
            choices={shownKinds.map((kind) => ({
              value: kind,
              label: t(`activity.kind.${kind}`, { _: t(resourceByEntity(kind)?.label ?? '') }),
            }))}
            onChange={(entity) => change({ entity })}
          />
          <FilterSelect
            label={t('activity.filter.action')}
            any={t('activity.filter.any')}
            value={filters.action}
            choices={filteredActions.map((action) => ({ value: action, label: t(`activity.action.${action}`) }))}
            onChange={(action) => change({ action })}
          />
          <ActivityDaysFilter value={filters} onChange={change} />
        </>
      )}
      {filters.record && (
        <Chip label={t('activity.filter.one_record')} onDelete={() => change({ record: '' })} sx={{ blockSize: 40 }} />
      )}
      {hasFilters(filters) && (
        <Button onClick={clear} sx={{ minHeight: 44 }}>
          {t('recordLists.filters.clear')}
        </Button>
      )}
    </Box>
  );
};
