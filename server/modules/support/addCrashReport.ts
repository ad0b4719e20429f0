import type { Handler } from '#server/http/handler';

/** A line in the log, by which the id that a reader copied leads to the place in the program. Nothing of it is kept elsewhere. */
export const addCrashReport: Handler<'add_crash_report'> = async (body, { log, request }) => {
  const { report, name, page, app_version, at } = body;
  log.warn(
    { report, name, page, app_version, at, browser: request.userAgent.slice(0, 200) },
    'a page of the app failed',
  );
  return {};
};
