/** The functions of second factors' changes for other modules. */
export { factorAlarmPath } from './factorAlarmPath';
