import { useTheme } from '@mui/material/styles';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { useFocusedItem } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTranslate } from 'react-admin';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { usePlainDayText } from '../../../components/time/useDayText';

interface SalesChartProps {
  days: readonly { date: string; net: number }[];
  /** As many days of the range that it is compared with, if any. */
  before: readonly number[] | null;
}

/** The library's tooltip of a day follows the pointer alone. */
const TooltipOfFocus = () => (useFocusedItem() ? <ChartsTooltip trigger="item" anchor="node" /> : null);

/** Sales by day. Its keys move between the days; the table below has the same numbers. */
export default function SalesChart({ days, before }: SalesChartProps) {
  const t = useTranslate();
  const { direction, palette } = useTheme();
  const { money } = useStoreFormat();
  const dayText = usePlainDayText();
  // The library doesn't mirror its axes.
  const isReversed = direction === 'rtl';
  const valueFormatter = (value: number | null) => (value === null ? '' : money(value));
  const ofRange = {
    ...{ id: 'range', label: t('dashboard.net'), color: palette.primary.main, showMark: false },
    ...{ data: days.map(({ net }) => net), valueFormatter },
  };
  const ofBefore = before && {
    ...{ id: 'before', label: t('dashboard.before'), color: palette.text.secondary, showMark: false },
    ...{ data: days.map((_, index) => before[index] ?? null), valueFormatter },
  };
  return (
    <LineChart
      height={260}
      title={t('dashboard.days.title')}
      enableKeyboardNavigation
      // The library hides where the focus is until a point has it.
      sx={{ '& svg:focus-visible': { outline: `2px solid ${palette.primary.main}` } }}
      series={ofBefore ? [ofRange, ofBefore] : [ofRange]}
      xAxis={[{ scaleType: 'point', data: days.map(({ date }) => date), valueFormatter: dayText, reverse: isReversed }]}
      yAxis={[{ width: 80, position: isReversed ? 'right' : 'left', valueFormatter: money }]}
    >
      <TooltipOfFocus />
    </LineChart>
  );
}
