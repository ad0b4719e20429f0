import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useIsSelected, useSelectedShare, useSelection } from './selection';

/** The browser's own checkbox in a target that a finger hits: a hundred of them cost nothing. */
const Target = styled('label')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  cursor: 'pointer',
});

const Box = styled('input')(({ theme }) => ({
  inlineSize: 18,
  blockSize: 18,
  margin: 0,
  cursor: 'pointer',
  accentColor: theme.palette.primary.main,
}));

/** Selects one record. */
export const Tick = memo(function Tick({ id, label }: { id: string; label: string }) {
  const selection = useSelection();
  const isSelected = useIsSelected(id);
  return (
    <Target>
      <Box
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onChange={(event) => selection?.toggle(id, event.target.checked)}
      />
    </Target>
  );
});

/** Selects all of these records, or none of them. */
export const TickAll = ({ ids, label }: { ids: readonly string[]; label: string }) => {
  const selection = useSelection();
  const share = useSelectedShare(ids);
  return (
    <Target>
      <Box
        type="checkbox"
        aria-label={label}
        checked={share === 'all'}
        ref={(element) => {
          if (element) element.indeterminate = share === 'some';
        }}
        onChange={() => (share === 'all' ? selection?.remove(ids) : selection?.add(ids))}
      />
    </Target>
  );
};
