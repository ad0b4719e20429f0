/**
 * Paths follow from the names of the calls, so the app needs no table (and no schema library) to
 * make a call: `login` -> `/v3/api/store/login`, `platform/approve` -> `/v3/api/platform/approve`,
 * `dashboard/BusyHour` -> `/dashboard/BusyHour`.
 */
export const apiBase = '/v3';

export const callPath = (name: string): string => {
  if (name.startsWith('dashboard/')) return `/${name}`;
  return name.startsWith('platform/') ? `${apiBase}/api/${name}` : `${apiBase}/api/store/${name}`;
};
