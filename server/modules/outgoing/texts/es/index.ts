import type { LanguageTexts } from '../../messageTexts';
import { billing } from './billing';
import { customers } from './customers';
import { owners } from './owners';
import { team } from './team';

export const es: LanguageTexts = { ...team, ...owners, ...customers, ...billing };
