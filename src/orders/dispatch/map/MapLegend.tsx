import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useDispatching } from '../dispatchContext';
import { useFleetIds, usePerson } from '../people/fleet';
import { useFocused } from '../selection';

const Legend = styled('div')(({ theme: { palette, shape } }) => ({
  position: 'absolute',
  insetBlockEnd: 'calc(8px + var(--map-foot, 0px))',
  insetInlineStart: 8,
  zIndex: 500,
  maxInlineSize: 'calc(100% - 16px)',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 12,
  rowGap: 2,
  paddingInline: 8,
  paddingBlock: 4,
  borderRadius: shape.borderRadius,
  background: palette.background.paper,
  color: palette.text.secondary,
  fontSize: '0.75rem',
  pointerEvents: 'none',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 5 },
  '& i': { inlineSize: 10, blockSize: 10, flexShrink: 0 },
  '& .free': { background: palette.success.main, borderRadius: 5 },
  '& .on_job': { background: palette.info.main, borderRadius: 2 },
  '& .offline': { border: `2px dashed ${palette.text.secondary}`, borderRadius: 5 },
  '& .missing': { color: palette.warning.main, fontWeight: 550 },
}));

/**
 * Explains the shapes, and lists people who aren't shown because they share no location; that isn't the same as no one
 * being there.
 */
export const MapLegend = () => {
  const t = useTranslate();
  const { fleet, selection } = useDispatching();
  useFleetIds(fleet);
  const focused = useFocused(selection);
  const person = usePerson(fleet, focused?.kind === 'person' ? focused.id : '');
  const without = fleet.everybody().filter(({ location }) => !location).length;
  return (
    <Legend dir={document.dir}>
      {(['free', 'on_job', 'offline'] as const).map((state) => (
        <span key={state}>
          <i className={state} aria-hidden />
          {t(`boards.provider.availability.${state}`)}
        </span>
      ))}
      {person && !person.location ? (
        <span className="missing">{t('dispatch.map.no_position_of', { name: person.first_name })}</span>
      ) : (
        without > 0 && <span>{t('dispatch.map.no_position', { count: without })}</span>
      )}
    </Legend>
  );
};
