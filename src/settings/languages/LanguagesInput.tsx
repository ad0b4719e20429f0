import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useGetList, useInput, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { limits } from '#contract/limits';
import { menuLanguageCodes, menuLanguageName } from '#contract/menuLanguages';
import { useIsAllowed } from '../../components/access/useIsAllowed';
import { asItIs } from '../../components/inputs/inputParts';
import { SortableList } from '../../components/sortable/SortableList';
import { SortHandle } from '../../components/sortable/SortableRow';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { paths } from '../../config/paths';
import { raName } from '../../descriptors/resources/index';
import { listFilter } from '../../records/list/toolbar/recordFilter';

interface Wished {
  code: string;
  is_visible: boolean;
}

/** How many items lack a text in a language, with the way to them. A language that isn't saved yet has none. */
const Untranslated = ({ position }: { position: number | undefined }) => {
  const t = useTranslate();
  const filter: Record<string, number> = position === undefined ? {} : { without_translation: position };
  const { total } = useGetList(raName('items'), { pagination: { page: 1, perPage: 1 }, filter });
  if (total === undefined) return null;
  const text = total === 0 ? t('settings.languages.translated') : t('settings.languages.untranslated', total);
  return position === undefined || total === 0 ? (
    <Typography variant="body2" color="text.secondary">
      {text}
    </Typography>
  ) : (
    <Link component={RouterLink} to={`${paths.itemList}${listFilter(filter)}`} variant="body2">
      {text}
    </Link>
  );
};

interface RowProps {
  language: Wished;
  isBase: boolean;
  onVisible: (isVisible: boolean) => void;
  onRemove: () => void;
}

const LanguageRow = ({ language: { code, is_visible }, isBase, onVisible, onRemove }: RowProps) => {
  const t = useTranslate();
  const mayReadItems = useIsAllowed()({ permission: 'store/product' });
  const { store } = useStoreFormat();
  const position = store.languages_supported.findIndex((language) => language.code === code);
  const name = menuLanguageName(code);
  return (
    <Paper variant="outlined" sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, p: 1 }}>
      <SortHandle sx={{ inlineSize: 44, blockSize: 44 }} />
      <Box sx={{ flex: '1 1 140px', minInlineSize: 0 }}>
        <Typography lang={code} sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        {isBase ? (
          <Typography variant="body2" color="text.secondary">
            {t('settings.languages.base')}
          </Typography>
        ) : (
          mayReadItems && <Untranslated position={position < 0 ? undefined : position} />
        )}
      </Box>
      <FormControlLabel
        control={<Switch checked={is_visible} disabled={isBase} onChange={(_event, checked) => onVisible(checked)} />}
        label={t('settings.languages.visible')}
        sx={{ minBlockSize: 44 }}
      />
      <IconButton
        aria-label={t('settings.languages.remove', { language: name })}
        disabled={isBase}
        onClick={onRemove}
        sx={{ inlineSize: 44, blockSize: 44 }}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Paper>
  );
};

/** The store's languages in their order. The first that it ever had is the one that all texts fall back to. */
export const LanguagesInput = ({ source }: { source: string }) => {
  const t = useTranslate();
  const { store } = useStoreFormat();
  const { field } = useInput({ source, ...asItIs });
  const wished: readonly Wished[] = field.value ?? [];
  const base = store.languages_supported[0]?.code ?? wished[0]?.code;
  const set = (next: readonly Wished[]) => field.onChange([...next]);
  const left = menuLanguageCodes.filter((code) => wished.every((language) => language.code !== code));
  return (
    <Box data-field={source} sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SortableList
        rows={wished}
        idOf={({ code }) => code}
        nameOf={({ code }) => menuLanguageName(code)}
        label={t('settings.languages.field.languages')}
        onReorder={(codes) => set(codes.flatMap((code) => wished.find((language) => language.code === code) ?? []))}
        sx={{ display: 'grid', gap: 1, p: 0, m: 0, listStyle: 'none' }}
      >
        {(language) => (
          <LanguageRow
            language={language}
            isBase={language.code === base}
            onVisible={(is_visible) => set(wished.map((each) => (each === language ? { ...each, is_visible } : each)))}
            onRemove={() => set(wished.filter((each) => each !== language))}
          />
        )}
      </SortableList>
      {wished.length < limits.languagesMax && (
        <TextField
          select
          size="small"
          label={t('settings.languages.add')}
          value=""
          onChange={({ target }) => set([...wished, { code: target.value, is_visible: true }])}
          sx={{ maxInlineSize: 320 }}
        >
          {left.map((code) => (
            <MenuItem key={code} value={code} lang={code} sx={{ minHeight: 44 }}>
              {menuLanguageName(code)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Typography variant="body2" color="text.secondary">
        {t('settings.languages.kept')}
      </Typography>
    </Box>
  );
};
