import { domainHandlers } from './domainCalls';
import { publishingHandlers } from './publishing';
import { scriptHandlers } from './scripts';

export const websiteHandlers = { ...domainHandlers, ...publishingHandlers, ...scriptHandlers };
