import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, memo } from 'react';
import type { Item } from '#contract/entities/menu';
import { frame } from '../../theme/tokens';
import { MenuItemCard } from './MenuItemCard';

const isShown = (button: HTMLElement) => button.getClientRects().length > 0;
const buttonsIn = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-item]')].filter(isShown);

/** The button closest to the middle of another, in the next row above or below. */
function inNextRow(buttons: HTMLElement[], from: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const start = from.getBoundingClientRect();
  const middle = (box: DOMRect) => box.left + box.width / 2;
  const beyond = buttons
    .map((button) => ({ button, box: button.getBoundingClientRect() }))
    .filter(({ box }) => (step === 1 ? box.top >= start.bottom - 1 : box.bottom <= start.top + 1))
    .sort(
      (a, b) =>
        step * (a.box.top - b.box.top) ||
        Math.abs(middle(a.box) - middle(start)) - Math.abs(middle(b.box) - middle(start)),
    );
  return beyond[0]?.button;
}

/** Arrow keys move the focus between the menu's items, as they appear on screen. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const container = event.currentTarget;
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-item]');
  if (!from || !event.key.startsWith('Arrow')) return;
  const buttons = buttonsIn(container);
  const isRtl = getComputedStyle(container).direction === 'rtl';
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const to =
    event.key === 'ArrowDown' || event.key === 'ArrowUp'
      ? inNextRow(buttons, from, event.key === 'ArrowDown' ? 1 : -1)
      : buttons[buttons.indexOf(from) + (event.key === forward ? 1 : -1)];
  if (!to) return;
  event.preventDefault();
  to.focus();
}

/** The values that render items, besides the items; stable while the user types in the ticket. */
export interface MenuDrawing {
  text: (value: readonly string[]) => string;
  /** The price that a tap would add. */
  price: (item: Item) => string;
  counts: ReadonlyMap<string, number>;
  /** Ids of the items that aren't available at the order's time. */
  away: ReadonlySet<string>;
  onAdd: (item: Item) => void;
  onOptions: (item: Item) => void;
}

const Grid = styled('div')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
});

/** Off-screen sections need no layout, so that a menu of several hundred items scrolls smoothly. */
const Section = styled('section')({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 400px',
  scrollMarginBlockStart: 190 + frame.strip,
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
  const { text, price, counts, away, onAdd, onOptions } = drawing;
  return (
    <Grid>
      {items.map((item) => (
        <MenuItemCard
          key={item._id}
          item={item}
          name={text(item.name)}
          description={text(item.description)}
          price={price(item)}
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
