import { activity } from './activity';
import { providers } from './providers';
import { subStores } from './subStores';

/** Texts of delivery people, the team and the audit log. */
export const texts = { activity, providers, subStores };
