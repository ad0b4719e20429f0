/** The functions of the dashboard for other modules and the jobs. */
export { isSummaryAddress, sendSummaries } from './sendSummaries';
