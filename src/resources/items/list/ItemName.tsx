import TranslateIcon from '@mui/icons-material/Translate';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Item } from '#contract/entities/menu';
import type { Language } from '#contract/entities/store';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useListText } from '../../../components/text/useListText';
import { paths } from '../../../config/paths';
import type { ListedItem } from './listedItem';

/**
 * The store's languages in which an item's name is missing, or its description although the first language has one.
 * The first language is never missing.
 */
export const missingLanguages = (
  item: Pick<Item, 'name' | 'description'>,
  languages: readonly Language[],
): Language[] =>
  languages.filter(
    ({ is_removed }, position) =>
      !is_removed &&
      position > 0 &&
      (!item.name[position] || (Boolean(item.description[0]) && !item.description[position])),
  );

const Opens = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  minInlineSize: 0,
  color: theme.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: `3px solid ${theme.palette.info.main}`, outlineOffset: -2 },
}));

const Name = styled('span')({
  fontWeight: 550,
  lineHeight: 1.25,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
});

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  flexShrink: 0,
  padding: '1px 6px',
  borderRadius: 10,
  fontSize: '0.6875rem',
  fontWeight: 600,
  textTransform: 'uppercase',
  color: theme.palette.warning.main,
  border: `1px solid ${theme.palette.warning.main}`,
  '& svg': { fontSize: 12 },
}));

/** An item's name, which opens it, and its missing languages. */
export const ItemName = ({ item }: { item: ListedItem }) => {
  const t = useTranslate();
  const list = useListText();
  const { store, text } = useStoreFormat();
  const missing = missingLanguages(item, store.languages_supported);
  const missingText = t('items.list.missing', { languages: list(missing.map(({ name }) => name)) });
  const [first, ...more] = missing;
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 8, minInlineSize: 0 }}>
      <Opens to={`${paths.itemList}/${item._id}`}>
        <Name dir="auto">{text(item.name)}</Name>
      </Opens>
      {first && (
        <Mark role="img" title={missingText} aria-label={missingText}>
          <TranslateIcon aria-hidden />
          {more.length === 0 ? first.code : missing.length}
        </Mark>
      )}
    </span>
  );
};
