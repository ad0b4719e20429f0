interface TimeFormat {
  locale: string;
  timezone: string;
}

/*
 * Apart from the formats of the admin area, whose texts guests would have to load with them. A weekday and a month in
 * full: guests copy them into their own calendars.
 */

/** Day and time of day at the store. */
export const bookingTime = (at: string, { locale, timezone: timeZone }: TimeFormat): string =>
  new Intl.DateTimeFormat(locale, {
    ...({ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const),
    timeZone,
  }).format(new Date(at));

/** Time of day at the store. */
export const bookingClock = (at: string, { locale, timezone: timeZone }: TimeFormat): string =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(at));
