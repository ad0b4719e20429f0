import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';

interface ViewSwitchProps<View extends string> {
  label: string;
  value: View;
  views: readonly { view: View; label: string; icon: ReactNode }[];
  onChange: (view: View) => void;
}

/** How a list's records are shown. */
export const ViewSwitch = <View extends string>({ label, value, views, onChange }: ViewSwitchProps<View>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={value}
    aria-label={label}
    onChange={(_event, chosen: View | null) => chosen && onChange(chosen)}
    sx={{ '& button': { minInlineSize: 44, minHeight: 44 } }}
  >
    {views.map((entry) => (
      <ToggleButton key={entry.view} value={entry.view} aria-label={entry.label} title={entry.label}>
        {entry.icon}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
