import ArrowRightAltIcon from '@mui/icons-material/ArrowRightAlt';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useGetMany, useTranslate } from 'react-admin';
import type { EntityName } from '#contract/calls/entityNames';
import { mirrored } from '../../components/icons/mirrored';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useReferenceName } from '../../components/useReferenceName';
import { resourceOf } from '../../descriptors/resources/index';
import { useRecordNameOf } from '../../descriptors/useRecordName';
import { kindOf } from '../../kinds/index';
import { type FieldChange, listChange, secretChange } from './fieldChanges';
import { useValueText, type Value } from './useValueText';

/** Fields whose values are types from reference data. */
const kinds: Readonly<Record<string, Parameters<typeof useReferenceName>[0]>> = {
  document_type_id: 'document_types',
  vehicle_type_id: 'vehicle_types',
};

/** The reference list of a field's values; `undefined` if there is none. */
export const typesOf = (field: string) => kinds[field];

interface TypeNameProps {
  types: NonNullable<ReturnType<typeof typesOf>>;
  value: Value;
}

/** The name of a type, from its reference list, which is only fetched if one is shown. */
const TypeName = ({ types, value }: TypeNameProps) => {
  const t = useTranslate();
  const nameOf = useReferenceName(types);
  return typeof value === 'string' && value !== '' ? nameOf(value) : t('records.conflict.empty');
};

const Becomes = mirrored(ArrowRightAltIcon);

type Beside = Readonly<Record<string, Value>>;
interface ChangeProps {
  change: FieldChange;
  /** All values of both sides: some only make sense together. */
  sides: { old: Beside; now: Beside };
}

interface ListChangeProps {
  change: FieldChange;
  removed: readonly Value[];
  added: readonly Value[];
}

const ListChange = ({ change: { field, described }, removed, added }: ListChangeProps) => {
  const t = useTranslate();
  const valueText = useValueText();
  const names = (list: readonly Value[]) => valueText(field, list as Value, {}, described);
  return (
    <>
      {removed.length > 0 && <Box>{t('activity.removed', { names: names(removed) })}</Box>}
      {added.length > 0 && <Box>{t('activity.added', { names: names(added) })}</Box>}
    </>
  );
};

/** The old and the new value; only one of them for a record that was added or deleted. */
const ValueChange = ({ change, sides }: ChangeProps) => {
  const { field, old, now } = change;
  const t = useTranslate();
  const valueText = useValueText();
  const secret = secretChange(change);
  if (secret) return t(`activity.secret.${secret}`);
  const types = typesOf(field);
  const { described } = change;
  // References have their names from the log, or from `ReferenceChange`.
  const Comparison = described && !described.of ? kindOf(described.kind).Comparison : undefined;
  const shown = (value: Value, beside: Beside) => {
    if (types) return <TypeName types={types} value={value} />;
    if (Comparison && described && value) return <Comparison field={described} value={value} />;
    return valueText(field, value, beside, described);
  };
  const [before, after] = [shown(old, sides.old), shown(now, sides.now)];
  if (old === undefined || now === undefined) return <bdi>{old === undefined ? after : before}</bdi>;
  // A secret reads the same on both sides.
  if (before === after) return <bdi>{after}</bdi>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 }}>
      <Box component="span" sx={visuallyHidden}>
        {t('activity.before')}
      </Box>
      <Box component="bdi" sx={{ color: 'text.secondary' }}>
        {before}
      </Box>
      <Becomes aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
      <Box component="span" sx={visuallyHidden}>
        {t('activity.after')}
      </Box>
      <Box component="bdi" sx={{ fontWeight: 600 }}>
        {after}
      </Box>
    </Box>
  );
};

const Change = ({ change, sides }: ChangeProps) => {
  const list = listChange(change);
  return list ? <ListChange change={change} {...list} /> : <ValueChange change={change} sides={sides} />;
};

const idsOf = (...values: Value[]): string[] =>
  values.flat().filter((each): each is string => typeof each === 'string' && each !== '');

/** References that the audit log keeps without names get the names that their records have now. */
const ReferenceChange = ({ change, sides, of }: ChangeProps & { of: EntityName }) => {
  const t = useTranslate();
  const resource = resourceOf(of);
  const recordName = useRecordNameOf(resource);
  const ids = idsOf(change.old, change.now);
  const { data, isPending } = useGetMany(resource.raName, { ids }, { enabled: ids.length > 0 });
  const named = (value: Value): Value => {
    if (Array.isArray(value)) return value.map((each) => named(each) ?? null);
    if (typeof value !== 'string' || value === '') return value;
    const record = data?.find((each) => each?.id === value);
    const name = record ? recordName(record) : isPending ? '…' : t('recordLists.bulk.gone');
    return { _id: value, name: [name] };
  };
  return <Change change={{ ...change, old: named(change.old), now: named(change.now) }} sides={sides} />;
};

/** The fields of an entry, each with its old and new value. */
export const ChangeList = ({ changes, sides }: { changes: readonly FieldChange[]; sides: ChangeProps['sides'] }) => {
  const t = useTranslate();
  const { store } = useStoreFormat();
  const labelOf = ({ label: key, language }: FieldChange) => {
    const label = t(key);
    const name = language === undefined ? undefined : store.languages_supported[language]?.name;
    return name && store.languages_supported.length > 1
      ? t('records.languages.label', { label, language: name })
      : label;
  };
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(9rem, auto) minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: { xs: 0.25, sm: 0.75 },
        justifyContent: 'start',
      }}
    >
      {changes.map((change) => {
        const of = change.described?.of;
        return (
          <Box key={change.key} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {labelOf(change)}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, mb: { xs: 0.75, sm: 0 }, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', minInlineSize: 0 }}
            >
              {of ? (
                <ReferenceChange change={change} sides={sides} of={of} />
              ) : (
                <Change change={change} sides={sides} />
              )}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
};
