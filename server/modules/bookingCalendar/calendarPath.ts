/** Calendars of bookings lie below it. */
export const calendarBase = '/calendar/';

/** Path of the calendar with a token. Programs that look at the end of an address see what it is. */
export const calendarPath = (token: string): string => `${calendarBase}${token}.ics`;
