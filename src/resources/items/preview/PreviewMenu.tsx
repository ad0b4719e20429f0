import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Category, Item, StoreMenu, SubCategory } from '#contract/entities/menu';
import { Picture } from '../../../components/fields/Picture';
import { AvailabilityMark } from './AvailabilityMark';
import { usePreview } from './previewContext';

interface PreviewHeading {
  heading: SubCategory;
  items: Item[];
}

interface PreviewSection {
  /** `null` for sub-categories without a category. */
  category: Category | null;
  headings: PreviewHeading[];
}

const bySequence = (a: { sequence_number: number }, b: { sequence_number: number }): number =>
  a.sequence_number - b.sequence_number;

/** The menu in the customers' order: categories, sub-categories, items. Hidden and empty ones are left out. */
export function customerMenu(menu: StoreMenu): PreviewSection[] {
  const shown = menu.items.filter(({ is_visible }) => is_visible);
  const headings = menu.sub_categories
    .filter(({ is_visible }) => is_visible)
    .toSorted(bySequence)
    .map((heading) => ({
      heading,
      items: shown.filter(({ sub_category_id }) => sub_category_id === heading._id).toSorted(bySequence),
    }))
    .filter(({ items }) => items.length > 0);
  const categories = menu.categories.filter(({ is_visible }) => is_visible).toSorted(bySequence);
  const known = new Set(menu.categories.map(({ _id }) => _id));
  const free = headings.filter(({ heading }) => heading.category_id === null || !known.has(heading.category_id));
  return [
    { category: null, headings: free },
    ...categories.map((category) => ({
      category,
      headings: headings.filter(({ heading }) => heading.category_id === category._id),
    })),
  ].filter((section) => section.headings.length > 0);
}

const Row = styled('button')(({ theme }) => ({
  all: 'unset',
  boxSizing: 'border-box',
  inlineSize: '100%',
  cursor: 'pointer',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: '12px 16px',
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:focus-visible': { outline: `3px solid ${theme.palette.info.main}`, outlineOffset: -3 },
  '&[data-out=true] img': { filter: 'grayscale(1)', opacity: 0.6 },
}));

const Described = styled('span')(({ theme }) => ({
  fontSize: '0.8125rem',
  color: theme.palette.text.secondary,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
}));

const ItemRow = ({ item, onOpen }: { item: Item; onOpen: (item: Item) => void }) => {
  const { text, money } = usePreview();
  return (
    <Row type="button" data-out={!item.is_in_stock} onClick={() => onOpen(item)}>
      <span
        style={{ flex: 1, minInlineSize: 0, display: 'grid', gap: 4, alignContent: 'start', justifyItems: 'start' }}
      >
        <strong style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{text(item.name)}</strong>
        {text(item.description) && <Described>{text(item.description)}</Described>}
        <span style={{ fontVariantNumeric: 'tabular-nums' }}>{money(item.price)}</span>
        <AvailabilityMark item={item} />
      </span>
      <Picture image={item.images[0]} size={84} />
    </Row>
  );
};

/** The menu's sub-categories with their items, as the customer app lists them. */
export const PreviewMenu = ({
  sections,
  onOpen,
}: {
  sections: readonly PreviewSection[];
  onOpen: (item: Item) => void;
}) => {
  const t = useTranslate();
  const { text } = usePreview();
  if (sections.length === 0)
    return (
      <Typography role="status" sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
        {t('items.preview.empty')}
      </Typography>
    );
  return sections.map(({ category, headings }) => (
    <section key={category?._id ?? 'none'}>
      {category && (
        <Typography variant="h2" component="h3" sx={{ px: 2, pt: 3, pb: 0.5, overflowWrap: 'anywhere' }}>
          {text(category.name)}
        </Typography>
      )}
      {headings.map(({ heading, items }) => (
        // Sub-categories outside the viewport cost no layout: a menu can have several hundred items.
        <section key={heading._id} style={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 500px' }}>
          <Typography variant="h3" component="h4" sx={{ px: 2, pt: 2.5, pb: 1, overflowWrap: 'anywhere' }}>
            {text(heading.name)}
          </Typography>
          {items.map((item) => (
            <ItemRow key={item._id} item={item} onOpen={onOpen} />
          ))}
        </section>
      ))}
    </section>
  ));
};
