import { useTheme } from '@mui/material/styles';
import { ChartsTooltipContainer, ChartsTooltipPaper } from '@mui/x-charts/ChartsTooltip';
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

/** The day that the keyboard has moved to: the library's own tooltip follows the pointer alone. */
const FocusedDay = ({ textOf }: { textOf: (index: number, series: unknown) => string }) => {
  const item = useFocusedItem();
  if (item?.type !== 'line' || item.dataIndex === undefined) return null;
  return (
    <ChartsTooltipContainer trigger="item" anchor="node">
      <ChartsTooltipPaper sx={{ p: 1 }}>{textOf(item.dataIndex, item.seriesId)}</ChartsTooltipPaper>
    </ChartsTooltipContainer>
  );
};

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
  const textOf = (index: number, series: unknown) =>
    series === ofBefore?.id
      ? `${ofBefore?.label}: ${valueFormatter(before?.[index] ?? null)}`
      : `${dayText(days[index]?.date ?? '')}: ${valueFormatter(days[index]?.net ?? null)}`;
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
      <FocusedDay textOf={textOf} />
    </LineChart>
  );
}
