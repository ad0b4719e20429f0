import type { BodyOf } from '#contract/calls/index';
import { entranceErrors } from '#contract/codes/entranceErrors';
import { crashReportOf } from '../config/crashReport';
import { foundConfig } from '../config/remoteConfig';
import { ApiError } from './apiError';
import { callApi } from './callApi';

/** Reports to the server's log that a part of the app failed. If the server can't be reached, the user isn't told. */
export function reportCrash(report: Omit<BodyOf<'add_crash_report'>, 'app_version'>): void {
  callApi('add_crash_report', { ...report, app_version: foundConfig()?.setting.server_version ?? '' }).catch(
    () => undefined,
  );
}

/**
 * The error that a call failed with. Anything else is a bug in the app: it is reported, and shown as an internal error.
 */
export function apiErrorOf(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  reportCrash(crashReportOf(thrown));
  return new ApiError(entranceErrors.INTERNAL_SERVER_ERROR);
}
