import type { BodyOf } from '#contract/calls/index';
import { foundConfig } from '../config/remoteConfig';
import { callApi } from './callApi';

/** Tells the server, for its log, that a part of the app failed. Where it is out of reach nobody is bothered. */
export function reportCrash(report: Omit<BodyOf<'add_crash_report'>, 'app_version'>): void {
  callApi('add_crash_report', { ...report, app_version: foundConfig()?.setting.server_version ?? '' }).catch(
    () => undefined,
  );
}
