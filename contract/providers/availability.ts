/**
 * Whether a delivery person can be offered work, most available first. `on_job` follows from the orders and is never
 * set. Imports nothing, because the app's lists load it.
 */
export const availabilities = ['free', 'on_job', 'offline'] as const;
export type Availability = (typeof availabilities)[number];
