import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';

const TabList = styled('div')(({ theme: { palette, shape } }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 4,
  padding: 4,
  background: palette.sunken,
  borderRadius: shape.borderRadius,
  '& button': {
    display: 'grid',
    justifyItems: 'center',
    minBlockSize: 52,
    paddingInline: 2,
    paddingBlock: 4,
    border: 0,
    borderBlockEnd: '3px solid transparent',
    borderRadius: 8,
    background: 'none',
    color: palette.text.secondary,
    font: 'inherit',
    fontSize: '0.8125rem',
    fontWeight: 550,
    // A long word breaks instead of reaching into the next tab.
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    cursor: 'pointer',
  },
  '& .count': { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' },
  '& button[aria-selected="true"]': { background: palette.background.paper, color: palette.text.primary },
  ...Object.fromEntries(
    Object.entries(palette.stage).map(([stage, colour]) => [
      `& [data-stage="${stage}"]`,
      {
        '& .count': { color: colour },
        '&[aria-selected="true"]': { borderBlockEndColor: colour },
      },
    ]),
  ),
}));

interface StageTabsProps<Name extends string> {
  /** Accessible name of the tab list. */
  label: string;
  /** `stage` names the colour. */
  tabs: readonly { name: Name; label: string; count: number; stage: string }[];
  current: Name;
  onChange: (name: Name) => void;
  /** DOM id of the column below. */
  panelId: string;
}

/** DOM id of a stage's tab. */
export const tabId = (name: string): string => `tab-${name}`;

/** A board's stages on a phone: a tab with a count for each. */
export const StageTabs = <Name extends string>({ label, tabs, current, onChange, panelId }: StageTabsProps<Name>) => {
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const sign = document.dir === 'rtl' ? -1 : 1;
    const index = tabs.findIndex(({ name }) => name === current) + by * sign;
    const next = tabs[(index + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.name);
    document.getElementById(tabId(next.name))?.focus();
  };
  return (
    <TabList role="tablist" aria-label={label} onKeyDown={step}>
      {tabs.map(({ name, label: text, count, stage }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(name)}
          data-stage={stage}
          aria-selected={name === current}
          aria-controls={panelId}
          tabIndex={name === current ? 0 : -1}
          onClick={() => onChange(name)}
        >
          <span className="count">{count}</span>
          {text}
        </button>
      ))}
    </TabList>
  );
};
