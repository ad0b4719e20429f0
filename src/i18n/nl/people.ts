import { activity } from './activity';
import { providers } from './providers';
import { subStores } from './subStores';

export const texts = { activity, providers, subStores };
