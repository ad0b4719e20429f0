import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { Item } from '#contract/entities/menu';
import { MenuItemCard } from './MenuItemCard';

/** What drawing items needs beside them; stable while the ticket is typed into. */
export interface MenuDrawing {
  text: (value: readonly string[]) => string;
  money: (amount: number) => string;
  counts: ReadonlyMap<string, number>;
  /** Ids of the items that are not to be had at the time of the order. */
  away: ReadonlySet<string>;
  onAdd: (item: Item) => void;
  onOptions: (item: Item) => void;
}

const Grid = styled('div')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
});

/** Sections out of sight cost no layout, so that a menu of several hundred items scrolls smoothly. */
const Section = styled('section')({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 400px',
  scrollMarginBlockStart: 190,
});

export const MenuGrid = ({
  items,
  drawing,
  activeId,
}: {
  items: readonly Item[];
  drawing: MenuDrawing;
  activeId?: string;
}) => {
  const { text, money, counts, away, onAdd, onOptions } = drawing;
  return (
    <Grid>
      {items.map((item) => (
        <MenuItemCard
          key={item._id}
          item={item}
          name={text(item.name)}
          description={text(item.description)}
          price={money(item.price)}
          count={counts.get(item._id) ?? 0}
          isAway={away.has(item._id)}
          hasOptions={item.modifier_groups.length > 0}
          isActive={item._id === activeId}
          onAdd={onAdd}
          onOptions={onOptions}
        />
      ))}
    </Grid>
  );
};

export const sectionId = (subCategoryId: string): string => `menu-${subCategoryId}`;

export const MenuSection = memo(function MenuSection({
  id,
  title,
  items,
  drawing,
}: {
  id: string;
  title: string;
  items: readonly Item[];
  drawing: MenuDrawing;
}) {
  return (
    <Section id={sectionId(id)} aria-labelledby={`${sectionId(id)}-title`}>
      <Typography
        id={`${sectionId(id)}-title`}
        variant="subtitle2"
        component="h2"
        sx={{ color: 'text.secondary', mt: 2, mb: 1 }}
      >
        {title}
      </Typography>
      <MenuGrid items={items} drawing={drawing} />
    </Section>
  );
});
