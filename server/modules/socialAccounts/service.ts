/** Accounts at other sign-in services, and the tickets of people who have signed in there, for the modules that use them. */
export { addLink, endSocialLinks, findLink, isLinkOf, labelOf, type SocialLink } from './links';
export { findTicket, isEmailTrusted, makeTicket, type SocialTicketRow, takeTicket } from './tickets';
