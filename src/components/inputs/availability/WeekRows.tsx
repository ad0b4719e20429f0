import Box from '@mui/material/Box';
import { useLocale } from 'react-admin';
import type { HoursError } from '#contract/opening/hoursErrors';
import type { OpeningDay } from '#contract/opening/weeklyHours';
import { DayRow } from './DayRow';
import { copiedTo, dayName, weekFrom } from './week';

interface WeekRowsProps {
  /** All seven days. */
  week: readonly OpeningDay[];
  errorOf: (key: string) => HoursError | undefined;
  onChange: (week: OpeningDay[]) => void;
  /** Translation key for a day without hours. */
  closed?: string;
}

/** The days of a week, in the order of the user's calendar. */
export const WeekRows = ({ week, errorOf, onChange, closed }: WeekRowsProps) => {
  const locale = useLocale() ?? 'en';
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      {weekFrom(locale).flatMap((weekday) => {
        const day = week[weekday];
        return day ? (
          <DayRow
            key={weekday}
            day={day}
            name={dayName(weekday, locale)}
            errorOf={errorOf}
            closed={closed}
            onChange={(changed) => onChange(week.map((each) => (each.day === weekday ? changed : each)))}
            onCopy={(days) => onChange(copiedTo(week, day, days))}
          />
        ) : (
          []
        );
      })}
    </Box>
  );
};
