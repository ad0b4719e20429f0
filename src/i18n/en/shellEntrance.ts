import { shellStart } from './shellStart';

/** Texts that the frame and the entrance share. */
export const shellEntrance = {
  ...shellStart,
  dark_mode: 'Dark mode',
  light_mode: 'Light mode',
  language: {
    choose: 'Language',
    failed: 'Couldn’t load this language. Check the connection and choose it again.',
  },
  unreachable: 'Can’t reach the server. Check the connection and try again.',
  outage: {
    title: 'Storedesk can’t reach its database',
    detail: 'The problem is on our side, not your connection. Nothing is lost.',
    try_again: 'Storedesk can’t reach its database right now. Nothing is lost: try again in a moment.',
  },
  not_found: {
    title: 'This page doesn’t exist',
    detail: 'The address may be mistyped, or the page may have moved.',
    home: 'Back to orders',
  },
  unauthorized: {
    title: 'No access',
    detail: 'You are not authorized to view the page you are trying to access.',
    home: 'Back to orders',
  },
  guard: {
    not_verified: 'Not verified. Sign in to verify your email address and phone number.',
    not_verified_email: 'Not verified. Sign in to verify your email address.',
    not_verified_phone: 'Not verified. Sign in to verify your phone number.',
  },
};
