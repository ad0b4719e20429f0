/** The functions of the store's bank details for the logger. */
export { alarmPath } from './alarmPath';
