/** Words of sign-ins with other services. Apart from their schemas, because pages without a session read them. */

/** Purposes of a sign-in with another service: to sign in here, to register a store, or to link it to one's account. */
export const socialPurposes = ['sign_in', 'register', 'link'] as const;
export type SocialPurpose = (typeof socialPurposes)[number];

/**
 * Why the app gets no ticket, in the fragment of its address. `cancelled`: the person didn't agree. `failed`: the service
 * can't be reached, or reports an error. `refused`: what it sent isn't right. `expired`: it took too long, was opened
 * again, or began in another browser.
 */
export const socialFailures = ['cancelled', 'failed', 'refused', 'expired', 'too_many'] as const;
export type SocialFailure = (typeof socialFailures)[number];
