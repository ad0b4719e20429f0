import ArrowRightAltIcon from '@mui/icons-material/ArrowRightAlt';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { mirrored } from '../../components/icons/mirrored';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useReferenceName } from '../../components/useReferenceName';
import { type FieldChange, isListChange, secretChange } from './fieldChanges';
import { useValueText, type Value } from './useValueText';

/** Fields whose values are kinds of reference data. */
const kinds: Readonly<Record<string, Parameters<typeof useReferenceName>[0]>> = {
  document_type_id: 'document_types',
  vehicle_type_id: 'vehicle_types',
};

/** The kind that a field's values are of; `undefined` for one that says itself what it is. */
export const typesOf = (field: string) => kinds[field];

interface TypeNameProps {
  types: NonNullable<ReturnType<typeof typesOf>>;
  value: Value;
}

/** What a kind is called: by its own list, asked for where one is shown. */
const TypeName = ({ types, value }: TypeNameProps) => {
  const t = useTranslate();
  const nameOf = useReferenceName(types);
  return typeof value === 'string' && value !== '' ? nameOf(value) : t('records.conflict.empty');
};

const Becomes = mirrored(ArrowRightAltIcon);

type Beside = Readonly<Record<string, Value>>;
interface ChangeProps {
  change: FieldChange;
  /** The other values of either side: some mean something only together. */
  sides: { old: Beside; now: Beside };
}

/** What came to a list and what went. */
const ListChange = ({ change: { field, old, now } }: ChangeProps) => {
  const t = useTranslate();
  const valueText = useValueText();
  const [gone, come] = [old, now].map((list) => (Array.isArray(list) ? list : []));
  return (
    <>
      {gone && gone.length > 0 && <Box>{t('activity.removed', { names: valueText(field, gone) })}</Box>}
      {come && come.length > 0 && <Box>{t('activity.added', { names: valueText(field, come) })}</Box>}
    </>
  );
};

/** What was there, and what is; one of them alone for a record that came or went. */
const ValueChange = ({ change, sides }: ChangeProps) => {
  const { field, old, now } = change;
  const t = useTranslate();
  const valueText = useValueText();
  const secret = secretChange(change);
  if (secret) return t(`activity.secret.${secret}`);
  const types = typesOf(field);
  const shown = (value: Value, beside: Beside) =>
    types ? <TypeName types={types} value={value} /> : valueText(field, value, beside, change.described);
  const [before, after] = [shown(old, sides.old), shown(now, sides.now)];
  if (old === undefined || now === undefined) return <bdi>{old === undefined ? after : before}</bdi>;
  // A secret says the same on either side.
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

/** The fields of an entry, each with its old and its new value in words. */
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
        const Change = isListChange(change) ? ListChange : ValueChange;
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
              <Change change={change} sides={sides} />
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
};
