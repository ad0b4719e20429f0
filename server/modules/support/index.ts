import type { supportCalls } from '#contract/calls/support';
import type { Handlers } from '#server/http/handler';
import { addCrashReport } from './addCrashReport';
import { addSupportMessage } from './addMessage';
import { getSupportThread } from './getThread';

export const supportHandlers: Handlers<keyof typeof supportCalls> = {
  get_support_thread: getSupportThread,
  add_support_message: addSupportMessage,
  add_crash_report: addCrashReport,
};
